// Package policy is a stand-in for github.com/Azure/azure-sdk-for-go/sdk/azcore/policy: some of its
// declarations, with empty bodies, for the analyzers' tests.
package policy

import (
	"context"
	"net/http"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/internal/exported"
)

type Policy = exported.Policy

type Transporter = exported.Transporter

type Request = exported.Request

type ClientOptions struct {
	APIVersion                      string
	InsecureAllowCredentialWithHTTP bool
	Logging                         LogOptions
	Retry                           RetryOptions
	Telemetry                       TelemetryOptions
	Transport                       Transporter
	PerCallPolicies                 []Policy
	PerRetryPolicies                []Policy
}

type LogOptions struct {
	IncludeBody        bool
	AllowedHeaders     []string
	AllowedQueryParams []string
}

type RetryOptions struct {
	MaxRetries    int32
	TryTimeout    time.Duration
	RetryDelay    time.Duration
	MaxRetryDelay time.Duration
	StatusCodes   []int
	ShouldRetry   func(*http.Response, error) bool
}

type TelemetryOptions struct {
	ApplicationID string
	Disabled      bool
}

type TokenRequestOptions = exported.TokenRequestOptions

type BearerTokenOptions struct {
	InsecureAllowCredentialWithHTTP bool
}

func WithCaptureResponse(parent context.Context, resp **http.Response) context.Context { return nil }

func WithHTTPHeader(parent context.Context, header http.Header) context.Context { return nil }

func WithRetryOptions(parent context.Context, options RetryOptions) context.Context { return nil }
