// Package nethttplibrary is a stand-in for github.com/microsoft/kiota-http-go: some of its
// declarations, with empty bodies, for the analyzers' tests.
package nethttplibrary

import (
	"context"
	"io"
	"net/http"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/authentication"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ChaosStrategy int

const (
	Manual ChaosStrategy = iota
	Random
)

type ChaosHandlerOptions struct {
	BaseUrl         string
	ChaosStrategy   ChaosStrategy
	StatusCode      int
	StatusMessage   string
	ChaosPercentage int
	ResponseBody    *http.Response
	Headers         map[string][]string
	StatusMap       map[string]map[string]int
}

func (handlerOptions *ChaosHandlerOptions) GetBaseUrl() string                      { return "" }
func (handlerOptions *ChaosHandlerOptions) GetChaosStrategy() ChaosStrategy         { return 0 }
func (handlerOptions *ChaosHandlerOptions) GetStatusCode() int                      { return 0 }
func (handlerOptions *ChaosHandlerOptions) GetStatusMessage() string                { return "" }
func (handlerOptions *ChaosHandlerOptions) GetChaosPercentage() int                 { return 0 }
func (handlerOptions *ChaosHandlerOptions) GetResponseBody() *http.Response         { return nil }
func (handlerOptions *ChaosHandlerOptions) GetHeaders() map[string][]string         { return nil }
func (handlerOptions *ChaosHandlerOptions) GetStatusMap() map[string]map[string]int { return nil }
func (handlerOptions *ChaosHandlerOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}

type ChaosHandler struct {
}

func (middleware ChaosHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewChaosHandlerWithOptions(handlerOptions *ChaosHandlerOptions) (*ChaosHandler, error) {
	return nil, nil
}

func NewChaosHandler() *ChaosHandler { return nil }

const (
	ChaosHandlerTriggeredEventKey = "com.microsoft.kiota.chaos_handler_triggered"
)

type CompressionHandler struct {
}

func (c *CompressionHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

type CompressionOptions struct {
}

func (o CompressionOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}
func (o CompressionOptions) ShouldCompress() bool { return false }

func NewCompressionHandler() *CompressionHandler { return nil }

func NewCompressionHandlerWithOptions(option CompressionOptions) *CompressionHandler { return nil }

func NewCompressionOptions(enableCompression bool) CompressionOptions { return CompressionOptions{} }

func NewCompressionOptionsReference(enableCompression bool) *CompressionOptions { return nil }

type HeadersInspectionOptions struct {
	InspectRequestHeaders  bool
	InspectResponseHeaders bool
	RequestHeaders         *abstractions.RequestHeaders
	ResponseHeaders        *abstractions.ResponseHeaders
}

func (o *HeadersInspectionOptions) GetInspectRequestHeaders() bool                    { return false }
func (o *HeadersInspectionOptions) GetInspectResponseHeaders() bool                   { return false }
func (o *HeadersInspectionOptions) GetRequestHeaders() *abstractions.RequestHeaders   { return nil }
func (o *HeadersInspectionOptions) GetResponseHeaders() *abstractions.ResponseHeaders { return nil }
func (o *HeadersInspectionOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}

func NewHeadersInspectionOptions() *HeadersInspectionOptions { return nil }

type HeadersInspectionHandler struct {
}

func (middleware HeadersInspectionHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewHeadersInspectionHandler() *HeadersInspectionHandler { return nil }

func NewHeadersInspectionHandlerWithOptions(options HeadersInspectionOptions) *HeadersInspectionHandler {
	return nil
}

func GetClientWithProxySettings(proxyUrlStr string, middleware ...Middleware) (*http.Client, error) {
	return nil, nil
}

func GetClientWithAuthenticatedProxySettings(proxyUrlStr string, username string, password string, middleware ...Middleware) (*http.Client, error) {
	return nil, nil
}

func GetDefaultClient(middleware ...Middleware) *http.Client { return nil }

func GetDefaultMiddlewares() []Middleware { return nil }

func GetDefaultMiddlewaresWithOptions(requestOptions ...abstractions.RequestOption) ([]Middleware, error) {
	return nil, nil
}

type Middleware interface {
	Intercept(Pipeline, int, *http.Request) (*http.Response, error)
}

func NopCloser(r io.ReadSeeker) io.ReadSeekCloser { return nil }

type NetHttpRequestAdapter struct {
}

func (a *NetHttpRequestAdapter) GetSerializationWriterFactory() serialization.SerializationWriterFactory {
	return nil
}
func (a *NetHttpRequestAdapter) EnableBackingStore(factory store.BackingStoreFactory) {}
func (a *NetHttpRequestAdapter) SetBaseUrl(baseUrl string)                            {}
func (a *NetHttpRequestAdapter) GetBaseUrl() string                                   { return "" }
func (a *NetHttpRequestAdapter) ConvertToNativeRequest(context context.Context, requestInfo *abstractions.RequestInformation) (any, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) Send(ctx context.Context, requestInfo *abstractions.RequestInformation, constructor serialization.ParsableFactory, errorMappings abstractions.ErrorMappings) (serialization.Parsable, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) SendEnum(ctx context.Context, requestInfo *abstractions.RequestInformation, parser serialization.EnumFactory, errorMappings abstractions.ErrorMappings) (any, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) SendCollection(ctx context.Context, requestInfo *abstractions.RequestInformation, constructor serialization.ParsableFactory, errorMappings abstractions.ErrorMappings) ([]serialization.Parsable, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) SendEnumCollection(ctx context.Context, requestInfo *abstractions.RequestInformation, parser serialization.EnumFactory, errorMappings abstractions.ErrorMappings) ([]any, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) SendPrimitive(ctx context.Context, requestInfo *abstractions.RequestInformation, typeName string, errorMappings abstractions.ErrorMappings) (any, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) SendPrimitiveCollection(ctx context.Context, requestInfo *abstractions.RequestInformation, typeName string, errorMappings abstractions.ErrorMappings) ([]any, error) {
	return nil, nil
}
func (a *NetHttpRequestAdapter) SendNoContent(ctx context.Context, requestInfo *abstractions.RequestInformation, errorMappings abstractions.ErrorMappings) error {
	return nil
}

func NewNetHttpRequestAdapter(authenticationProvider authentication.AuthenticationProvider) (*NetHttpRequestAdapter, error) {
	return nil, nil
}

func NewNetHttpRequestAdapterWithParseNodeFactory(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory) (*NetHttpRequestAdapter, error) {
	return nil, nil
}

func NewNetHttpRequestAdapterWithParseNodeFactoryAndSerializationWriterFactory(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory) (*NetHttpRequestAdapter, error) {
	return nil, nil
}

func NewNetHttpRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory, httpClient *http.Client) (*NetHttpRequestAdapter, error) {
	return nil, nil
}

func NewNetHttpRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClientAndObservabilityOptions(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory, httpClient *http.Client, observabilityOptions ObservabilityOptions) (*NetHttpRequestAdapter, error) {
	return nil, nil
}

const (
	AuthenticateChallengedEventKey = "com.microsoft.kiota.authenticate_challenge_received"
)

const (
	EventResponseHandlerInvokedKey = "com.microsoft.kiota.response_handler_invoked"
)

const (
	ErrorMappingFoundAttributeName = "com.microsoft.kiota.error.mapping_found"
)

const (
	ErrorBodyFoundAttributeName = "com.microsoft.kiota.error.body_found"
)

type ObservabilityOptions struct {
	IncludeEUIIAttributes bool
}

func (o *ObservabilityOptions) GetTracerInstrumentationName() string { return "" }
func (o *ObservabilityOptions) GetIncludeEUIIAttributes() bool       { return false }
func (o *ObservabilityOptions) SetIncludeEUIIAttributes(value bool)  {}
func (*ObservabilityOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}

type ObservabilityOptionsInt interface {
	abstractions.RequestOption
	GetTracerInstrumentationName() string
	GetIncludeEUIIAttributes() bool
	SetIncludeEUIIAttributes(value bool)
}

func GetObservabilityOptionsFromRequest(req *http.Request) ObservabilityOptionsInt { return nil }

type ParametersNameDecodingOptions struct {
	Enable             bool
	ParametersToDecode []byte
}

func (options *ParametersNameDecodingOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}
func (options *ParametersNameDecodingOptions) GetEnable() bool               { return false }
func (options *ParametersNameDecodingOptions) GetParametersToDecode() []byte { return nil }

type ParametersNameDecodingHandler struct {
}

func (handler *ParametersNameDecodingHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewParametersNameDecodingHandler() *ParametersNameDecodingHandler { return nil }

func NewParametersNameDecodingHandlerWithOptions(options ParametersNameDecodingOptions) *ParametersNameDecodingHandler {
	return nil
}

type Pipeline interface {
	Next(req *http.Request, middlewareIndex int) (*http.Response, error)
}

type customTransport struct {
}

func (transport *customTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	return nil, nil
}

func GetDefaultTransport() http.RoundTripper { return nil }

func NewCustomTransport(middlewares ...Middleware) *customTransport { return nil }

func NewCustomTransportWithParentTransport(parentTransport http.RoundTripper, middlewares ...Middleware) *customTransport {
	return nil
}

type RedirectHandler struct {
}

func (middleware RedirectHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewRedirectHandler() *RedirectHandler { return nil }

func NewRedirectHandlerWithOptions(options RedirectHandlerOptions) *RedirectHandler { return nil }

type RedirectHandlerOptions struct {
	ShouldRedirect func(req *http.Request, res *http.Response) bool
	MaxRedirects   int
}

func (options *RedirectHandlerOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}
func (options *RedirectHandlerOptions) GetShouldRedirect() func(req *http.Request, res *http.Response) bool {
	return nil
}
func (options *RedirectHandlerOptions) GetMaxRedirect() int { return 0 }

type RetryHandler struct {
}

func (middleware RetryHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewRetryHandler() *RetryHandler { return nil }

func NewRetryHandlerWithOptions(options RetryHandlerOptions) *RetryHandler { return nil }

type RetryHandlerOptions struct {
	ShouldRetry  func(delay time.Duration, executionCount int, request *http.Request, response *http.Response) bool
	MaxRetries   int
	DelaySeconds int
}

func (options *RetryHandlerOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}
func (options *RetryHandlerOptions) GetShouldRetry() func(delay time.Duration, executionCount int, request *http.Request, response *http.Response) bool {
	return nil
}
func (options *RetryHandlerOptions) GetDelaySeconds() int { return 0 }
func (options *RetryHandlerOptions) GetMaxRetries() int   { return 0 }

type UrlReplaceHandler struct {
}

func (c *UrlReplaceHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewUrlReplaceHandler(enabled bool, replacementPairs map[string]string) *UrlReplaceHandler {
	return nil
}

type UrlReplaceOptions struct {
	Enabled          bool
	ReplacementPairs map[string]string
}

func (u *UrlReplaceOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}
func (u *UrlReplaceOptions) GetReplacementPairs() map[string]string { return nil }
func (u *UrlReplaceOptions) IsEnabled() bool                        { return false }

func ReplacePathTokens(path string, replacementPairs map[string]string) string { return "" }

type UserAgentHandler struct {
}

func (middleware UserAgentHandler) Intercept(pipeline Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewUserAgentHandler() *UserAgentHandler { return nil }

func NewUserAgentHandlerWithOptions(options *UserAgentHandlerOptions) *UserAgentHandler { return nil }

type UserAgentHandlerOptions struct {
	Enabled        bool
	ProductName    string
	ProductVersion string
}

func (options *UserAgentHandlerOptions) GetKey() abstractions.RequestOptionKey {
	return abstractions.RequestOptionKey{}
}
func (options *UserAgentHandlerOptions) GetEnabled() bool          { return false }
func (options *UserAgentHandlerOptions) GetProductName() string    { return "" }
func (options *UserAgentHandlerOptions) GetProductVersion() string { return "" }

func NewUserAgentHandlerOptions() *UserAgentHandlerOptions { return nil }
