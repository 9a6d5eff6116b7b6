// Package made makes clients for another package.
package made

import (
	"net/http"
	"time"

	"github.com/microsoft/kiota-abstractions-go/authentication"
	khttp "github.com/microsoft/kiota-http-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

// Pair holds one client of each kind.
type Pair struct {
	Off, On *msgraphsdk.GraphServiceClient
}

func no(time.Duration, int, *http.Request, *http.Response) bool { return false }

// Off makes a client whose retries are off.
func Off(auth authentication.AuthenticationProvider) *msgraphsdk.GraphServiceClient {
	hc := khttp.GetDefaultClient(khttp.NewRedirectHandler(), khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{ShouldRetry: no}))
	adapter, _ := msgraphsdk.NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(auth, nil, nil, hc)
	return msgraphsdk.NewGraphServiceClient(adapter)
}

// Both makes both.
func Both(auth authentication.AuthenticationProvider) *Pair {
	adapter, _ := msgraphsdk.NewGraphRequestAdapter(auth)
	return &Pair{Off: Off(auth), On: msgraphsdk.NewGraphServiceClient(adapter)}
}

type layer struct{ next http.RoundTripper }

func (l layer) RoundTrip(req *http.Request) (*http.Response, error) { return l.next.RoundTrip(req) } // want `open, to Graph, client repeats 429, 503 and 504`

// HTTP wraps kiota's pipeline.
func HTTP() *http.Client { return &http.Client{Transport: layer{khttp.NewCustomTransport()}} }
