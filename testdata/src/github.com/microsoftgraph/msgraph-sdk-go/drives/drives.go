// Package drives is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/drives: some of its
// declarations, with empty bodies, for the analyzers' tests.
package drives

import (
	"context"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type DriveItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *DriveItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *DriveItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *DriveItemRequestBuilder) Get(ctx context.Context, requestConfiguration *DriveItemRequestBuilderGetRequestConfiguration) (models.Driveable, error) {
	return nil, nil
}
func (m *DriveItemRequestBuilder) Items() *ItemItemsRequestBuilder { return nil }
func (m *DriveItemRequestBuilder) Patch(ctx context.Context, body models.Driveable, requestConfiguration *DriveItemRequestBuilderPatchRequestConfiguration) (models.Driveable, error) {
	return nil, nil
}
func (m *DriveItemRequestBuilder) Root() *ItemRootRequestBuilder { return nil }
func (m *DriveItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *DriveItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DriveItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *DriveItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DriveItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Driveable, requestConfiguration *DriveItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DriveItemRequestBuilder) WithUrl(rawUrl string) *DriveItemRequestBuilder { return nil }

type DriveItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type DriveItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type DriveItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *DriveItemRequestBuilderGetQueryParameters
}

type DriveItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewDriveItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *DriveItemRequestBuilder {
	return nil
}

type DrivesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *DrivesRequestBuilder) ByDriveId(driveId string) *DriveItemRequestBuilder { return nil }
func (m *DrivesRequestBuilder) Get(ctx context.Context, requestConfiguration *DrivesRequestBuilderGetRequestConfiguration) (models.DriveCollectionResponseable, error) {
	return nil, nil
}
func (m *DrivesRequestBuilder) Post(ctx context.Context, body models.Driveable, requestConfiguration *DrivesRequestBuilderPostRequestConfiguration) (models.Driveable, error) {
	return nil, nil
}
func (m *DrivesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *DrivesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DrivesRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Driveable, requestConfiguration *DrivesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DrivesRequestBuilder) WithUrl(rawUrl string) *DrivesRequestBuilder { return nil }

type DrivesRequestBuilderGetQueryParameters struct {
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type DrivesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *DrivesRequestBuilderGetQueryParameters
}

type DrivesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewDrivesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *DrivesRequestBuilder {
	return nil
}

type ItemItemsDriveItemItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsDriveItemItemRequestBuilder) Children() *ItemItemsItemChildrenRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Content() *ItemItemsItemContentRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Copy() *ItemItemsItemCopyRequestBuilder { return nil }
func (m *ItemItemsDriveItemItemRequestBuilder) CreateLink() *ItemItemsItemCreateLinkRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) CreateUploadSession() *ItemItemsItemCreateUploadSessionRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemItemsDriveItemItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Delta() *ItemItemsItemDeltaRequestBuilder { return nil }
func (m *ItemItemsDriveItemItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsDriveItemItemRequestBuilderGetRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Invite() *ItemItemsItemInviteRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Patch(ctx context.Context, body models.DriveItemable, requestConfiguration *ItemItemsDriveItemItemRequestBuilderPatchRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) SearchWithQ(q *string) *ItemItemsItemSearchWithQRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemItemsDriveItemItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsDriveItemItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.DriveItemable, requestConfiguration *ItemItemsDriveItemItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) WithUrl(rawUrl string) *ItemItemsDriveItemItemRequestBuilder {
	return nil
}
func (m *ItemItemsDriveItemItemRequestBuilder) Workbook() *ItemItemsItemWorkbookRequestBuilder {
	return nil
}

type ItemItemsDriveItemItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemItemsDriveItemItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemItemsDriveItemItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsDriveItemItemRequestBuilderGetQueryParameters
}

type ItemItemsDriveItemItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsDriveItemItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsDriveItemItemRequestBuilder {
	return nil
}

type ItemItemsItemChildrenRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemChildrenRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsItemChildrenRequestBuilderGetRequestConfiguration) (models.DriveItemCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemChildrenRequestBuilder) Post(ctx context.Context, body models.DriveItemable, requestConfiguration *ItemItemsItemChildrenRequestBuilderPostRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemItemsItemChildrenRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemChildrenRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemChildrenRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.DriveItemable, requestConfiguration *ItemItemsItemChildrenRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemChildrenRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemChildrenRequestBuilder {
	return nil
}

type ItemItemsItemChildrenRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemItemsItemChildrenRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsItemChildrenRequestBuilderGetQueryParameters
}

type ItemItemsItemChildrenRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemChildrenRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemChildrenRequestBuilder {
	return nil
}

type ItemItemsItemContentRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemContentRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemItemsItemContentRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemItemsItemContentRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsItemContentRequestBuilderGetRequestConfiguration) ([]byte, error) {
	return nil, nil
}
func (m *ItemItemsItemContentRequestBuilder) Put(ctx context.Context, body []byte, requestConfiguration *ItemItemsItemContentRequestBuilderPutRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemItemsItemContentRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemContentRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemContentRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemContentRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemContentRequestBuilder) ToPutRequestInformation(ctx context.Context, body []byte, requestConfiguration *ItemItemsItemContentRequestBuilderPutRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemContentRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemContentRequestBuilder {
	return nil
}

type ItemItemsItemContentRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemItemsItemContentRequestBuilderGetQueryParameters struct {
	Format *string `uriparametername:"%24format"`
}

type ItemItemsItemContentRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsItemContentRequestBuilderGetQueryParameters
}

type ItemItemsItemContentRequestBuilderPutRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemContentRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemContentRequestBuilder {
	return nil
}

type ItemItemsItemCopyPostRequestBody struct {
}

func (m *ItemItemsItemCopyPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemItemsItemCopyPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemItemsItemCopyPostRequestBody) GetChildrenOnly() *bool              { return nil }
func (m *ItemItemsItemCopyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemCopyPostRequestBody) GetIncludeAllVersionHistory() *bool           { return nil }
func (m *ItemItemsItemCopyPostRequestBody) GetName() *string                             { return nil }
func (m *ItemItemsItemCopyPostRequestBody) GetParentReference() models.ItemReferenceable { return nil }
func (m *ItemItemsItemCopyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemCopyPostRequestBody) SetAdditionalData(value map[string]any)            {}
func (m *ItemItemsItemCopyPostRequestBody) SetBackingStore(value store.BackingStore)          {}
func (m *ItemItemsItemCopyPostRequestBody) SetChildrenOnly(value *bool)                       {}
func (m *ItemItemsItemCopyPostRequestBody) SetIncludeAllVersionHistory(value *bool)           {}
func (m *ItemItemsItemCopyPostRequestBody) SetName(value *string)                             {}
func (m *ItemItemsItemCopyPostRequestBody) SetParentReference(value models.ItemReferenceable) {}

func NewItemItemsItemCopyPostRequestBody() *ItemItemsItemCopyPostRequestBody { return nil }

func CreateItemItemsItemCopyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemCopyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetChildrenOnly() *bool
	GetIncludeAllVersionHistory() *bool
	GetName() *string
	GetParentReference() models.ItemReferenceable
	SetBackingStore(value store.BackingStore)
	SetChildrenOnly(value *bool)
	SetIncludeAllVersionHistory(value *bool)
	SetName(value *string)
	SetParentReference(value models.ItemReferenceable)
}

type ItemItemsItemCopyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemCopyRequestBuilder) Post(ctx context.Context, body ItemItemsItemCopyPostRequestBodyable, requestConfiguration *ItemItemsItemCopyRequestBuilderPostRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemItemsItemCopyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemItemsItemCopyPostRequestBodyable, requestConfiguration *ItemItemsItemCopyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemCopyRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemCopyRequestBuilder {
	return nil
}

type ItemItemsItemCopyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemCopyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemCopyRequestBuilder {
	return nil
}

type ItemItemsItemCreateLinkPostRequestBody struct {
}

func (m *ItemItemsItemCreateLinkPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetExpirationDateTime() *time.Time   { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemCreateLinkPostRequestBody) GetMessage() *string                  { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetPassword() *string                 { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetRetainInheritedPermissions() *bool { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetScope() *string                    { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetSendNotification() *bool           { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) GetTypeEscaped() *string              { return nil }
func (m *ItemItemsItemCreateLinkPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetAdditionalData(value map[string]any)    {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetBackingStore(value store.BackingStore)  {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetExpirationDateTime(value *time.Time)    {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetMessage(value *string)                  {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetPassword(value *string)                 {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetRetainInheritedPermissions(value *bool) {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetScope(value *string)                    {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetSendNotification(value *bool)           {}
func (m *ItemItemsItemCreateLinkPostRequestBody) SetTypeEscaped(value *string)              {}

func NewItemItemsItemCreateLinkPostRequestBody() *ItemItemsItemCreateLinkPostRequestBody { return nil }

func CreateItemItemsItemCreateLinkPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemCreateLinkPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetExpirationDateTime() *time.Time
	GetMessage() *string
	GetPassword() *string
	GetRetainInheritedPermissions() *bool
	GetScope() *string
	GetSendNotification() *bool
	GetTypeEscaped() *string
	SetBackingStore(value store.BackingStore)
	SetExpirationDateTime(value *time.Time)
	SetMessage(value *string)
	SetPassword(value *string)
	SetRetainInheritedPermissions(value *bool)
	SetScope(value *string)
	SetSendNotification(value *bool)
	SetTypeEscaped(value *string)
}

type ItemItemsItemCreateLinkRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemCreateLinkRequestBuilder) Post(ctx context.Context, body ItemItemsItemCreateLinkPostRequestBodyable, requestConfiguration *ItemItemsItemCreateLinkRequestBuilderPostRequestConfiguration) (models.Permissionable, error) {
	return nil, nil
}
func (m *ItemItemsItemCreateLinkRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemItemsItemCreateLinkPostRequestBodyable, requestConfiguration *ItemItemsItemCreateLinkRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemCreateLinkRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemCreateLinkRequestBuilder {
	return nil
}

type ItemItemsItemCreateLinkRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemCreateLinkRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemCreateLinkRequestBuilder {
	return nil
}

type ItemItemsItemCreateUploadSessionPostRequestBody struct {
}

func (m *ItemItemsItemCreateUploadSessionPostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemItemsItemCreateUploadSessionPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemItemsItemCreateUploadSessionPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemCreateUploadSessionPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemCreateUploadSessionPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemItemsItemCreateUploadSessionPostRequestBody) SetBackingStore(value store.BackingStore) {}

func NewItemItemsItemCreateUploadSessionPostRequestBody() *ItemItemsItemCreateUploadSessionPostRequestBody {
	return nil
}

func CreateItemItemsItemCreateUploadSessionPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemCreateUploadSessionPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	SetBackingStore(value store.BackingStore)
}

type ItemItemsItemCreateUploadSessionRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemCreateUploadSessionRequestBuilder) Post(ctx context.Context, body ItemItemsItemCreateUploadSessionPostRequestBodyable, requestConfiguration *ItemItemsItemCreateUploadSessionRequestBuilderPostRequestConfiguration) (models.UploadSessionable, error) {
	return nil, nil
}
func (m *ItemItemsItemCreateUploadSessionRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemItemsItemCreateUploadSessionPostRequestBodyable, requestConfiguration *ItemItemsItemCreateUploadSessionRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemCreateUploadSessionRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemCreateUploadSessionRequestBuilder {
	return nil
}

type ItemItemsItemCreateUploadSessionRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemCreateUploadSessionRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemCreateUploadSessionRequestBuilder {
	return nil
}

type ItemItemsItemDeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *ItemItemsItemDeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemDeltaGetResponse) GetValue() []models.DriveItemable { return nil }
func (m *ItemItemsItemDeltaGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemDeltaGetResponse) SetValue(value []models.DriveItemable) {}

func NewItemItemsItemDeltaGetResponse() *ItemItemsItemDeltaGetResponse { return nil }

func CreateItemItemsItemDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemDeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.DriveItemable
	SetValue(value []models.DriveItemable)
}

type ItemItemsItemDeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemDeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsItemDeltaRequestBuilderGetRequestConfiguration) (ItemItemsItemDeltaResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemDeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *ItemItemsItemDeltaRequestBuilderGetRequestConfiguration) (ItemItemsItemDeltaGetResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemDeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemDeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemDeltaRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemDeltaRequestBuilder {
	return nil
}

type ItemItemsItemDeltaRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemItemsItemDeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsItemDeltaRequestBuilderGetQueryParameters
}

func NewItemItemsItemDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemDeltaRequestBuilder {
	return nil
}

type ItemItemsItemDeltaResponse struct {
	ItemItemsItemDeltaGetResponse
}

func NewItemItemsItemDeltaResponse() *ItemItemsItemDeltaResponse { return nil }

func CreateItemItemsItemDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemDeltaResponseable interface {
	ItemItemsItemDeltaGetResponseable
	serialization.Parsable
}

type ItemItemsItemInvitePostRequestBody struct {
}

func (m *ItemItemsItemInvitePostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetExpirationDateTime() *string      { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemInvitePostRequestBody) GetMessage() *string                  { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetPassword() *string                 { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetRequireSignIn() *bool              { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetRetainInheritedPermissions() *bool { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetRoles() []string                   { return nil }
func (m *ItemItemsItemInvitePostRequestBody) GetSendInvitation() *bool             { return nil }
func (m *ItemItemsItemInvitePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemInvitePostRequestBody) SetAdditionalData(value map[string]any)    {}
func (m *ItemItemsItemInvitePostRequestBody) SetBackingStore(value store.BackingStore)  {}
func (m *ItemItemsItemInvitePostRequestBody) SetExpirationDateTime(value *string)       {}
func (m *ItemItemsItemInvitePostRequestBody) SetMessage(value *string)                  {}
func (m *ItemItemsItemInvitePostRequestBody) SetPassword(value *string)                 {}
func (m *ItemItemsItemInvitePostRequestBody) SetRequireSignIn(value *bool)              {}
func (m *ItemItemsItemInvitePostRequestBody) SetRetainInheritedPermissions(value *bool) {}
func (m *ItemItemsItemInvitePostRequestBody) SetRoles(value []string)                   {}
func (m *ItemItemsItemInvitePostRequestBody) SetSendInvitation(value *bool)             {}

func NewItemItemsItemInvitePostRequestBody() *ItemItemsItemInvitePostRequestBody { return nil }

func CreateItemItemsItemInvitePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemInvitePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetExpirationDateTime() *string
	GetMessage() *string
	GetPassword() *string
	GetRequireSignIn() *bool
	GetRetainInheritedPermissions() *bool
	GetRoles() []string
	GetSendInvitation() *bool
	SetBackingStore(value store.BackingStore)
	SetExpirationDateTime(value *string)
	SetMessage(value *string)
	SetPassword(value *string)
	SetRequireSignIn(value *bool)
	SetRetainInheritedPermissions(value *bool)
	SetRoles(value []string)
	SetSendInvitation(value *bool)
}

type ItemItemsItemInvitePostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemItemsItemInvitePostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemInvitePostResponse) GetValue() []models.Permissionable { return nil }
func (m *ItemItemsItemInvitePostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemInvitePostResponse) SetValue(value []models.Permissionable) {}

func NewItemItemsItemInvitePostResponse() *ItemItemsItemInvitePostResponse { return nil }

func CreateItemItemsItemInvitePostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemInvitePostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []models.Permissionable
	SetValue(value []models.Permissionable)
}

type ItemItemsItemInviteRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemInviteRequestBuilder) Post(ctx context.Context, body ItemItemsItemInvitePostRequestBodyable, requestConfiguration *ItemItemsItemInviteRequestBuilderPostRequestConfiguration) (ItemItemsItemInviteResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemInviteRequestBuilder) PostAsInvitePostResponse(ctx context.Context, body ItemItemsItemInvitePostRequestBodyable, requestConfiguration *ItemItemsItemInviteRequestBuilderPostRequestConfiguration) (ItemItemsItemInvitePostResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemInviteRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemItemsItemInvitePostRequestBodyable, requestConfiguration *ItemItemsItemInviteRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemInviteRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemInviteRequestBuilder {
	return nil
}

type ItemItemsItemInviteRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemInviteRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemInviteRequestBuilder {
	return nil
}

type ItemItemsItemInviteResponse struct {
	ItemItemsItemInvitePostResponse
}

func NewItemItemsItemInviteResponse() *ItemItemsItemInviteResponse { return nil }

func CreateItemItemsItemInviteResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemInviteResponseable interface {
	ItemItemsItemInvitePostResponseable
	serialization.Parsable
}

type ItemItemsItemSearchWithQGetResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemItemsItemSearchWithQGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemSearchWithQGetResponse) GetValue() []models.DriveItemable { return nil }
func (m *ItemItemsItemSearchWithQGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemSearchWithQGetResponse) SetValue(value []models.DriveItemable) {}

func NewItemItemsItemSearchWithQGetResponse() *ItemItemsItemSearchWithQGetResponse { return nil }

func CreateItemItemsItemSearchWithQGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemSearchWithQGetResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []models.DriveItemable
	SetValue(value []models.DriveItemable)
}

type ItemItemsItemSearchWithQRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemSearchWithQRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsItemSearchWithQRequestBuilderGetRequestConfiguration) (ItemItemsItemSearchWithQResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemSearchWithQRequestBuilder) GetAsSearchWithQGetResponse(ctx context.Context, requestConfiguration *ItemItemsItemSearchWithQRequestBuilderGetRequestConfiguration) (ItemItemsItemSearchWithQGetResponseable, error) {
	return nil, nil
}
func (m *ItemItemsItemSearchWithQRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemSearchWithQRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemSearchWithQRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemSearchWithQRequestBuilder {
	return nil
}

type ItemItemsItemSearchWithQRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemItemsItemSearchWithQRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsItemSearchWithQRequestBuilderGetQueryParameters
}

func NewItemItemsItemSearchWithQRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemSearchWithQRequestBuilder {
	return nil
}

type ItemItemsItemSearchWithQResponse struct {
	ItemItemsItemSearchWithQGetResponse
}

func NewItemItemsItemSearchWithQResponse() *ItemItemsItemSearchWithQResponse { return nil }

func CreateItemItemsItemSearchWithQResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemSearchWithQResponseable interface {
	ItemItemsItemSearchWithQGetResponseable
	serialization.Parsable
}

type ItemItemsItemWorkbookCreateSessionPostRequestBody struct {
}

func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) GetPersistChanges() *bool { return nil }
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) SetAdditionalData(value map[string]any) {}
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) SetBackingStore(value store.BackingStore) {
}
func (m *ItemItemsItemWorkbookCreateSessionPostRequestBody) SetPersistChanges(value *bool) {}

func NewItemItemsItemWorkbookCreateSessionPostRequestBody() *ItemItemsItemWorkbookCreateSessionPostRequestBody {
	return nil
}

func CreateItemItemsItemWorkbookCreateSessionPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemWorkbookCreateSessionPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetPersistChanges() *bool
	SetBackingStore(value store.BackingStore)
	SetPersistChanges(value *bool)
}

type ItemItemsItemWorkbookCreateSessionRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemWorkbookCreateSessionRequestBuilder) Post(ctx context.Context, body ItemItemsItemWorkbookCreateSessionPostRequestBodyable, requestConfiguration *ItemItemsItemWorkbookCreateSessionRequestBuilderPostRequestConfiguration) (models.WorkbookSessionInfoable, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookCreateSessionRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemItemsItemWorkbookCreateSessionPostRequestBodyable, requestConfiguration *ItemItemsItemWorkbookCreateSessionRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookCreateSessionRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemWorkbookCreateSessionRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookCreateSessionRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemWorkbookCreateSessionRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemWorkbookCreateSessionRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookFunctionsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookFunctionsRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookFunctionsRequestBuilderGetRequestConfiguration) (models.WorkbookFunctionsable, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) Patch(ctx context.Context, body models.WorkbookFunctionsable, requestConfiguration *ItemItemsItemWorkbookFunctionsRequestBuilderPatchRequestConfiguration) (models.WorkbookFunctionsable, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) Sum() *ItemItemsItemWorkbookFunctionsSumRequestBuilder {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookFunctionsRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookFunctionsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.WorkbookFunctionsable, requestConfiguration *ItemItemsItemWorkbookFunctionsRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemWorkbookFunctionsRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookFunctionsRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemItemsItemWorkbookFunctionsRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemItemsItemWorkbookFunctionsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsItemWorkbookFunctionsRequestBuilderGetQueryParameters
}

type ItemItemsItemWorkbookFunctionsRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemWorkbookFunctionsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemWorkbookFunctionsRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookFunctionsSumPostRequestBody struct {
}

func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) GetValues() serialization.UntypedNodeable {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) SetAdditionalData(value map[string]any) {}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) SetBackingStore(value store.BackingStore) {
}
func (m *ItemItemsItemWorkbookFunctionsSumPostRequestBody) SetValues(value serialization.UntypedNodeable) {
}

func NewItemItemsItemWorkbookFunctionsSumPostRequestBody() *ItemItemsItemWorkbookFunctionsSumPostRequestBody {
	return nil
}

func CreateItemItemsItemWorkbookFunctionsSumPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemItemsItemWorkbookFunctionsSumPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetValues() serialization.UntypedNodeable
	SetBackingStore(value store.BackingStore)
	SetValues(value serialization.UntypedNodeable)
}

type ItemItemsItemWorkbookFunctionsSumRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemWorkbookFunctionsSumRequestBuilder) Post(ctx context.Context, body ItemItemsItemWorkbookFunctionsSumPostRequestBodyable, requestConfiguration *ItemItemsItemWorkbookFunctionsSumRequestBuilderPostRequestConfiguration) (models.WorkbookFunctionResultable, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsSumRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemItemsItemWorkbookFunctionsSumPostRequestBodyable, requestConfiguration *ItemItemsItemWorkbookFunctionsSumRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookFunctionsSumRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemWorkbookFunctionsSumRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookFunctionsSumRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemWorkbookFunctionsSumRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemWorkbookFunctionsSumRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsItemWorkbookRequestBuilder) CreateSession() *ItemItemsItemWorkbookCreateSessionRequestBuilder {
	return nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) Functions() *ItemItemsItemWorkbookFunctionsRequestBuilder {
	return nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookRequestBuilderGetRequestConfiguration) (models.Workbookable, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) Patch(ctx context.Context, body models.Workbookable, requestConfiguration *ItemItemsItemWorkbookRequestBuilderPatchRequestConfiguration) (models.Workbookable, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsItemWorkbookRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Workbookable, requestConfiguration *ItemItemsItemWorkbookRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsItemWorkbookRequestBuilder) WithUrl(rawUrl string) *ItemItemsItemWorkbookRequestBuilder {
	return nil
}

type ItemItemsItemWorkbookRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemItemsItemWorkbookRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemItemsItemWorkbookRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsItemWorkbookRequestBuilderGetQueryParameters
}

type ItemItemsItemWorkbookRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsItemWorkbookRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsItemWorkbookRequestBuilder {
	return nil
}

type ItemItemsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemItemsRequestBuilder) ByDriveItemId(driveItemId string) *ItemItemsDriveItemItemRequestBuilder {
	return nil
}
func (m *ItemItemsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemItemsRequestBuilderGetRequestConfiguration) (models.DriveItemCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemItemsRequestBuilder) Post(ctx context.Context, body models.DriveItemable, requestConfiguration *ItemItemsRequestBuilderPostRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemItemsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemItemsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.DriveItemable, requestConfiguration *ItemItemsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemItemsRequestBuilder) WithUrl(rawUrl string) *ItemItemsRequestBuilder { return nil }

type ItemItemsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemItemsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemItemsRequestBuilderGetQueryParameters
}

type ItemItemsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemItemsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemItemsRequestBuilder {
	return nil
}

type ItemRootRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemRootRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemRootRequestBuilderGetRequestConfiguration) (models.DriveItemable, error) {
	return nil, nil
}
func (m *ItemRootRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemRootRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemRootRequestBuilder) WithUrl(rawUrl string) *ItemRootRequestBuilder { return nil }

type ItemRootRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemRootRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemRootRequestBuilderGetQueryParameters
}

func NewItemRootRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemRootRequestBuilder {
	return nil
}
