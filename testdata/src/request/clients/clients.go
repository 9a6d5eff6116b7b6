// Package clients sends requests through clients of several makes.
package clients

import (
	"context"
	"net/http"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime"
	"github.com/hashicorp/go-retryablehttp"
	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/authentication"
	khttp "github.com/microsoft/kiota-http-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/users"

	"request/clients/made"
)

const me = "https://graph.microsoft.com/v1.0/me"

type holder struct {
	off  *msgraphsdk.GraphServiceClient
	pair *made.Pair
	hc   *http.Client
}

func newHolder(auth authentication.AuthenticationProvider) *holder {
	return &holder{off: made.Off(auth), pair: made.Both(auth), hc: made.HTTP()}
}

func (h *holder) fields(ctx context.Context) {
	h.off.Me().Get(ctx, nil)      // want `client repeats nothing`
	h.pair.Off.Me().Get(ctx, nil) // want `client repeats nothing`
	h.pair.On.Me().Get(ctx, nil)  // want `client repeats 429, 503 and 504`
	h.hc.Get(me)                  // want `client repeats 429, 503 and 504`
}

func parameters(ctx context.Context, c *msgraphsdk.GraphServiceClient, hc *http.Client, rc *retryablehttp.Client) {
	c.Me().Get(ctx, nil) // want `client repeats 429, 503 and 504`
	hc.Get(me)           // want `client repeats nothing`
	rc.Get(me)           // want `client repeats 429, 500, .* and failures without an answer`
}

func nilClient(ctx context.Context, auth authentication.AuthenticationProvider) {
	adapter, _ := msgraphsdk.NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(auth, nil, nil, nil)
	msgraphsdk.NewGraphServiceClient(adapter).Me().Get(ctx, nil) // want `client repeats 429, 503 and 504`
}

func zeroIsThree(ctx context.Context, auth authentication.AuthenticationProvider) {
	mw, _ := khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{MaxRetries: 0})
	hc := khttp.GetDefaultClient(mw...)
	hc.Get(me) // want `client repeats 429, 503 and 504`
}

func forOneRequest(ctx context.Context, c *msgraphsdk.GraphServiceClient) {
	cfg := &users.UserItemRequestBuilderGetRequestConfiguration{}
	cfg.Options = append(cfg.Options, off()...)
	c.Me().Get(ctx, cfg) // want `client repeats nothing`
}

func off() []abstractions.RequestOption {
	return []abstractions.RequestOption{&khttp.RetryHandlerOptions{
		ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool { return false },
	}}
}

func once(token string) {
	rc := retryablehttp.NewClient()
	rc.RetryMax = 0
	rc.Get(me)                  // want `client repeats nothing`
	rc.StandardClient().Get(me) // want `client repeats nothing`
}

func pipelines(ctx context.Context) {
	req, _ := runtime.NewRequest(ctx, http.MethodGet, me)
	usual := runtime.NewPipeline("m", "v1", runtime.PipelineOptions{}, nil)
	usual.Do(req) // want `client repeats 408, 429`
	never := runtime.NewPipeline("m", "v1", runtime.PipelineOptions{}, &policy.ClientOptions{Retry: policy.RetryOptions{MaxRetries: -1}})
	never.Do(req) // want `client repeats nothing`
}

// byContext: the options of one request come with its context.
func byContext(ctx context.Context, pl runtime.Pipeline) {
	ctx = policy.WithRetryOptions(ctx, policy.RetryOptions{MaxRetries: -1})
	req, _ := runtime.NewRequest(ctx, http.MethodGet, me)
	pl.Do(req) // want `client repeats nothing`
	once, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	pl.Do(asked(once)) // want `client repeats nothing`
	five := policy.WithRetryOptions(context.Background(), policy.RetryOptions{MaxRetries: 5})
	pl.Do(asked(five)) // want `client repeats 408, 429`
}

func asked(ctx context.Context) *policy.Request {
	req, _ := runtime.NewRequest(ctx, http.MethodGet, me)
	return req
}

func refuses(ctx context.Context) {
	req, _ := runtime.NewRequest(ctx, http.MethodGet, me)
	pl := runtime.NewPipeline("m", "v1", runtime.PipelineOptions{}, &policy.ClientOptions{Retry: policy.RetryOptions{
		ShouldRetry: func(*http.Response, error) bool { return false },
	}})
	pl.Do(req) // want `client repeats nothing`
}

// inside sets what a client does where it is kept.
type inside struct {
	once, some *retryablehttp.Client
}

func newInside() *inside {
	i := &inside{once: retryablehttp.NewClient(), some: retryablehttp.NewClient()}
	i.once.RetryMax = 0
	i.some.RetryMax = 2
	return i
}

func (i *inside) get() {
	i.once.Get(me) // want `client repeats nothing`
	i.some.Get(me) // want `client repeats 429, 500`
}

func useInside() { newInside().once.Get(me) } // want `client repeats nothing`

func refused() {
	rc := retryablehttp.NewClient()
	rc.CheckRetry = func(ctx context.Context, resp *http.Response, err error) (bool, error) { return false, err }
	rc.Get(me) // want `client repeats nothing`
}
