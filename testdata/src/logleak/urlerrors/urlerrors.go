// Package urlerrors logs the errors of requests. It is looked at with url-errors.
package urlerrors

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"net/url"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type item struct {
	Name string `json:"name"`
	URL  string `json:"@microsoft.graph.downloadUrl"`
}

// Bad.

func put(ctx context.Context, client *http.Client, s models.UploadSessionable, part []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPut, *s.GetUploadUrl(), bytes.NewReader(part))
	if err != nil {
		return err
	}
	resp, err := client.Do(req)
	if err != nil {
		log.Printf("upload: %v", err) // want `log.Printf writes the error of the request sent at line 29 to the log, and that of net/http prints the whole URL \(an upload URL, which needs no token\): whoever reads the log can use it until it expires; log the Err of the \*url.Error instead`
		return err
	}
	return resp.Body.Close()
}

func fetch(it item) {
	resp, err := http.Get(it.URL)
	if err != nil {
		slog.Error("download failed", "name", it.Name, "err", err) // want `a download URL`
		return
	}
	resp.Body.Close()
}

func text(it item) {
	if _, err := http.Head(it.URL); err != nil {
		log.Println("no answer: " + err.Error())
		log.Println(err.Error()) // want `sent at line 47`
	}
}

func wrapped(client *http.Client, it item) {
	_, err := client.Get(it.URL)
	if err != nil {
		err = fmt.Errorf("fetching %s: %w", it.Name, err)
		log.Print(err) // want `log.Print writes the error`
	}
}

func attr(client *http.Client, it item) {
	if _, err := client.Get(it.URL); err != nil {
		slog.LogAttrs(context.Background(), slog.LevelWarn, "download", slog.Any("err", err)) // want `slog.LogAttrs writes the error`
	}
}

func get(address string) {
	if _, err := http.Get(address); err != nil {
		log.Print(err) // want `log.Print writes the error`
	}
}

func viaHelper(it item) { get(it.URL) }

func poll(client *http.Client, s models.UploadSessionable) {
	address := *s.GetUploadUrl()
	for range 3 {
		if _, err := client.Get(address); err != nil {
			log.Fatalf("status of the upload: %s", err) // want `log.Fatalf writes the error`
		}
	}
}

func deferred(it item) {
	_, err := http.Get(it.URL)
	if err != nil {
		defer log.Print(err) // want `log.Print writes the error`
	}
}

// Good.

func returned(it item) error {
	_, err := http.Get(it.URL)
	return err
}

func inner(it item) {
	_, err := http.Get(it.URL)
	var ue *url.Error
	if errors.As(err, &ue) {
		log.Print(ue.Err)
	}
}

func kindOnly(it item) {
	if _, err := http.Get(it.URL); errors.Is(err, context.DeadlineExceeded) {
		log.Print("timed out")
	}
}

func status(it item) {
	if resp, err := http.Get(it.URL); err == nil {
		log.Print(resp.Status)
	}
}

func needsToken(client *http.Client) {
	if _, err := client.Get("https://graph.microsoft.com/v1.0/organization"); err != nil {
		log.Print(err)
	}
}

func links(client *http.Client, id string) {
	if _, err := client.Get("https://graph.microsoft.com/v1.0/users/" + id); err != nil {
		log.Print(err)
	}
}

func otherError(it item) {
	if _, err := http.NewRequest(http.MethodGet, "https://example.com/", nil); err != nil {
		log.Print(err)
	}
	log.Print(it.Name)
}

func typed(it item) {
	if _, err := http.Get(it.URL); err != nil {
		log.Printf("%s: failed with a %T", it.Name, nil)
	}
}

func counted(it item, errs chan<- error) {
	_, err := http.Get(it.URL)
	errs <- err
}
