// Package chats is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/chats: some of its
// declarations, with empty bodies, for the analyzers' tests.
package chats

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ChatItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ChatItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ChatItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ChatItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ChatItemRequestBuilderGetRequestConfiguration) (models.Chatable, error) {
	return nil, nil
}
func (m *ChatItemRequestBuilder) Members() *ItemMembersRequestBuilder   { return nil }
func (m *ChatItemRequestBuilder) Messages() *ItemMessagesRequestBuilder { return nil }
func (m *ChatItemRequestBuilder) Patch(ctx context.Context, body models.Chatable, requestConfiguration *ChatItemRequestBuilderPatchRequestConfiguration) (models.Chatable, error) {
	return nil, nil
}
func (m *ChatItemRequestBuilder) SendActivityNotification() *ItemSendActivityNotificationRequestBuilder {
	return nil
}
func (m *ChatItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ChatItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ChatItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ChatItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ChatItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Chatable, requestConfiguration *ChatItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ChatItemRequestBuilder) WithUrl(rawUrl string) *ChatItemRequestBuilder { return nil }

type ChatItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ChatItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ChatItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ChatItemRequestBuilderGetQueryParameters
}

type ChatItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewChatItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ChatItemRequestBuilder {
	return nil
}

type ChatsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ChatsRequestBuilder) ByChatId(chatId string) *ChatItemRequestBuilder { return nil }
func (m *ChatsRequestBuilder) Get(ctx context.Context, requestConfiguration *ChatsRequestBuilderGetRequestConfiguration) (models.ChatCollectionResponseable, error) {
	return nil, nil
}
func (m *ChatsRequestBuilder) Post(ctx context.Context, body models.Chatable, requestConfiguration *ChatsRequestBuilderPostRequestConfiguration) (models.Chatable, error) {
	return nil, nil
}
func (m *ChatsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ChatsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ChatsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Chatable, requestConfiguration *ChatsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ChatsRequestBuilder) WithUrl(rawUrl string) *ChatsRequestBuilder { return nil }

type ChatsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ChatsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ChatsRequestBuilderGetQueryParameters
}

type ChatsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewChatsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ChatsRequestBuilder {
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

type ItemMessagesChatMessageItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesChatMessageItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMessagesChatMessageItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesChatMessageItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesChatMessageItemRequestBuilderGetRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemMessagesChatMessageItemRequestBuilder) Patch(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemMessagesChatMessageItemRequestBuilderPatchRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemMessagesChatMessageItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesChatMessageItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesChatMessageItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesChatMessageItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesChatMessageItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemMessagesChatMessageItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesChatMessageItemRequestBuilder) WithUrl(rawUrl string) *ItemMessagesChatMessageItemRequestBuilder {
	return nil
}

type ItemMessagesChatMessageItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMessagesChatMessageItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemMessagesChatMessageItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesChatMessageItemRequestBuilderGetQueryParameters
}

type ItemMessagesChatMessageItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesChatMessageItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesChatMessageItemRequestBuilder {
	return nil
}

type ItemMessagesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesRequestBuilder) ByChatMessageId(chatMessageId string) *ItemMessagesChatMessageItemRequestBuilder {
	return nil
}
func (m *ItemMessagesRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesRequestBuilderGetRequestConfiguration) (models.ChatMessageCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) Post(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemMessagesRequestBuilderPostRequestConfiguration) (models.ChatMessageable, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ChatMessageable, requestConfiguration *ItemMessagesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) WithUrl(rawUrl string) *ItemMessagesRequestBuilder { return nil }

type ItemMessagesRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMessagesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesRequestBuilderGetQueryParameters
}

type ItemMessagesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesRequestBuilder {
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
