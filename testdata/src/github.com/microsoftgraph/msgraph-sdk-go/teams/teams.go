// Package teams is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/teams: some of its
// declarations, with empty bodies, for the analyzers' tests.
package teams

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ItemChannelsChannelItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemChannelsChannelItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemChannelsChannelItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemChannelsChannelItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemChannelsChannelItemRequestBuilderGetRequestConfiguration) (models.Channelable, error) {
	return nil, nil
}
func (m *ItemChannelsChannelItemRequestBuilder) Messages() *ItemChannelsItemMessagesRequestBuilder {
	return nil
}
func (m *ItemChannelsChannelItemRequestBuilder) Patch(ctx context.Context, body models.Channelable, requestConfiguration *ItemChannelsChannelItemRequestBuilderPatchRequestConfiguration) (models.Channelable, error) {
	return nil, nil
}
func (m *ItemChannelsChannelItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsChannelItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsChannelItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsChannelItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsChannelItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Channelable, requestConfiguration *ItemChannelsChannelItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsChannelItemRequestBuilder) WithUrl(rawUrl string) *ItemChannelsChannelItemRequestBuilder {
	return nil
}

type ItemChannelsChannelItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemChannelsChannelItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemChannelsChannelItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemChannelsChannelItemRequestBuilderGetQueryParameters
}

type ItemChannelsChannelItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemChannelsChannelItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemChannelsChannelItemRequestBuilder {
	return nil
}

type ItemChannelsItemMessagesChatMessageItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesChatMessageItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesChatMessageItemRequestBuilderGetRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) Patch(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemChannelsItemMessagesChatMessageItemRequestBuilderPatchRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) Replies() *ItemChannelsItemMessagesItemRepliesRequestBuilder {
	return nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesChatMessageItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesChatMessageItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemChannelsItemMessagesChatMessageItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesChatMessageItemRequestBuilder) WithUrl(rawUrl string) *ItemChannelsItemMessagesChatMessageItemRequestBuilder {
	return nil
}

type ItemChannelsItemMessagesChatMessageItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemChannelsItemMessagesChatMessageItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemChannelsItemMessagesChatMessageItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemChannelsItemMessagesChatMessageItemRequestBuilderGetQueryParameters
}

type ItemChannelsItemMessagesChatMessageItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemChannelsItemMessagesChatMessageItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemChannelsItemMessagesChatMessageItemRequestBuilder {
	return nil
}

type ItemChannelsItemMessagesItemRepliesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemChannelsItemMessagesItemRepliesRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesItemRepliesRequestBuilderGetRequestConfiguration) (models.ChatMessageCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesItemRepliesRequestBuilder) Post(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemChannelsItemMessagesItemRepliesRequestBuilderPostRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesItemRepliesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesItemRepliesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesItemRepliesRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemChannelsItemMessagesItemRepliesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesItemRepliesRequestBuilder) WithUrl(rawUrl string) *ItemChannelsItemMessagesItemRepliesRequestBuilder {
	return nil
}

type ItemChannelsItemMessagesItemRepliesRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemChannelsItemMessagesItemRepliesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemChannelsItemMessagesItemRepliesRequestBuilderGetQueryParameters
}

type ItemChannelsItemMessagesItemRepliesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemChannelsItemMessagesItemRepliesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemChannelsItemMessagesItemRepliesRequestBuilder {
	return nil
}

type ItemChannelsItemMessagesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemChannelsItemMessagesRequestBuilder) ByChatMessageId(chatMessageId string) *ItemChannelsItemMessagesChatMessageItemRequestBuilder {
	return nil
}
func (m *ItemChannelsItemMessagesRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesRequestBuilderGetRequestConfiguration) (models.ChatMessageCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesRequestBuilder) Post(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemChannelsItemMessagesRequestBuilderPostRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsItemMessagesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemChannelsItemMessagesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsItemMessagesRequestBuilder) WithUrl(rawUrl string) *ItemChannelsItemMessagesRequestBuilder {
	return nil
}

type ItemChannelsItemMessagesRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemChannelsItemMessagesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemChannelsItemMessagesRequestBuilderGetQueryParameters
}

type ItemChannelsItemMessagesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemChannelsItemMessagesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemChannelsItemMessagesRequestBuilder {
	return nil
}

type ItemChannelsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemChannelsRequestBuilder) ByChannelId(channelId string) *ItemChannelsChannelItemRequestBuilder {
	return nil
}
func (m *ItemChannelsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemChannelsRequestBuilderGetRequestConfiguration) (models.ChannelCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemChannelsRequestBuilder) Post(ctx context.Context, body models.Channelable, requestConfiguration *ItemChannelsRequestBuilderPostRequestConfiguration) (models.Channelable, error) {
	return nil, nil
}
func (m *ItemChannelsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemChannelsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Channelable, requestConfiguration *ItemChannelsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChannelsRequestBuilder) WithUrl(rawUrl string) *ItemChannelsRequestBuilder { return nil }

type ItemChannelsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemChannelsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemChannelsRequestBuilderGetQueryParameters
}

type ItemChannelsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemChannelsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemChannelsRequestBuilder {
	return nil
}

type ItemClonePostRequestBody struct {
}

func (m *ItemClonePostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemClonePostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemClonePostRequestBody) GetClassification() *string          { return nil }
func (m *ItemClonePostRequestBody) GetDescription() *string             { return nil }
func (m *ItemClonePostRequestBody) GetDisplayName() *string             { return nil }
func (m *ItemClonePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemClonePostRequestBody) GetMailNickname() *string { return nil }
func (m *ItemClonePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemClonePostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemClonePostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemClonePostRequestBody) SetClassification(value *string)          {}
func (m *ItemClonePostRequestBody) SetDescription(value *string)             {}
func (m *ItemClonePostRequestBody) SetDisplayName(value *string)             {}
func (m *ItemClonePostRequestBody) SetMailNickname(value *string)            {}

func NewItemClonePostRequestBody() *ItemClonePostRequestBody { return nil }

func CreateItemClonePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemClonePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetClassification() *string
	GetDescription() *string
	GetDisplayName() *string
	GetMailNickname() *string
	SetBackingStore(value store.BackingStore)
	SetClassification(value *string)
	SetDescription(value *string)
	SetDisplayName(value *string)
	SetMailNickname(value *string)
}

type ItemCloneRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCloneRequestBuilder) Post(ctx context.Context, body ItemClonePostRequestBodyable, requestConfiguration *ItemCloneRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemCloneRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemClonePostRequestBodyable, requestConfiguration *ItemCloneRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCloneRequestBuilder) WithUrl(rawUrl string) *ItemCloneRequestBuilder { return nil }

type ItemCloneRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCloneRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCloneRequestBuilder {
	return nil
}

type ItemMembersRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMembersRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMembersRequestBuilderGetRequestConfiguration) (models.ConversationMemberCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMembersRequestBuilder) Post(ctx context.Context, body models.ConversationMemberable, requestConfiguration *ItemMembersRequestBuilderPostRequestConfiguration) (models.ConversationMemberable, error) {
	return nil, nil
}
func (m *ItemMembersRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMembersRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMembersRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ConversationMemberable, requestConfiguration *ItemMembersRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
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

type ItemMembersRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMembersRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMembersRequestBuilder {
	return nil
}

type ItemSendActivityNotificationPostRequestBody struct {
}

func (m *ItemSendActivityNotificationPostRequestBody) GetActivityType() *string          { return nil }
func (m *ItemSendActivityNotificationPostRequestBody) GetAdditionalData() map[string]any { return nil }
func (m *ItemSendActivityNotificationPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemSendActivityNotificationPostRequestBody) GetChainId() *int64 { return nil }
func (m *ItemSendActivityNotificationPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemSendActivityNotificationPostRequestBody) GetIconId() *string { return nil }
func (m *ItemSendActivityNotificationPostRequestBody) GetPreviewText() models.ItemBodyable {
	return nil
}
func (m *ItemSendActivityNotificationPostRequestBody) GetTeamsAppId() *string { return nil }
func (m *ItemSendActivityNotificationPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemSendActivityNotificationPostRequestBody) SetActivityType(value *string)            {}
func (m *ItemSendActivityNotificationPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemSendActivityNotificationPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemSendActivityNotificationPostRequestBody) SetChainId(value *int64)                  {}
func (m *ItemSendActivityNotificationPostRequestBody) SetIconId(value *string)                  {}
func (m *ItemSendActivityNotificationPostRequestBody) SetPreviewText(value models.ItemBodyable) {}
func (m *ItemSendActivityNotificationPostRequestBody) SetTeamsAppId(value *string)              {}

func NewItemSendActivityNotificationPostRequestBody() *ItemSendActivityNotificationPostRequestBody {
	return nil
}

func CreateItemSendActivityNotificationPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemSendActivityNotificationPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetActivityType() *string
	GetBackingStore() store.BackingStore
	GetChainId() *int64
	GetIconId() *string
	GetPreviewText() models.ItemBodyable
	GetTeamsAppId() *string
	SetActivityType(value *string)
	SetBackingStore(value store.BackingStore)
	SetChainId(value *int64)
	SetIconId(value *string)
	SetPreviewText(value models.ItemBodyable)
	SetTeamsAppId(value *string)
}

type ItemSendActivityNotificationRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemSendActivityNotificationRequestBuilder) Post(ctx context.Context, body ItemSendActivityNotificationPostRequestBodyable, requestConfiguration *ItemSendActivityNotificationRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemSendActivityNotificationRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemSendActivityNotificationPostRequestBodyable, requestConfiguration *ItemSendActivityNotificationRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemSendActivityNotificationRequestBuilder) WithUrl(rawUrl string) *ItemSendActivityNotificationRequestBuilder {
	return nil
}

type ItemSendActivityNotificationRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemSendActivityNotificationRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemSendActivityNotificationRequestBuilder {
	return nil
}

type TeamItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *TeamItemRequestBuilder) Channels() *ItemChannelsRequestBuilder { return nil }
func (m *TeamItemRequestBuilder) Clone() *ItemCloneRequestBuilder       { return nil }
func (m *TeamItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *TeamItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *TeamItemRequestBuilder) Get(ctx context.Context, requestConfiguration *TeamItemRequestBuilderGetRequestConfiguration) (models.Teamable, error) {
	return nil, nil
}
func (m *TeamItemRequestBuilder) Members() *ItemMembersRequestBuilder { return nil }
func (m *TeamItemRequestBuilder) Patch(ctx context.Context, body models.Teamable, requestConfiguration *TeamItemRequestBuilderPatchRequestConfiguration) (models.Teamable, error) {
	return nil, nil
}
func (m *TeamItemRequestBuilder) SendActivityNotification() *ItemSendActivityNotificationRequestBuilder {
	return nil
}
func (m *TeamItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *TeamItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *TeamItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *TeamItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *TeamItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Teamable, requestConfiguration *TeamItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *TeamItemRequestBuilder) WithUrl(rawUrl string) *TeamItemRequestBuilder { return nil }

type TeamItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type TeamItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type TeamItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *TeamItemRequestBuilderGetQueryParameters
}

type TeamItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewTeamItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *TeamItemRequestBuilder {
	return nil
}

type TeamsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *TeamsRequestBuilder) ByTeamId(teamId string) *TeamItemRequestBuilder { return nil }
func (m *TeamsRequestBuilder) Get(ctx context.Context, requestConfiguration *TeamsRequestBuilderGetRequestConfiguration) (models.TeamCollectionResponseable, error) {
	return nil, nil
}
func (m *TeamsRequestBuilder) Post(ctx context.Context, body models.Teamable, requestConfiguration *TeamsRequestBuilderPostRequestConfiguration) (models.Teamable, error) {
	return nil, nil
}
func (m *TeamsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *TeamsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *TeamsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Teamable, requestConfiguration *TeamsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *TeamsRequestBuilder) WithUrl(rawUrl string) *TeamsRequestBuilder { return nil }

type TeamsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type TeamsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *TeamsRequestBuilderGetQueryParameters
}

type TeamsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewTeamsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *TeamsRequestBuilder {
	return nil
}
