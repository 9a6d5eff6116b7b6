// Package loops sends requests again whose bodies were read.
package loops

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

const base = "https://graph.microsoft.com/v1.0"

type Desk struct{ client *http.Client }

// Rename makes the request before the loop.
func (d *Desk) Rename(ctx context.Context, id, name string) error {
	data, err := json.Marshal(map[string]string{"displayName": name})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPatch, base+"/groups/"+id, bytes.NewReader(data))
	if err != nil {
		return err
	}
	for attempt := 0; attempt < 3; attempt++ {
		resp, err := d.client.Do(req) // want `^req, made at line 26, is sent again by the loop at line 30 after its body was read: over HTTP/2 the service gets its length without its bytes, over HTTP/1.1 the next try fails unless the connection was kept; make the request anew`
		if err != nil {
			return err
		}
		resp.Body.Close()
		if resp.StatusCode != http.StatusTooManyRequests {
			return nil
		}
		time.Sleep(time.Second)
	}
	return fmt.Errorf("throttled")
}

// Stream has a body of unknown length.
func (d *Desk) Stream(id string, from io.Reader) error {
	req, err := http.NewRequest("PUT", base+"/drives/"+id+"/content", io.LimitReader(os.Stdin, 1<<20))
	if err != nil {
		return err
	}
	for {
		resp, err := d.client.Do(req) // want `req, made at line 46, is sent again by the loop at line 50 after its body was read: the next try is sent with an empty body, and nothing tells of it; keep the bytes`
		if err == nil && resp.StatusCode < 500 {
			return resp.Body.Close()
		}
	}
}

// Reader keeps the reader and makes the requests.
func (d *Desk) Reader(ctx context.Context, id string, data []byte) error {
	body := bytes.NewReader(data)
	for range 4 {
		req, err := http.NewRequestWithContext(ctx, "PATCH", base+"/users/"+id, body)
		if err != nil {
			return err
		}
		resp, err := d.client.Do(req) // want `the body, made at line 60, is read by the first try: when the loop at line 61 sends the request again it is empty, and nothing tells of it; make the reader anew`
		if err != nil {
			continue
		}
		resp.Body.Close()
		return nil
	}
	return nil
}

// Post gives the reader to http.Post.
func Post(text string) (err error) {
	body := strings.NewReader(text)
	for i := 0; i < 2; i++ {
		var resp *http.Response
		resp, err = http.Post(base+"/me/onenote/pages", "text/html", body) // want `the body, made at line 78, is read by the first try`
		if err == nil {
			resp.Body.Close()
			return nil
		}
	}
	return err
}

// Clones copies the request, and with it the body that was read.
func (d *Desk) Clones(ctx context.Context, buf *bytes.Buffer) error {
	req, err := http.NewRequest("POST", base+"/subscriptions", strings.NewReader("{}"))
	if err != nil {
		return err
	}
	for i := range 5 {
		resp, err := d.client.Do(req.Clone(ctx)) // want `the request, made at line 92, is sent again by the loop at line 96`
		if err == nil {
			return resp.Body.Close()
		}
		time.Sleep(time.Duration(i) * time.Second)
	}
	return nil
}

// Twice has no loop: once more after the token was renewed.
func (d *Desk) Twice(renew func() string, name string) (*http.Response, error) {
	req, err := http.NewRequest("PATCH", base+"/me", strings.NewReader(name))
	if err != nil {
		return nil, err
	}
	resp, err := d.client.Do(req)
	if err == nil && resp.StatusCode == http.StatusUnauthorized {
		resp.Body.Close()
		req.Header.Set("Authorization", renew())
		resp, err = d.client.Do(req) // want `req, made at line 108, is sent a second time after its body was read`
	}
	return resp, err
}

// ByHand is given its body by assignment.
func (d *Desk) ByHand(text string) error {
	req, err := http.NewRequest("PATCH", base+"/me/mailboxSettings", nil)
	if err != nil {
		return err
	}
	req.Body = io.NopCloser(strings.NewReader(text))
	for {
		resp, err := d.client.Do(req) // want `req, made at line 123, is sent again by the loop at line 128 after its body was read: the next try is sent with an empty body`
		if err == nil {
			return resp.Body.Close()
		}
	}
}

// made is a helper that makes the request.
func made(method, path string, body io.Reader) (*http.Request, error) {
	req, err := http.NewRequest(method, base+path, body)
	if err != nil {
		return nil, fmt.Errorf("request: %w", err)
	}
	req.Header.Set("Content-Type", "application/json")
	return req, nil
}

func (d *Desk) Made(payload []byte) error {
	req, err := made("PATCH", "/organization", bytes.NewBuffer(payload))
	if err != nil {
		return err
	}
	for n := 0; n < 3; n++ {
		resp, err := d.client.Do(req) // want `req, made at line 147, is sent again`
		if err != nil {
			continue
		}
		return resp.Body.Close()
	}
	return nil
}

// patient holds the loop, its callers the requests.
func (d *Desk) patient(req *http.Request) (resp *http.Response, err error) {
	for n := 0; n < 3; n++ {
		resp, err = d.client.Do(req) // want `req, made at line 173, is sent again by the loop at line 163`
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
	}
	return resp, err
}

func (d *Desk) Note(text string) error {
	req, err := http.NewRequest("PUT", base+"/me/drive/root:/note.txt:/content", strings.NewReader(text))
	if err != nil {
		return err
	}
	_, err = d.patient(req)
	return err
}

// Optional has a body in one of two cases.
func (d *Desk) Optional(method string, payload []byte) error {
	var body io.Reader
	if payload != nil {
		body = bytes.NewReader(payload)
	}
	req, err := http.NewRequest(method, base+"/me/contacts", body)
	if err != nil {
		return err
	}
	for n := 0; n < 3; n++ {
		resp, err := d.client.Do(req) // want `req, made at line 187, is sent again`
		if err == nil {
			return resp.Body.Close()
		}
	}
	return nil
}

// put makes the request of a body that it is given.
func (d *Desk) put(path string, body io.Reader) error {
	req, err := http.NewRequest("PUT", base+path, body)
	if err != nil {
		return err
	}
	resp, err := d.client.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (d *Desk) Photo(data []byte) (err error) {
	photo := bytes.NewReader(data)
	for range 3 {
		if err = d.put("/me/photo/$value", photo); err == nil { // want `the body, made at line 214, is read by the first try`
			return nil
		}
	}
	return err
}
