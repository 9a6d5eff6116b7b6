// Package runtime is a stand-in for github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime: some of its
// declarations, with empty bodies, for the analyzers' tests.
package runtime

import (
	"context"
	"net/http"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/internal/exported"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
)

func NewResponseError(resp *http.Response) error { return nil }

type PipelineOptions struct {
	AllowedHeaders         []string
	AllowedQueryParameters []string
	PerCall                []policy.Policy
	PerRetry               []policy.Policy
}

type Pipeline = exported.Pipeline

func NewPipeline(module, version string, plOpts PipelineOptions, options *policy.ClientOptions) Pipeline {
	return Pipeline{}
}

type BearerTokenPolicy struct {
}

func (b *BearerTokenPolicy) Do(req *policy.Request) (*http.Response, error) { return nil, nil }

func NewBearerTokenPolicy(cred exported.TokenCredential, scopes []string, opts *policy.BearerTokenOptions) *BearerTokenPolicy {
	return nil
}

func NewLogPolicy(o *policy.LogOptions) policy.Policy { return nil }

func NewRetryPolicy(o *policy.RetryOptions) policy.Policy { return nil }

func WithRetryOptions(parent context.Context, options policy.RetryOptions) context.Context {
	return nil
}

func NewRequest(ctx context.Context, httpMethod string, endpoint string) (*policy.Request, error) {
	return nil, nil
}

func NewRequestFromRequest(req *http.Request) (*policy.Request, error) { return nil, nil }

func JoinPaths(root string, paths ...string) string { return "" }

func MarshalAsJSON(req *policy.Request, v any) error { return nil }

func Payload(resp *http.Response) ([]byte, error) { return nil, nil }

func HasStatusCode(resp *http.Response, statusCodes ...int) bool { return false }

func UnmarshalAsJSON(resp *http.Response, v any) error { return nil }

func Drain(resp *http.Response) {}
