// Package hooks hangs functions into clients for Graph.
package hooks

import (
	"context"
	"log"
	"net/http"
	"time"

	"github.com/hashicorp/go-retryablehttp"
	khttp "github.com/microsoft/kiota-http-go"
)

const home = "https://graph.microsoft.com/v1.0"

type service struct{ client *retryablehttp.Client }

// A method value.
func (s *service) faultTry(_ retryablehttp.Logger, req *http.Request, n int) {
	log.Print(n, " ", req.URL) // want `log.Print writes a full Graph URL`
	log.Print(n, " ", req.URL.Path)
}

// A function that makes the hook.
func answers(l *log.Logger) retryablehttp.ResponseLogHook {
	return func(_ retryablehttp.Logger, resp *http.Response) {
		l.Print(resp.Request.Header) // want `l.Print writes headers with Authorization`
		l.Print(resp.Status, resp.Header.Get("request-id"))
	}
}

func (s *service) arm(verbose bool) {
	s.client.RequestLogHook = s.faultTry
	s.client.ResponseLogHook = answers(log.Default())
	check := retryablehttp.DefaultRetryPolicy
	if verbose {
		check = func(ctx context.Context, resp *http.Response, err error) (bool, error) {
			if resp != nil {
				log.Printf("again: %s", resp.Request.URL) // want `log.Printf writes a full Graph URL`
			}
			return err != nil, nil
		}
	}
	s.client.CheckRetry = check
}

func retries() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(d time.Duration, n int, req *http.Request, resp *http.Response) bool {
		log.Print(n, d, req.URL) // want `log.Print writes a full Graph URL`
		log.Print(n, d, req.Method, resp.StatusCode)
		return n < 2
	}}
}

// Silent: no client calls it.
func unused(_ retryablehttp.Logger, resp *http.Response) { log.Print(resp.Request.URL) }

func (s *service) ask(ctx context.Context) (*http.Response, error) {
	req, err := retryablehttp.NewRequestWithContext(ctx, "GET", home+"/users", nil)
	if err != nil {
		return nil, err
	}
	return s.client.Do(req)
}
