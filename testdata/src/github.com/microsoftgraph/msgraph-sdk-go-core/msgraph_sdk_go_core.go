// Package msgraphgocore is a stand-in for github.com/microsoftgraph/msgraph-sdk-go-core: some of its
// declarations, with empty bodies, for the analyzers' tests.
package msgraphgocore

import (
	"context"
	"net/http"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/authentication"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	nethttplibrary "github.com/microsoft/kiota-http-go"
)

type BatchItem interface {
	serialization.Parsable
	GetId() *string
	SetId(value *string)
	GetMethod() *string
	SetMethod(value *string)
	GetUrl() *string
	SetUrl(value *string)
	GetHeaders() RequestHeader
	SetHeaders(value RequestHeader)
	GetBody() RequestBody
	SetBody(value RequestBody)
	GetDependsOn() []string
	SetDependsOn(value []string)
	GetStatus() *int32
	SetStatus(value *int32)
	DependsOnItem(item BatchItem)
}

func NewBatchItem() BatchItem { return nil }

func CreateBatchRequestItemDiscriminator(serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type BatchRequestCollection struct {
}

func (b *BatchRequestCollection) AddBatchRequestStep(reqInfo abstractions.RequestInformation) (BatchItem, error) {
	return nil, nil
}
func (b *BatchRequestCollection) Send(ctx context.Context, adapter abstractions.RequestAdapter) (BatchResponse, error) {
	return nil, nil
}

const (
	MaxBatchRequests = 4
)

func NewBatchRequestCollection(adapter abstractions.RequestAdapter) *BatchRequestCollection {
	return nil
}

func NewBatchRequestCollectionWithLimit(adapter abstractions.RequestAdapter, batchLimit int) *BatchRequestCollection {
	return nil
}

const (
	BatchRequestErrorRegistryKey = "BATCH_REQUEST_ERROR_REGISTRY_KEY"
)

type RequestHeader map[string]string

func (br RequestHeader) Serialize(writer serialization.SerializationWriter) error { return nil }
func (br RequestHeader) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}

type RequestBody map[string]interface{}

func (br RequestBody) Serialize(writer serialization.SerializationWriter) error { return nil }
func (br RequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}

func NewBatchRequest(adapter abstractions.RequestAdapter) BatchRequest { return nil }

type BatchRequest interface {
	serialization.Parsable
	GetRequests() []BatchItem
	SetRequests(requests []BatchItem)
	AddBatchRequestStep(reqInfo abstractions.RequestInformation) (BatchItem, error)
	Send(ctx context.Context, adapter abstractions.RequestAdapter) (BatchResponse, error)
}

func GetBatchResponseById[T serialization.Parsable](resp BatchResponse, itemId string, constructor serialization.ParsableFactory) (T, error) {
	return *new(T), nil
}

func NewBatchResponse() BatchResponse { return nil }

func CreateBatchResponseDiscriminator(serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type BatchResponse interface {
	serialization.Parsable
	GetResponses() []BatchItem
	SetResponses(responses []BatchItem)
	AddResponses(responses []BatchItem)
	GetResponseById(itemId string) BatchItem
	GetFailedResponses() map[string]int32
	GetStatusCodes() map[string]int32
}

func RegisterError(key string, value abstractions.ErrorMappings) error { return nil }

func DeRegisterError(key string) error { return nil }

func GetErrorFactoryFromRegistry(key string) (abstractions.ErrorMappings, bool) { return nil, false }

func GetDefaultMiddlewaresWithOptions(options *GraphClientOptions) []nethttplibrary.Middleware {
	return nil
}

func GetDefaultClient(options *GraphClientOptions, middleware ...nethttplibrary.Middleware) *http.Client {
	return nil
}

type GraphClientOptions struct {
	GraphServiceVersion        string
	GraphServiceLibraryVersion string
}

type GraphRequestAdapterBase struct {
	nethttplibrary.NetHttpRequestAdapter
}

func NewGraphRequestAdapterBase(authenticationProvider authentication.AuthenticationProvider, clientOptions GraphClientOptions) (*GraphRequestAdapterBase, error) {
	return nil, nil
}

func NewGraphRequestAdapterBaseWithParseNodeFactory(authenticationProvider authentication.AuthenticationProvider, clientOptions GraphClientOptions, parseNodeFactory serialization.ParseNodeFactory) (*GraphRequestAdapterBase, error) {
	return nil, nil
}

func NewGraphRequestAdapterBaseWithParseNodeFactoryAndSerializationWriterFactory(authenticationProvider authentication.AuthenticationProvider, clientOptions GraphClientOptions, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory) (*GraphRequestAdapterBase, error) {
	return nil, nil
}

func NewGraphRequestAdapterBaseWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(authenticationProvider authentication.AuthenticationProvider, clientOptions GraphClientOptions, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory, httpClient *http.Client) (*GraphRequestAdapterBase, error) {
	return nil, nil
}

type GraphTelemetryHandler struct {
}

func (middleware GraphTelemetryHandler) Intercept(pipeline nethttplibrary.Pipeline, middlewareIndex int, req *http.Request) (*http.Response, error) {
	return nil, nil
}

func NewGraphTelemetryHandler(options *GraphClientOptions) *GraphTelemetryHandler { return nil }

const (
	PageIteratorErrorRegistryKey = "PAGE_ITERATOR_ERROR_REGISTRY_KEY"
)

type PageIterator[T interface{}] struct {
}

func (pI *PageIterator[T]) Iterate(context context.Context, callback func(pageItem T) bool) error {
	return nil
}
func (pI *PageIterator[T]) SetHeaders(headers *abstractions.RequestHeaders)       {}
func (pI *PageIterator[T]) SetReqOptions(reqOptions []abstractions.RequestOption) {}
func (pI *PageIterator[T]) GetOdataNextLink() *string                             { return nil }
func (pI *PageIterator[T]) GetOdataDeltaLink() *string                            { return nil }

type PageResult[T interface{}] struct {
}

func NewPageIterator[T interface{}](res interface{}, reqAdapter abstractions.RequestAdapter, constructorFunc serialization.ParsableFactory) (*PageIterator[T], error) {
	return nil, nil
}

type PageWithOdataNextLink interface {
	GetOdataNextLink() *string
}

type PageWithOdataDeltaLink interface {
	GetOdataDeltaLink() *string
}
