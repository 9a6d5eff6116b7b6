// Package exported is a stand-in for github.com/Azure/azure-sdk-for-go/sdk/azcore/internal/exported: some of its
// declarations, with empty bodies, for the analyzers' tests.
package exported

import (
	"context"
	"io"
	"net/http"
	"time"
)

type AccessToken struct {
	Token     string
	ExpiresOn time.Time
	RefreshOn time.Time
}

type TokenRequestOptions struct {
	Claims    string
	EnableCAE bool
	Scopes    []string
	TenantID  string
}

type TokenCredential interface {
	GetToken(ctx context.Context, options TokenRequestOptions) (AccessToken, error)
}

type KeyCredential struct {
}

func (k *KeyCredential) Update(key string) {}

type Policy interface {
	Do(req *Request) (*http.Response, error)
}

type Pipeline struct {
}

func (p Pipeline) Do(req *Request) (*http.Response, error) { return nil, nil }

type Transporter interface {
	Do(req *http.Request) (*http.Response, error)
}

func NewPipeline(transport Transporter, policies ...Policy) Pipeline { return Pipeline{} }

type Request struct {
}

func (req *Request) Body() io.ReadSeekCloser                                  { return nil }
func (req *Request) Raw() *http.Request                                       { return nil }
func (req *Request) Next() (*http.Response, error)                            { return nil, nil }
func (req *Request) SetOperationValue(value any)                              {}
func (req *Request) OperationValue(value any) bool                            { return false }
func (req *Request) SetBody(body io.ReadSeekCloser, contentType string) error { return nil }
func (req *Request) RewindBody() error                                        { return nil }
func (req *Request) Close() error                                             { return nil }
func (req *Request) Clone(ctx context.Context) *Request                       { return nil }
func (req *Request) WithContext(ctx context.Context) *Request                 { return nil }

func NewRequestFromRequest(req *http.Request) (*Request, error) { return nil, nil }

func NewRequest(ctx context.Context, httpMethod string, endpoint string) (*Request, error) {
	return nil, nil
}

type PolicyFunc func(*Request) (*http.Response, error)

func (pf PolicyFunc) Do(req *Request) (*http.Response, error) { return nil, nil }

type ResponseError struct {
	ErrorCode   string
	StatusCode  int
	RawResponse *http.Response `json:"-"`
}

func (e *ResponseError) Error() string                   { return "" }
func (e ResponseError) MarshalJSON() ([]byte, error)     { return nil, nil }
func (e *ResponseError) UnmarshalJSON(data []byte) error { return nil }
