// Package transport: transports.
package transport

import (
	"context"
	"log"
	"log/slog"
	"net/http"
	"net/http/httputil"
	"net/url"

	"github.com/hashicorp/go-retryablehttp"
	khttp "github.com/microsoft/kiota-http-go"
	"k8s.io/klog/v2"
)

type Logging struct{ next http.RoundTripper }

func (t *Logging) RoundTrip(req *http.Request) (*http.Response, error) {
	slog.Debug("->", "method", req.Method, "url", req.URL.String()) // want "writes a full Graph URL to the log"
	resp, err := t.next.RoundTrip(req)
	if err != nil {
		slog.Debug("<-", "err", err)
		return nil, err
	}
	slog.Debug("<-", "status", resp.StatusCode, "url", resp.Request.URL.Path)
	klog.V(2).InfoS("<-", "status", resp.StatusCode, "url", resp.Request.URL) // want "writes a full Graph URL to the log"
	return resp, nil
}

type Dumping struct{ next http.RoundTripper }

func (t Dumping) RoundTrip(req *http.Request) (*http.Response, error) {
	b, _ := httputil.DumpRequest(req, false)
	log.Printf("%s", b) // want "writes the text of a request with its Authorization header to the log"
	clone := req.Clone(req.Context())
	clone.Header.Del("Authorization")
	clone.URL.RawQuery = ""
	b, _ = httputil.DumpRequest(clone, false)
	log.Printf("%s", b)
	return t.next.RoundTrip(req)
}

type Careful struct{ next http.RoundTripper }

func (t Careful) RoundTrip(req *http.Request) (*http.Response, error) {
	u := *req.URL
	u.RawQuery = ""
	slog.Info("->", "url", u.String())
	h := req.Header.Clone()
	h.Set("Authorization", "[redacted]")
	slog.Info("->", "headers", h)
	safe := make(http.Header)
	for k, v := range req.Header {
		if !sensitive[k] {
			safe[k] = v
		}
	}
	slog.Info("->", "headers", safe)
	u2 := &url.URL{Scheme: req.URL.Scheme, Host: req.URL.Host, Path: req.URL.Path}
	slog.Info("->", "url", u2)
	return t.next.RoundTrip(req)
}

var sensitive = map[string]bool{"Authorization": true}

type Mid struct{}

func (Mid) Intercept(p khttp.Pipeline, i int, req *http.Request) (*http.Response, error) {
	for name, values := range req.Header {
		log.Printf("%s=%v", name, values) // want "writes headers with Authorization among them to the log"
	}
	resp, err := p.Next(req, i)
	if resp != nil {
		log.Printf("%d %s", resp.StatusCode, resp.Request.URL) // want "writes a full Graph URL to the log"
		log.Printf("%d %s", resp.StatusCode, resp.Header.Get("request-id"))
	}
	return resp, err
}

type rtFunc func(*http.Request) (*http.Response, error)

func (f rtFunc) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func Client() *http.Client {
	return &http.Client{Transport: rtFunc(func(r *http.Request) (*http.Response, error) {
		log.Println(r.Method, r.URL) // want "writes a full Graph URL to the log"
		return http.DefaultTransport.RoundTrip(r)
	})}
}

func Retryable(ctx context.Context, user string) error {
	rc := retryablehttp.NewClient()
	req, err := retryablehttp.NewRequestWithContext(ctx, "GET", "https://graph.microsoft.com/v1.0/users/"+user, nil)
	if err != nil {
		return err
	}
	log.Println(req.URL) // want "writes a full Graph URL to the log"
	log.Println(req.URL.Path)
	resp, err := rc.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func Handler(w http.ResponseWriter, r *http.Request) {
	log.Println(r.Method, r.URL, r.Header)
	log.Println(r.Header.Get("Authorization"))
	who(r)
}

func who(r *http.Request) { log.Println("caller", r.Header.Get("Authorization"), r.URL) }
