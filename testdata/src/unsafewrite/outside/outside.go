// Package outside is told by others where Graph is.
package outside

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"time"
)

type Client struct {
	root *url.URL
	text string
	hc   *http.Client
}

func New(root string, hc *http.Client) (*Client, error) {
	u, err := url.Parse(root)
	if err != nil {
		return nil, err
	}
	return &Client{root: u, text: root, hc: hc}, nil
}

func (c *Client) call(ctx context.Context, method, ref string, in any) error {
	b, err := json.Marshal(in)
	if err != nil {
		return err
	}
	for attempt := 0; attempt < 3; attempt++ {
		_, err := url.Parse(ref)
		if err != nil {
			return err
		}
		req, err := http.NewRequestWithContext(ctx, method, c.text+"/"+ref, bytes.NewReader(b))
		if err != nil {
			return err
		}
		resp, err := c.hc.Do(req)
		if err != nil {
			return err
		}
		resp.Body.Close()
		if resp.StatusCode != 429 && resp.StatusCode != 503 {
			return nil
		}
		time.Sleep(time.Second)
	}
	return fmt.Errorf("throttled")
}

type attachment struct {
	Type string `json:"@odata.type"`
}

func (c *Client) Attach(ctx context.Context, id string) error {
	return c.call(ctx, http.MethodPost, "me/messages/"+id+"/attachments", attachment{Type: "#microsoft.graph.fileAttachment"}) // want `the POST …/me/messages/…/attachments .* is repeated by the retry in Client.call`
}
