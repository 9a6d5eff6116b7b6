package graph

import (
	"go/types"
	"strings"
)

// A Rule says what a client, or a part of one, repeats by itself, by the
// function that makes it.
type Rule struct {
	// As is the argument that decides: a client, an adapter, a list of
	// middlewares. None if nothing does.
	As int
	// Nil is what decides if that argument is nil or empty.
	Nil Power
	// Fixed is what the thing repeats where As is None.
	Fixed Power
	// Why names the place in the source.
	Why string
}

// Power is what repeats requests by itself.
type Power uint8

// The powers.
const (
	Nothing   Power = iota
	Kiota           // kiota's retry handler
	Retryable       // go-retryablehttp's policy
	Azcore          // azcore's retry policy
)

// ClientRule returns the rule for the function with that full name,
// "import/path.Recv.Name".
func ClientRule(name string) (Rule, bool) {
	if rest, ok := strings.CutPrefix(name, BetaPath); ok {
		name = SDKPath + rest
	}
	r, ok := clientRules[name]
	return r, ok
}

// Makes reports whether fn makes a client or a part of one.
func Makes(fn *types.Func) bool {
	id := ID(fn)
	if id.Recv != "" {
		return id.Pkg == RetryablePath && id.Name == "StandardClient"
	}
	_, ok := ClientRule(id.Pkg + "." + id.Name)
	return ok
}

var clientRules = map[string]Rule{
	SDKPath + ".NewGraphServiceClientWithCredentials":                                                 {As: None, Fixed: Kiota, Why: "graph_service_client.go:24"},
	SDKPath + ".NewGraphServiceClientWithCredentialsAndHosts":                                         {As: None, Fixed: Kiota, Why: "graph_service_client.go:29"},
	SDKPath + ".NewGraphServiceClient":                                                                {As: 0, Nil: Kiota, Why: "graph_service_client.go:16"},
	SDKPath + ".NewGraphBaseServiceClient":                                                            {As: 0, Nil: Kiota, Why: "graph_base_service_client.go"},
	SDKPath + ".NewGraphRequestAdapter":                                                               {As: None, Fixed: Kiota, Why: "graph_request_adapter.go:34"},
	SDKPath + ".NewGraphRequestAdapterWithParseNodeFactory":                                           {As: None, Fixed: Kiota, Why: "graph_request_adapter.go:44"},
	SDKPath + ".NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactory":              {As: None, Fixed: Kiota, Why: "graph_request_adapter.go:55"},
	SDKPath + ".NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient": {As: 3, Nil: Kiota, Why: "graph_request_adapter.go:67; core graph_request_adapter_base.go:37-39 for nil"},

	CorePath + ".NewGraphRequestAdapterBase":                                                               {As: None, Fixed: Kiota, Why: "graph_request_adapter_base.go:18"},
	CorePath + ".NewGraphRequestAdapterBaseWithParseNodeFactory":                                           {As: None, Fixed: Kiota, Why: "graph_request_adapter_base.go:23"},
	CorePath + ".NewGraphRequestAdapterBaseWithParseNodeFactoryAndSerializationWriterFactory":              {As: None, Fixed: Kiota, Why: "graph_request_adapter_base.go:28"},
	CorePath + ".NewGraphRequestAdapterBaseWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient": {As: 4, Nil: Kiota, Why: "graph_request_adapter_base.go:33"},
	CorePath + ".GetDefaultClient":                                                                         {As: 1, Nil: Kiota, Why: "graph_client_factory.go:26: a list replaces the default one"},
	CorePath + ".GetDefaultMiddlewaresWithOptions":                                                         {As: None, Fixed: Kiota, Why: "graph_client_factory.go:12"},
	CorePath + ".NewBatchRequest":                                                                          {As: 0, Nil: Kiota, Why: "batch_requests.go:57"},
	CorePath + ".NewBatchRequestCollection":                                                                {As: 0, Nil: Kiota, Why: "batch_request_collection.go:17"},
	CorePath + ".NewBatchRequestCollectionWithLimit":                                                       {As: 0, Nil: Kiota, Why: "batch_request_collection.go:22"},
	CorePath + ".NewPageIterator":                                                                          {As: 1, Nil: Kiota, Why: "page_iterator.go:53"},
	UploaderPath + ".NewLargeFileUploadTask":                                                               {As: 0, Nil: Kiota, Why: "large_file_upload_task.go: the adapter is the first argument"},

	KiotaPath + ".GetDefaultClient":                                                                       {As: 0, Nil: Kiota, Why: "kiota_client_factory.go:62: a list replaces the default one"},
	KiotaPath + ".GetClientWithProxySettings":                                                             {As: 1, Nil: Kiota, Why: "kiota_client_factory.go:15"},
	KiotaPath + ".GetClientWithAuthenticatedProxySettings":                                                {As: 3, Nil: Kiota, Why: "kiota_client_factory.go:28"},
	KiotaPath + ".NewCustomTransport":                                                                     {As: 0, Nil: Kiota, Why: "pipeline.go:74"},
	KiotaPath + ".NewCustomTransportWithParentTransport":                                                  {As: 1, Nil: Kiota, Why: "pipeline.go:79"},
	KiotaPath + ".GetDefaultMiddlewares":                                                                  {As: None, Fixed: Kiota, Why: "kiota_client_factory.go:80"},
	KiotaPath + ".GetDefaultMiddlewaresWithOptions":                                                       {As: 0, Nil: Kiota, Why: "kiota_client_factory.go:85: unless the options say never"},
	KiotaPath + ".NewNetHttpRequestAdapter":                                                               {As: None, Fixed: Kiota, Why: "nethttp_request_adapter.go:54"},
	KiotaPath + ".NewNetHttpRequestAdapterWithParseNodeFactory":                                           {As: None, Fixed: Kiota, Why: "nethttp_request_adapter.go:59"},
	KiotaPath + ".NewNetHttpRequestAdapterWithParseNodeFactoryAndSerializationWriterFactory":              {As: None, Fixed: Kiota, Why: "nethttp_request_adapter.go:64"},
	KiotaPath + ".NewNetHttpRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient": {As: 3, Nil: Kiota, Why: "nethttp_request_adapter.go:69"},
	KiotaPath + ".NewNetHttpRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClientAndObservabilityOptions": {As: 3, Nil: Kiota, Why: "nethttp_request_adapter.go:74"},
	KiotaPath + ".NewRetryHandler":            {As: None, Fixed: Kiota, Why: "retry_handler.go"},
	KiotaPath + ".NewRetryHandlerWithOptions": {As: 0, Nil: Kiota, Why: "retry_handler.go"},

	RetryablePath + ".NewClient":             {As: None, Fixed: Retryable, Why: "client.go:440-450"},
	RetryablePath + ".Client.StandardClient": {As: 0, Nil: Retryable, Why: "client.go:920"},

	AzcorePath + "/runtime.NewPipeline":    {As: 3, Nil: Azcore, Why: "runtime/pipeline.go:82: unless MaxRetries is negative"},
	AzcorePath + "/runtime.NewRetryPolicy": {As: 0, Nil: Azcore, Why: "runtime/policy_retry.go"},
}
