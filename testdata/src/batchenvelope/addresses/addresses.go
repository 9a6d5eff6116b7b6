// Package addresses makes the address of the batch endpoint.
package addresses

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"path"
	"strings"

	"github.com/hashicorp/go-retryablehttp"
)

var root = "https://graph.microsoft.us/beta"

const dynamics = "https://org.crm.dynamics.com/api/data/v9.2"

type client struct {
	hc       *http.Client
	rc       *retryablehttp.Client
	base     string
	batchURL string
}

func newClient(hc *http.Client) *client {
	return &client{hc: hc, base: root, batchURL: root + "/$batch"}
}

// Another national cloud, by Sprintf.
func faultSprintf(hc *http.Client) error {
	res, err := hc.Post(fmt.Sprintf("%s/$batch", root), "application/json", nil) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// A field that holds the address, set in the constructor.
func (c *client) faultField() error {
	res, err := c.hc.Post(c.batchURL, "application/json", nil) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// The request of another library.
func (c *client) faultRetryable(ctx context.Context) error {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodPost, c.base+"/$batch", []byte(`{}`))
	if err != nil {
		return err
	}
	res, err := c.rc.Do(req) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// A url.URL by its parts.
func faultParts(hc *http.Client) error {
	u := url.URL{Scheme: "https", Host: "graph.microsoft.com", Path: path.Join("/", "v1.0", "$batch")}
	res, err := hc.Post(u.String(), "application/json", nil) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// A request by its parts.
func faultLiteral(hc *http.Client, u *url.URL) error {
	req := &http.Request{Method: http.MethodPost, URL: u.JoinPath("v1.0", "$batch")}
	res, err := hc.Do(req.WithContext(context.TODO())) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Trimmed, joined, with a query.
func (c *client) faultTrimmed() error {
	u, err := url.Parse(strings.TrimRight(c.base, "/") + "/$batch?x=1")
	if err != nil {
		return err
	}
	res, err := http.Post(u.String(), "application/json", nil) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// A transport sends it.
func faultTransport(rt http.RoundTripper, u string) error {
	req, err := http.NewRequest(http.MethodPost, strings.Join([]string{u, "$batch"}, "/"), nil)
	if err != nil {
		return err
	}
	res, err := rt.RoundTrip(req) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

type doer interface {
	Do(*http.Request) (*http.Response, error)
}

// An interface of the program in front of the client.
func faultDoer(d doer, u string) error {
	req, err := http.NewRequest(http.MethodPost, u+"/$batch", nil)
	if err != nil {
		return err
	}
	res, err := d.Do(req) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: another service speaks OData too.
func otherService(hc *http.Client) error {
	res, err := hc.Post(dynamics+"/$batch", "multipart/mixed", nil)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: so it does by Sprintf.
func otherSprintf(hc *http.Client) error {
	res, err := hc.Post(fmt.Sprintf("%s/$batch", dynamics), "multipart/mixed", nil)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: the address is written out.
func otherLiteral(hc *http.Client) error {
	res, err := hc.Post("https://services.odata.org/V4/$batch", "multipart/mixed", nil)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: the name in another place of the path.
func notTheEnd(hc *http.Client) error {
	res, err := hc.Post(root+"/$batch/metadata", "application/json", nil)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: only printed.
func onlyText() string { return fmt.Sprintf("POST %s", "/$batch") }
