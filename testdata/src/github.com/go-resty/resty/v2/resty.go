// Package resty is a stand-in for github.com/go-resty/resty/v2: some of its
// declarations, with empty bodies, for the analyzers' tests.
package resty

import (
	"net/http"
	"time"
)

type (
	RequestMiddleware  func(*Client, *Request) error
	ResponseMiddleware func(*Client, *Response) error
	PreRequestHook     func(*Client, *http.Request) error
	RequestLogCallback func(*RequestLog) error
)

type RequestLog struct {
	Header http.Header
	Body   string
}

type Client struct {
	BaseURL string
	Header  http.Header
	Token   string
	Debug   bool
}

func New() *Client                          { return nil }
func NewWithClient(hc *http.Client) *Client { return nil }

func (c *Client) SetBaseURL(url string) *Client                  { return c }
func (c *Client) SetHeader(header, value string) *Client         { return c }
func (c *Client) SetAuthToken(token string) *Client              { return c }
func (c *Client) SetBasicAuth(username, password string) *Client { return c }
func (c *Client) SetDebug(d bool) *Client                        { return c }
func (c *Client) OnBeforeRequest(m RequestMiddleware) *Client    { return c }
func (c *Client) OnAfterResponse(m ResponseMiddleware) *Client   { return c }
func (c *Client) SetPreRequestHook(h PreRequestHook) *Client     { return c }
func (c *Client) OnRequestLog(rl RequestLogCallback) *Client     { return c }
func (c *Client) R() *Request                                    { return nil }

type Request struct {
	URL        string
	Method     string
	Token      string
	AuthScheme string
	Header     http.Header
	Time       time.Time
	RawRequest *http.Request
}

func (r *Request) SetHeader(header, value string) *Request       { return r }
func (r *Request) SetBody(body any) *Request                     { return r }
func (r *Request) SetAuthToken(token string) *Request            { return r }
func (r *Request) SetQueryParam(param, value string) *Request    { return r }
func (r *Request) Get(url string) (*Response, error)             { return nil, nil }
func (r *Request) Head(url string) (*Response, error)            { return nil, nil }
func (r *Request) Post(url string) (*Response, error)            { return nil, nil }
func (r *Request) Put(url string) (*Response, error)             { return nil, nil }
func (r *Request) Patch(url string) (*Response, error)           { return nil, nil }
func (r *Request) Delete(url string) (*Response, error)          { return nil, nil }
func (r *Request) Options(url string) (*Response, error)         { return nil, nil }
func (r *Request) Execute(method, url string) (*Response, error) { return nil, nil }
func (r *Request) Send() (*Response, error)                      { return nil, nil }

type Response struct {
	Request     *Request
	RawResponse *http.Response
}

func (r *Response) Body() []byte        { return nil }
func (r *Response) Status() string      { return "" }
func (r *Response) StatusCode() int     { return 0 }
func (r *Response) Header() http.Header { return nil }
