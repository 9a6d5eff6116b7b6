// Package groups is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/groups: some of its
// declarations, with empty bodies, for the analyzers' tests.
package groups

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type DeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *DeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DeltaGetResponse) GetValue() []models.Groupable                             { return nil }
func (m *DeltaGetResponse) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *DeltaGetResponse) SetValue(value []models.Groupable)                        {}

func NewDeltaGetResponse() *DeltaGetResponse { return nil }

func CreateDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.Groupable
	SetValue(value []models.Groupable)
}

type DeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *DeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *DeltaRequestBuilderGetRequestConfiguration) (DeltaResponseable, error) {
	return nil, nil
}
func (m *DeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *DeltaRequestBuilderGetRequestConfiguration) (DeltaGetResponseable, error) {
	return nil, nil
}
func (m *DeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *DeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DeltaRequestBuilder) WithUrl(rawUrl string) *DeltaRequestBuilder { return nil }

type DeltaRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type DeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *DeltaRequestBuilderGetQueryParameters
}

func NewDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *DeltaRequestBuilder {
	return nil
}

type DeltaResponse struct {
	DeltaGetResponse
}

func NewDeltaResponse() *DeltaResponse { return nil }

func CreateDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DeltaResponseable interface {
	DeltaGetResponseable
	serialization.Parsable
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

type GroupItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *GroupItemRequestBuilder) Conversations() *ItemConversationsRequestBuilder { return nil }
func (m *GroupItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *GroupItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *GroupItemRequestBuilder) Events() *ItemEventsRequestBuilder { return nil }
func (m *GroupItemRequestBuilder) Get(ctx context.Context, requestConfiguration *GroupItemRequestBuilderGetRequestConfiguration) (models.Groupable, error) {
	return nil, nil
}
func (m *GroupItemRequestBuilder) GetMemberGroups() *ItemGetMemberGroupsRequestBuilder { return nil }
func (m *GroupItemRequestBuilder) Members() *ItemMembersRequestBuilder                 { return nil }
func (m *GroupItemRequestBuilder) Patch(ctx context.Context, body models.Groupable, requestConfiguration *GroupItemRequestBuilderPatchRequestConfiguration) (models.Groupable, error) {
	return nil, nil
}
func (m *GroupItemRequestBuilder) Team() *ItemTeamRequestBuilder       { return nil }
func (m *GroupItemRequestBuilder) Threads() *ItemThreadsRequestBuilder { return nil }
func (m *GroupItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *GroupItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GroupItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *GroupItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GroupItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Groupable, requestConfiguration *GroupItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GroupItemRequestBuilder) WithUrl(rawUrl string) *GroupItemRequestBuilder { return nil }

type GroupItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type GroupItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type GroupItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *GroupItemRequestBuilderGetQueryParameters
}

type GroupItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewGroupItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *GroupItemRequestBuilder {
	return nil
}

type GroupsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *GroupsRequestBuilder) ByGroupId(groupId string) *GroupItemRequestBuilder { return nil }
func (m *GroupsRequestBuilder) Delta() *DeltaRequestBuilder                       { return nil }
func (m *GroupsRequestBuilder) Get(ctx context.Context, requestConfiguration *GroupsRequestBuilderGetRequestConfiguration) (models.GroupCollectionResponseable, error) {
	return nil, nil
}
func (m *GroupsRequestBuilder) GetByIds() *GetByIdsRequestBuilder { return nil }
func (m *GroupsRequestBuilder) Post(ctx context.Context, body models.Groupable, requestConfiguration *GroupsRequestBuilderPostRequestConfiguration) (models.Groupable, error) {
	return nil, nil
}
func (m *GroupsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *GroupsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GroupsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Groupable, requestConfiguration *GroupsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GroupsRequestBuilder) WithUrl(rawUrl string) *GroupsRequestBuilder { return nil }

type GroupsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type GroupsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *GroupsRequestBuilderGetQueryParameters
}

type GroupsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewGroupsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *GroupsRequestBuilder {
	return nil
}

type ItemConversationsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemConversationsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemConversationsRequestBuilderGetRequestConfiguration) (models.ConversationCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemConversationsRequestBuilder) Post(ctx context.Context, body models.Conversationable, requestConfiguration *ItemConversationsRequestBuilderPostRequestConfiguration) (models.Conversationable, error) {
	return nil, nil
}
func (m *ItemConversationsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemConversationsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemConversationsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Conversationable, requestConfiguration *ItemConversationsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemConversationsRequestBuilder) WithUrl(rawUrl string) *ItemConversationsRequestBuilder {
	return nil
}

type ItemConversationsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemConversationsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemConversationsRequestBuilderGetQueryParameters
}

type ItemConversationsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemConversationsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemConversationsRequestBuilder {
	return nil
}

type ItemEventsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemEventsRequestBuilderGetRequestConfiguration) (models.EventCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) Post(ctx context.Context, body models.Eventable, requestConfiguration *ItemEventsRequestBuilderPostRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemEventsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Eventable, requestConfiguration *ItemEventsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) WithUrl(rawUrl string) *ItemEventsRequestBuilder { return nil }

type ItemEventsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemEventsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemEventsRequestBuilderGetQueryParameters
}

type ItemEventsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsRequestBuilder {
	return nil
}

type ItemGetMemberGroupsPostRequestBody struct {
}

func (m *ItemGetMemberGroupsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemGetMemberGroupsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemGetMemberGroupsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMemberGroupsPostRequestBody) GetSecurityEnabledOnly() *bool { return nil }
func (m *ItemGetMemberGroupsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMemberGroupsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemGetMemberGroupsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemGetMemberGroupsPostRequestBody) SetSecurityEnabledOnly(value *bool)       {}

func NewItemGetMemberGroupsPostRequestBody() *ItemGetMemberGroupsPostRequestBody { return nil }

func CreateItemGetMemberGroupsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberGroupsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetSecurityEnabledOnly() *bool
	SetBackingStore(value store.BackingStore)
	SetSecurityEnabledOnly(value *bool)
}

type ItemGetMemberGroupsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemGetMemberGroupsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMemberGroupsPostResponse) GetValue() []string { return nil }
func (m *ItemGetMemberGroupsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMemberGroupsPostResponse) SetValue(value []string) {}

func NewItemGetMemberGroupsPostResponse() *ItemGetMemberGroupsPostResponse { return nil }

func CreateItemGetMemberGroupsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberGroupsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []string
	SetValue(value []string)
}

type ItemGetMemberGroupsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemGetMemberGroupsRequestBuilder) Post(ctx context.Context, body ItemGetMemberGroupsPostRequestBodyable, requestConfiguration *ItemGetMemberGroupsRequestBuilderPostRequestConfiguration) (ItemGetMemberGroupsResponseable, error) {
	return nil, nil
}
func (m *ItemGetMemberGroupsRequestBuilder) PostAsGetMemberGroupsPostResponse(ctx context.Context, body ItemGetMemberGroupsPostRequestBodyable, requestConfiguration *ItemGetMemberGroupsRequestBuilderPostRequestConfiguration) (ItemGetMemberGroupsPostResponseable, error) {
	return nil, nil
}
func (m *ItemGetMemberGroupsRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemGetMemberGroupsPostRequestBodyable, requestConfiguration *ItemGetMemberGroupsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemGetMemberGroupsRequestBuilder) WithUrl(rawUrl string) *ItemGetMemberGroupsRequestBuilder {
	return nil
}

type ItemGetMemberGroupsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemGetMemberGroupsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemGetMemberGroupsRequestBuilder {
	return nil
}

type ItemGetMemberGroupsResponse struct {
	ItemGetMemberGroupsPostResponse
}

func NewItemGetMemberGroupsResponse() *ItemGetMemberGroupsResponse { return nil }

func CreateItemGetMemberGroupsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberGroupsResponseable interface {
	ItemGetMemberGroupsPostResponseable
	serialization.Parsable
}

type ItemMembersRefRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMembersRefRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMembersRefRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMembersRefRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMembersRefRequestBuilderGetRequestConfiguration) (models.StringCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMembersRefRequestBuilder) Post(ctx context.Context, body models.ReferenceCreateable, requestConfiguration *ItemMembersRefRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMembersRefRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMembersRefRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMembersRefRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMembersRefRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMembersRefRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ReferenceCreateable, requestConfiguration *ItemMembersRefRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMembersRefRequestBuilder) WithUrl(rawUrl string) *ItemMembersRefRequestBuilder {
	return nil
}

type ItemMembersRefRequestBuilderDeleteQueryParameters struct {
	Id *string `uriparametername:"%40id"`
}

type ItemMembersRefRequestBuilderDeleteRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMembersRefRequestBuilderDeleteQueryParameters
}

type ItemMembersRefRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMembersRefRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMembersRefRequestBuilderGetQueryParameters
}

type ItemMembersRefRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMembersRefRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMembersRefRequestBuilder {
	return nil
}

type ItemMembersRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMembersRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMembersRequestBuilderGetRequestConfiguration) (models.DirectoryObjectCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMembersRequestBuilder) Ref() *ItemMembersRefRequestBuilder { return nil }
func (m *ItemMembersRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMembersRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMembersRequestBuilder) WithUrl(rawUrl string) *ItemMembersRequestBuilder { return nil }

type ItemMembersRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMembersRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMembersRequestBuilderGetQueryParameters
}

func NewItemMembersRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMembersRequestBuilder {
	return nil
}

type ItemOwnersRefRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemOwnersRefRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemOwnersRefRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemOwnersRefRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemOwnersRefRequestBuilderGetRequestConfiguration) (models.StringCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemOwnersRefRequestBuilder) Post(ctx context.Context, body models.ReferenceCreateable, requestConfiguration *ItemOwnersRefRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemOwnersRefRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemOwnersRefRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOwnersRefRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemOwnersRefRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOwnersRefRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ReferenceCreateable, requestConfiguration *ItemOwnersRefRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOwnersRefRequestBuilder) WithUrl(rawUrl string) *ItemOwnersRefRequestBuilder { return nil }

type ItemOwnersRefRequestBuilderDeleteQueryParameters struct {
	Id *string `uriparametername:"%40id"`
}

type ItemOwnersRefRequestBuilderDeleteRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemOwnersRefRequestBuilderDeleteQueryParameters
}

type ItemOwnersRefRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemOwnersRefRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemOwnersRefRequestBuilderGetQueryParameters
}

type ItemOwnersRefRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemOwnersRefRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemOwnersRefRequestBuilder {
	return nil
}

type ItemTeamRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemTeamRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemTeamRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemTeamRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemTeamRequestBuilderGetRequestConfiguration) (models.Teamable, error) {
	return nil, nil
}
func (m *ItemTeamRequestBuilder) Put(ctx context.Context, body models.Teamable, requestConfiguration *ItemTeamRequestBuilderPutRequestConfiguration) (models.Teamable, error) {
	return nil, nil
}
func (m *ItemTeamRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemTeamRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemTeamRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemTeamRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemTeamRequestBuilder) ToPutRequestInformation(ctx context.Context, body models.Teamable, requestConfiguration *ItemTeamRequestBuilderPutRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemTeamRequestBuilder) WithUrl(rawUrl string) *ItemTeamRequestBuilder { return nil }

type ItemTeamRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemTeamRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemTeamRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemTeamRequestBuilderGetQueryParameters
}

type ItemTeamRequestBuilderPutRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemTeamRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemTeamRequestBuilder {
	return nil
}

type ItemThreadsItemReplyPostRequestBody struct {
}

func (m *ItemThreadsItemReplyPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemThreadsItemReplyPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemThreadsItemReplyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemThreadsItemReplyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemThreadsItemReplyPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemThreadsItemReplyPostRequestBody) SetBackingStore(value store.BackingStore) {}

func NewItemThreadsItemReplyPostRequestBody() *ItemThreadsItemReplyPostRequestBody { return nil }

func CreateItemThreadsItemReplyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemThreadsItemReplyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	SetBackingStore(value store.BackingStore)
}

type ItemThreadsItemReplyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemThreadsItemReplyRequestBuilder) Post(ctx context.Context, body ItemThreadsItemReplyPostRequestBodyable, requestConfiguration *ItemThreadsItemReplyRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemThreadsItemReplyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemThreadsItemReplyPostRequestBodyable, requestConfiguration *ItemThreadsItemReplyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemThreadsItemReplyRequestBuilder) WithUrl(rawUrl string) *ItemThreadsItemReplyRequestBuilder {
	return nil
}

type ItemThreadsItemReplyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemThreadsItemReplyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemThreadsItemReplyRequestBuilder {
	return nil
}

type ItemThreadsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemThreadsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemThreadsRequestBuilderGetRequestConfiguration) (models.ConversationThreadCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemThreadsRequestBuilder) Post(ctx context.Context, body models.ConversationThreadable, requestConfiguration *ItemThreadsRequestBuilderPostRequestConfiguration) (models.ConversationThreadable, error) {
	return nil, nil
}
func (m *ItemThreadsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemThreadsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemThreadsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ConversationThreadable, requestConfiguration *ItemThreadsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemThreadsRequestBuilder) WithUrl(rawUrl string) *ItemThreadsRequestBuilder { return nil }

type ItemThreadsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemThreadsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemThreadsRequestBuilderGetQueryParameters
}

type ItemThreadsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemThreadsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemThreadsRequestBuilder {
	return nil
}
