// Package search is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/search: some of its
// declarations, with empty bodies, for the analyzers' tests.
package search

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type QueryPostRequestBody struct {
}

func (m *QueryPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *QueryPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *QueryPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *QueryPostRequestBody) GetRequests() []models.SearchRequestable                  { return nil }
func (m *QueryPostRequestBody) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *QueryPostRequestBody) SetAdditionalData(value map[string]any)                   {}
func (m *QueryPostRequestBody) SetBackingStore(value store.BackingStore)                 {}
func (m *QueryPostRequestBody) SetRequests(value []models.SearchRequestable)             {}

func NewQueryPostRequestBody() *QueryPostRequestBody { return nil }

func CreateQueryPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type QueryPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetRequests() []models.SearchRequestable
	SetBackingStore(value store.BackingStore)
	SetRequests(value []models.SearchRequestable)
}

type QueryPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *QueryPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *QueryPostResponse) GetValue() []models.SearchResponseable                    { return nil }
func (m *QueryPostResponse) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *QueryPostResponse) SetValue(value []models.SearchResponseable)               {}

func NewQueryPostResponse() *QueryPostResponse { return nil }

func CreateQueryPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type QueryPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []models.SearchResponseable
	SetValue(value []models.SearchResponseable)
}

type QueryRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *QueryRequestBuilder) Post(ctx context.Context, body QueryPostRequestBodyable, requestConfiguration *QueryRequestBuilderPostRequestConfiguration) (QueryResponseable, error) {
	return nil, nil
}
func (m *QueryRequestBuilder) PostAsQueryPostResponse(ctx context.Context, body QueryPostRequestBodyable, requestConfiguration *QueryRequestBuilderPostRequestConfiguration) (QueryPostResponseable, error) {
	return nil, nil
}
func (m *QueryRequestBuilder) ToPostRequestInformation(ctx context.Context, body QueryPostRequestBodyable, requestConfiguration *QueryRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *QueryRequestBuilder) WithUrl(rawUrl string) *QueryRequestBuilder { return nil }

type QueryRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewQueryRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *QueryRequestBuilder {
	return nil
}

type QueryResponse struct {
	QueryPostResponse
}

func NewQueryResponse() *QueryResponse { return nil }

func CreateQueryResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type QueryResponseable interface {
	serialization.Parsable
	QueryPostResponseable
}

type SearchRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *SearchRequestBuilder) Get(ctx context.Context, requestConfiguration *SearchRequestBuilderGetRequestConfiguration) (models.SearchEntityable, error) {
	return nil, nil
}
func (m *SearchRequestBuilder) Patch(ctx context.Context, body models.SearchEntityable, requestConfiguration *SearchRequestBuilderPatchRequestConfiguration) (models.SearchEntityable, error) {
	return nil, nil
}
func (m *SearchRequestBuilder) Query() *QueryRequestBuilder { return nil }
func (m *SearchRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *SearchRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SearchRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.SearchEntityable, requestConfiguration *SearchRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SearchRequestBuilder) WithUrl(rawUrl string) *SearchRequestBuilder { return nil }

type SearchRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type SearchRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *SearchRequestBuilderGetQueryParameters
}

type SearchRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewSearchRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *SearchRequestBuilder {
	return nil
}
