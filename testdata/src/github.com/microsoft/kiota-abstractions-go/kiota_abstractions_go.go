// Package abstractions is a stand-in for github.com/microsoft/kiota-abstractions-go: some of its
// declarations, with empty bodies, for the analyzers' tests.
package abstractions

import (
	"context"
	"net/url"
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

func RegisterDefaultSerializer(metaFactory func() serialization.SerializationWriterFactory) {}

func RegisterDefaultDeserializer(metaFactory func() serialization.ParseNodeFactory) {}

func EnableBackingStoreForSerializationWriterFactory(factory serialization.SerializationWriterFactory) serialization.SerializationWriterFactory {
	return nil
}

func EnableBackingStoreForParseNodeFactory(factory serialization.ParseNodeFactory) serialization.ParseNodeFactory {
	return nil
}

type ApiErrorable interface {
	SetResponseHeaders(ResponseHeaders *ResponseHeaders)
	SetStatusCode(ResponseStatusCode int)
	GetResponseHeaders() *ResponseHeaders
	GetStatusCode() int
}

type ApiError struct {
	Message            string
	ResponseStatusCode int
	ResponseHeaders    *ResponseHeaders
}

func (e *ApiError) Error() string                                       { return "" }
func (e *ApiError) SetResponseHeaders(ResponseHeaders *ResponseHeaders) {}
func (e *ApiError) SetStatusCode(ResponseStatusCode int)                {}
func (e *ApiError) GetResponseHeaders() *ResponseHeaders                { return nil }
func (e *ApiError) GetStatusCode() int                                  { return 0 }

func NewApiError() *ApiError { return nil }

type BaseRequestBuilder struct {
	PathParameters map[string]string
	RequestAdapter RequestAdapter
	UrlTemplate    string
}

func NewBaseRequestBuilder(requestAdapter RequestAdapter, urlTemplate string, pathParameters map[string]string) *BaseRequestBuilder {
	return nil
}

type header struct {
}

func (r *header) Add(key string, value string, additionalValues ...string) {}
func (r *header) Get(key string) []string                                  { return nil }
func (r *header) Remove(key string)                                        {}
func (r *header) RemoveValue(key string, value string)                     {}
func (r *header) ContainsKey(key string) bool                              { return false }
func (r *header) Clear()                                                   {}
func (r *header) AddAll(other *header)                                     {}
func (r *header) ListKeys() []string                                       { return nil }

type HttpMethod int

func (m HttpMethod) String() string { return "" }

const (
	GET HttpMethod = iota
	POST
	PATCH
	DELETE
	OPTIONS
	CONNECT
	PUT
	TRACE
	HEAD
)

type MultipartBody interface {
	serialization.Parsable
	AddOrReplacePart(name string, contentType string, content any) error
	GetPartValue(name string) (any, error)
	RemovePart(name string) error
	SetRequestAdapter(requestAdapter RequestAdapter)
	GetRequestAdapter() RequestAdapter
	GetBoundary() string
}

func NewMultipartBody() MultipartBody { return nil }

type ErrorMappings map[string]serialization.ParsableFactory

type RequestAdapter interface {
	Send(context context.Context, requestInfo *RequestInformation, constructor serialization.ParsableFactory, errorMappings ErrorMappings) (serialization.Parsable, error)
	SendEnum(context context.Context, requestInfo *RequestInformation, parser serialization.EnumFactory, errorMappings ErrorMappings) (any, error)
	SendCollection(context context.Context, requestInfo *RequestInformation, constructor serialization.ParsableFactory, errorMappings ErrorMappings) ([]serialization.Parsable, error)
	SendEnumCollection(context context.Context, requestInfo *RequestInformation, parser serialization.EnumFactory, errorMappings ErrorMappings) ([]any, error)
	SendPrimitive(context context.Context, requestInfo *RequestInformation, typeName string, errorMappings ErrorMappings) (any, error)
	SendPrimitiveCollection(context context.Context, requestInfo *RequestInformation, typeName string, errorMappings ErrorMappings) ([]any, error)
	SendNoContent(context context.Context, requestInfo *RequestInformation, errorMappings ErrorMappings) error
	GetSerializationWriterFactory() serialization.SerializationWriterFactory
	EnableBackingStore(factory store.BackingStoreFactory)
	SetBaseUrl(baseUrl string)
	GetBaseUrl() string
	ConvertToNativeRequest(context context.Context, requestInfo *RequestInformation) (any, error)
}

type RequestConfiguration[T any] struct {
	Headers         *RequestHeaders
	Options         []RequestOption
	QueryParameters *T
}

type DefaultQueryParameters struct {
}

type RequestHandlerOption interface {
	GetResponseHandler() ResponseHandler
	SetResponseHandler(responseHandler ResponseHandler)
	GetKey() RequestOptionKey
}

func NewRequestHandlerOption() RequestHandlerOption { return nil }

type RequestHeaders struct {
	header
}

func (r *RequestHeaders) AddAll(other *RequestHeaders)         {}
func (r *RequestHeaders) TryAdd(key string, value string) bool { return false }

func NewRequestHeaders() *RequestHeaders { return nil }

type RequestInformation struct {
	Method             HttpMethod
	Headers            *RequestHeaders
	QueryParameters    map[string]string
	QueryParametersAny map[string]any
	Content            []byte
	PathParameters     map[string]string
	PathParametersAny  map[string]any
	UrlTemplate        string
}

func (request *RequestInformation) GetUri() (*url.URL, error)                 { return nil, nil }
func (request *RequestInformation) SetUri(url url.URL)                        {}
func (request *RequestInformation) AddRequestOptions(options []RequestOption) {}
func (request *RequestInformation) GetRequestOptions() []RequestOption        { return nil }
func (request *RequestInformation) SetStreamContent(content []byte)           {}
func (request *RequestInformation) SetStreamContentAndContentType(content []byte, contentType string) {
}
func (request *RequestInformation) SetContentFromParsable(ctx context.Context, requestAdapter RequestAdapter, contentType string, item serialization.Parsable) error {
	return nil
}
func (request *RequestInformation) SetContentFromParsableCollection(ctx context.Context, requestAdapter RequestAdapter, contentType string, items []serialization.Parsable) error {
	return nil
}
func (request *RequestInformation) SetContentFromScalar(ctx context.Context, requestAdapter RequestAdapter, contentType string, item interface{}) error {
	return nil
}
func (request *RequestInformation) SetContentFromScalarCollection(ctx context.Context, requestAdapter RequestAdapter, contentType string, items []interface{}) error {
	return nil
}
func (request *RequestInformation) AddQueryParameters(source any) {}

func NewRequestInformation() *RequestInformation { return nil }

func NewRequestInformationWithMethodAndUrlTemplateAndPathParameters(method HttpMethod, urlTemplate string, pathParameters map[string]string) *RequestInformation {
	return nil
}

func ConfigureRequestInformation[T any](request *RequestInformation, config *RequestConfiguration[T]) {
}

type RequestOption interface {
	GetKey() RequestOptionKey
}

type RequestOptionKey struct {
	Key string
}

type ResponseHandler func(response interface{}, errorMappings ErrorMappings) (interface{}, error)

type ResponseHeaders struct {
	header
}

func (r *ResponseHeaders) AddAll(other *ResponseHeaders) {}

func NewResponseHeaders() *ResponseHeaders { return nil }

func SetValue[T interface{}](source func() (*T, error), setter func(t *T)) error { return nil }

func SetObjectValueFromSource[T interface{}](source func(ctor serialization.ParsableFactory) (serialization.Parsable, error), ctor serialization.ParsableFactory, setter func(t T)) error {
	return nil
}

func SetCollectionValue[T interface{}](source func(ctor serialization.ParsableFactory) ([]serialization.Parsable, error), ctor serialization.ParsableFactory, setter func(t []T)) error {
	return nil
}

func CollectionApply[T any, R interface{}](collection []T, mutator func(t T) R) []R { return nil }

func SetReferencedEnumValue[T interface{}](source func(parser serialization.EnumFactory) (interface{}, error), parser serialization.EnumFactory, setter func(t *T)) error {
	return nil
}

func SetCollectionOfReferencedEnumValue[T interface{}](source func(parser serialization.EnumFactory) ([]interface{}, error), parser serialization.EnumFactory, setter func(t []*T)) error {
	return nil
}

func SetCollectionOfPrimitiveValue[T interface{}](source func(targetType string) ([]interface{}, error), targetType string, setter func(t []T)) error {
	return nil
}

func SetCollectionOfReferencedPrimitiveValue[T interface{}](source func(targetType string) ([]interface{}, error), targetType string, setter func(t []T)) error {
	return nil
}

func GetValueOrDefault[T interface{}](source func() *T, defaultValue T) T { return *new(T) }

func SetCollectionOfObjectValues[T interface{}](ctor serialization.ParsableFactory, setter func(t []T)) serialization.NodeParser {
	return nil
}

func SetCollectionOfPrimitiveValues[T interface{}](targetType string, setter func(t []T)) serialization.NodeParser {
	return nil
}

func SetCollectionOfEnumValues[T interface{}](parser serialization.EnumFactory, setter func(t []T)) serialization.NodeParser {
	return nil
}

func SetObjectValue[T interface{}](ctor serialization.ParsableFactory, setter func(t T)) serialization.NodeParser {
	return nil
}

func SetStringValue(setter func(t *string)) serialization.NodeParser { return nil }

func SetBoolValue(setter func(t *bool)) serialization.NodeParser { return nil }

func SetInt8Value(setter func(t *int8)) serialization.NodeParser { return nil }

func SetByteValue(setter func(t *byte)) serialization.NodeParser { return nil }

func SetFloat32Value(setter func(t *float32)) serialization.NodeParser { return nil }

func SetFloat64Value(setter func(t *float64)) serialization.NodeParser { return nil }

func SetInt32Value(setter func(t *int32)) serialization.NodeParser { return nil }

func SetInt64Value(setter func(t *int64)) serialization.NodeParser { return nil }

func SetTimeValue(setter func(t *time.Time)) serialization.NodeParser { return nil }

func SetISODurationValue(setter func(t *serialization.ISODuration)) serialization.NodeParser {
	return nil
}

func SetTimeOnlyValue(setter func(t *serialization.TimeOnly)) serialization.NodeParser { return nil }

func SetDateOnlyValue(setter func(t *serialization.DateOnly)) serialization.NodeParser { return nil }

func SetEnumValue[T interface{}](parser serialization.EnumFactory, setter func(t *T)) serialization.NodeParser {
	return nil
}

func SetByteArrayValue(setter func(t []byte)) serialization.NodeParser { return nil }

func CollectionCast[R interface{}, T any](items []T) []R { return nil }

func CollectionValueCast[R interface{}, T any](items []T) []R { return nil }

func CollectionStructCast[R interface{}, T any](items []T) []R { return nil }

func InvokeParsableAction(action serialization.ParsableAction, parsable serialization.Parsable) {}

func InvokeParsableWriter(writer serialization.ParsableWriter, parsable serialization.Parsable, serializer serialization.SerializationWriter) error {
	return nil
}

func CopyMap[T comparable, R interface{}](items map[T]R) map[T]R { return nil }

func CopyStringMap(items map[string]string) map[string]string { return nil }
