// Package behind hands answers to functions that take interfaces.
package behind

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"

	"batchenvelope/behind/read"

	abs "github.com/microsoft/kiota-abstractions-go"
	core "github.com/microsoftgraph/msgraph-sdk-go-core"
)

func faultIDs(ctx context.Context, b core.BatchRequest, a abs.RequestAdapter) []string {
	resp, err := b.Send(ctx, a) // want `no status inside resp is looked at`
	if err != nil {
		return nil
	}
	return read.IDs(resp)
}

// Silent: the other package looks, one call further down.
func worst(ctx context.Context, b core.BatchRequest, a abs.RequestAdapter) int32 {
	resp, err := b.Send(ctx, a)
	if err != nil {
		return 0
	}
	return read.Worst(resp)
}

func faultLabels(ctx context.Context, b core.BatchRequest, a abs.RequestAdapter) (out []string) {
	resp, err := b.Send(ctx, a) // want `no status inside resp is looked at`
	if err != nil {
		return nil
	}
	for _, e := range resp.GetResponses() {
		out = append(out, read.Label(e))
	}
	return out
}

func faultVisit(ctx context.Context, b core.BatchRequest, a abs.RequestAdapter) (n int) {
	resp, err := b.Send(ctx, a) // want `no status inside resp is looked at`
	if err != nil {
		return 0
	}
	read.Visit(resp.GetResponses(), func(e read.Entry) { n += len(*e.GetId()) })
	return n
}

// Silent: the visitor looks.
func visitor(ctx context.Context, b core.BatchRequest, a abs.RequestAdapter) (n int) {
	resp, err := b.Send(ctx, a)
	if err != nil {
		return 0
	}
	read.Visit(resp.GetResponses(), func(e read.Entry) {
		if *e.GetStatus() == 429 {
			n++
		}
	})
	return n
}

type step struct {
	Status int    `json:"status"`
	Body   []byte `json:"body"`
}

func (s step) Refused() bool { return s.Status > 399 }
func (s step) Bytes() []byte { return s.Body }

func results(hc *http.Client, in io.Reader) ([]read.Result, error) {
	resp, err := hc.Post("https://graph.microsoft.com/v1.0/$batch", "application/json", in)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var env struct{ Responses []step }
	if err := json.NewDecoder(resp.Body).Decode(&env); err != nil {
		return nil, err
	}
	var out []read.Result
	for _, s := range env.Responses {
		out = append(out, s)
	}
	return out, nil
}

func faultWritten(hc *http.Client, in io.Reader, w io.Writer) error {
	list, err := results(hc, in) // want `no status inside list`
	if err != nil {
		return err
	}
	for _, r := range list {
		if err := put(w, r); err != nil {
			return err
		}
	}
	return nil
}

func put(w io.Writer, r read.Result) error {
	_, err := w.Write(r.Bytes())
	return err
}

func faultFile(hc *http.Client, in io.Reader) error {
	list, err := results(hc, in) // want `no status inside list`
	if err != nil || len(list) == 0 {
		return err
	}
	return os.WriteFile("first", list[0].Bytes(), 0o600)
}

// Silent: refused steps are left out before.
func writtenGood(hc *http.Client, in io.Reader, w io.Writer) error {
	list, err := results(hc, in)
	if err != nil {
		return err
	}
	for _, r := range list {
		if r.Refused() {
			continue
		}
		if err := put(w, r); err != nil {
			return err
		}
	}
	return nil
}

// Silent: the other package asks each.
func joinedGood(hc *http.Client, in io.Reader) ([]byte, error) {
	list, err := results(hc, in)
	if err != nil {
		return nil, err
	}
	return read.JoinGood(list), nil
}

// Silent: the other package does not see what Bytes does.
func joined(hc *http.Client, in io.Reader) ([]byte, error) {
	list, err := results(hc, in)
	if err != nil {
		return nil, err
	}
	return read.Join(list), nil
}
