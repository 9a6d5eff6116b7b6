// Package retryablehttp is a stand-in for github.com/hashicorp/go-retryablehttp: some of its
// declarations, with empty bodies, for the analyzers' tests.
package retryablehttp

import (
	"context"
	"io"
	"net/http"
	"net/url"
	"time"
)

type ReaderFunc func() (io.Reader, error)

type ResponseHandlerFunc func(*http.Response) error

type LenReader interface {
	Len() int
}

type Request struct {
	*http.Request
}

func (r *Request) WithContext(ctx context.Context) *Request  { return nil }
func (r *Request) SetResponseHandler(fn ResponseHandlerFunc) {}
func (r *Request) BodyBytes() ([]byte, error)                { return nil, nil }
func (r *Request) SetBody(rawBody interface{}) error         { return nil }
func (r *Request) WriteTo(w io.Writer) (int64, error)        { return 0, nil }

func FromRequest(r *http.Request) (*Request, error) { return nil, nil }

func NewRequest(method, url string, rawBody interface{}) (*Request, error) { return nil, nil }

func NewRequestWithContext(ctx context.Context, method, url string, rawBody interface{}) (*Request, error) {
	return nil, nil
}

type Logger interface {
	Printf(string, ...interface{})
}

type LeveledLogger interface {
	Error(msg string, keysAndValues ...interface{})
	Info(msg string, keysAndValues ...interface{})
	Debug(msg string, keysAndValues ...interface{})
	Warn(msg string, keysAndValues ...interface{})
}

type RequestLogHook func(Logger, *http.Request, int)

type ResponseLogHook func(Logger, *http.Response)

type CheckRetry func(ctx context.Context, resp *http.Response, err error) (bool, error)

type Backoff func(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration

type ErrorHandler func(resp *http.Response, err error, numTries int) (*http.Response, error)

type PrepareRetry func(req *http.Request) error

type Client struct {
	HTTPClient      *http.Client
	Logger          interface{}
	RetryWaitMin    time.Duration
	RetryWaitMax    time.Duration
	RetryMax        int
	RequestLogHook  RequestLogHook
	ResponseLogHook ResponseLogHook
	CheckRetry      CheckRetry
	Backoff         Backoff
	ErrorHandler    ErrorHandler
	PrepareRetry    PrepareRetry
}

func (c *Client) Do(req *Request) (*http.Response, error) { return nil, nil }
func (c *Client) Get(url string) (*http.Response, error)  { return nil, nil }
func (c *Client) Head(url string) (*http.Response, error) { return nil, nil }
func (c *Client) Post(url, bodyType string, body interface{}) (*http.Response, error) {
	return nil, nil
}
func (c *Client) PostForm(url string, data url.Values) (*http.Response, error) { return nil, nil }
func (c *Client) StandardClient() *http.Client                                 { return nil }

func NewClient() *Client { return nil }

func DefaultRetryPolicy(ctx context.Context, resp *http.Response, err error) (bool, error) {
	return false, nil
}

func ErrorPropagatedRetryPolicy(ctx context.Context, resp *http.Response, err error) (bool, error) {
	return false, nil
}

func DefaultBackoff(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration {
	return 0
}

func LinearJitterBackoff(min, max time.Duration, attemptNum int, resp *http.Response) time.Duration {
	return 0
}

func PassthroughErrorHandler(resp *http.Response, err error, _ int) (*http.Response, error) {
	return nil, nil
}

func Get(url string) (*http.Response, error) { return nil, nil }

func Head(url string) (*http.Response, error) { return nil, nil }

func Post(url, bodyType string, body interface{}) (*http.Response, error) { return nil, nil }

func PostForm(url string, data url.Values) (*http.Response, error) { return nil, nil }

type RoundTripper struct {
	Client *Client
}

func (rt *RoundTripper) RoundTrip(req *http.Request) (*http.Response, error) { return nil, nil }
