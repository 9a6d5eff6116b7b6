// Package directoryobjects is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/directoryobjects: some of its
// declarations, with empty bodies, for the analyzers' tests.
package directoryobjects

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type DirectoryObjectItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *DirectoryObjectItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *DirectoryObjectItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *DirectoryObjectItemRequestBuilder) Get(ctx context.Context, requestConfiguration *DirectoryObjectItemRequestBuilderGetRequestConfiguration) (models.DirectoryObjectable, error) {
	return nil, nil
}
func (m *DirectoryObjectItemRequestBuilder) Patch(ctx context.Context, body models.DirectoryObjectable, requestConfiguration *DirectoryObjectItemRequestBuilderPatchRequestConfiguration) (models.DirectoryObjectable, error) {
	return nil, nil
}
func (m *DirectoryObjectItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *DirectoryObjectItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DirectoryObjectItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *DirectoryObjectItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DirectoryObjectItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.DirectoryObjectable, requestConfiguration *DirectoryObjectItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DirectoryObjectItemRequestBuilder) WithUrl(rawUrl string) *DirectoryObjectItemRequestBuilder {
	return nil
}

type DirectoryObjectItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type DirectoryObjectItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type DirectoryObjectItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *DirectoryObjectItemRequestBuilderGetQueryParameters
}

type DirectoryObjectItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewDirectoryObjectItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *DirectoryObjectItemRequestBuilder {
	return nil
}

type DirectoryObjectsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *DirectoryObjectsRequestBuilder) ByDirectoryObjectId(directoryObjectId string) *DirectoryObjectItemRequestBuilder {
	return nil
}
func (m *DirectoryObjectsRequestBuilder) Get(ctx context.Context, requestConfiguration *DirectoryObjectsRequestBuilderGetRequestConfiguration) (models.DirectoryObjectCollectionResponseable, error) {
	return nil, nil
}
func (m *DirectoryObjectsRequestBuilder) GetByIds() *GetByIdsRequestBuilder { return nil }
func (m *DirectoryObjectsRequestBuilder) Post(ctx context.Context, body models.DirectoryObjectable, requestConfiguration *DirectoryObjectsRequestBuilderPostRequestConfiguration) (models.DirectoryObjectable, error) {
	return nil, nil
}
func (m *DirectoryObjectsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *DirectoryObjectsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DirectoryObjectsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.DirectoryObjectable, requestConfiguration *DirectoryObjectsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DirectoryObjectsRequestBuilder) WithUrl(rawUrl string) *DirectoryObjectsRequestBuilder {
	return nil
}

type DirectoryObjectsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type DirectoryObjectsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *DirectoryObjectsRequestBuilderGetQueryParameters
}

type DirectoryObjectsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewDirectoryObjectsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *DirectoryObjectsRequestBuilder {
	return nil
}

type GetByIdsPostRequestBody struct {
}

func (m *GetByIdsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *GetByIdsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *GetByIdsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *GetByIdsPostRequestBody) GetIds() []string   { return nil }
func (m *GetByIdsPostRequestBody) GetTypes() []string { return nil }
func (m *GetByIdsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *GetByIdsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *GetByIdsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *GetByIdsPostRequestBody) SetIds(value []string)                    {}
func (m *GetByIdsPostRequestBody) SetTypes(value []string)                  {}

func NewGetByIdsPostRequestBody() *GetByIdsPostRequestBody { return nil }

func CreateGetByIdsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GetByIdsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetIds() []string
	GetTypes() []string
	SetBackingStore(value store.BackingStore)
	SetIds(value []string)
	SetTypes(value []string)
}

type GetByIdsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *GetByIdsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *GetByIdsPostResponse) GetValue() []models.DirectoryObjectable                   { return nil }
func (m *GetByIdsPostResponse) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *GetByIdsPostResponse) SetValue(value []models.DirectoryObjectable)              {}

func NewGetByIdsPostResponse() *GetByIdsPostResponse { return nil }

func CreateGetByIdsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GetByIdsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []models.DirectoryObjectable
	SetValue(value []models.DirectoryObjectable)
}

type GetByIdsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *GetByIdsRequestBuilder) Post(ctx context.Context, body GetByIdsPostRequestBodyable, requestConfiguration *GetByIdsRequestBuilderPostRequestConfiguration) (GetByIdsResponseable, error) {
	return nil, nil
}
func (m *GetByIdsRequestBuilder) PostAsGetByIdsPostResponse(ctx context.Context, body GetByIdsPostRequestBodyable, requestConfiguration *GetByIdsRequestBuilderPostRequestConfiguration) (GetByIdsPostResponseable, error) {
	return nil, nil
}
func (m *GetByIdsRequestBuilder) ToPostRequestInformation(ctx context.Context, body GetByIdsPostRequestBodyable, requestConfiguration *GetByIdsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GetByIdsRequestBuilder) WithUrl(rawUrl string) *GetByIdsRequestBuilder { return nil }

type GetByIdsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewGetByIdsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *GetByIdsRequestBuilder {
	return nil
}

type GetByIdsResponse struct {
	GetByIdsPostResponse
}

func NewGetByIdsResponse() *GetByIdsResponse { return nil }

func CreateGetByIdsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GetByIdsResponseable interface {
	GetByIdsPostResponseable
	serialization.Parsable
}
