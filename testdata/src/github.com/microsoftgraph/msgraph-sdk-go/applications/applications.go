// Package applications is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/applications: some of its
// declarations, with empty bodies, for the analyzers' tests.
package applications

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ApplicationItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ApplicationItemRequestBuilder) AddKey() *ItemAddKeyRequestBuilder           { return nil }
func (m *ApplicationItemRequestBuilder) AddPassword() *ItemAddPasswordRequestBuilder { return nil }
func (m *ApplicationItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ApplicationItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ApplicationItemRequestBuilder) FederatedIdentityCredentials() *ItemFederatedIdentityCredentialsRequestBuilder {
	return nil
}
func (m *ApplicationItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ApplicationItemRequestBuilderGetRequestConfiguration) (models.Applicationable, error) {
	return nil, nil
}
func (m *ApplicationItemRequestBuilder) Patch(ctx context.Context, body models.Applicationable, requestConfiguration *ApplicationItemRequestBuilderPatchRequestConfiguration) (models.Applicationable, error) {
	return nil, nil
}
func (m *ApplicationItemRequestBuilder) RemovePassword() *ItemRemovePasswordRequestBuilder {
	return nil
}
func (m *ApplicationItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ApplicationItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ApplicationItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ApplicationItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ApplicationItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Applicationable, requestConfiguration *ApplicationItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ApplicationItemRequestBuilder) WithUrl(rawUrl string) *ApplicationItemRequestBuilder {
	return nil
}

type ApplicationItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ApplicationItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ApplicationItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ApplicationItemRequestBuilderGetQueryParameters
}

type ApplicationItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewApplicationItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ApplicationItemRequestBuilder {
	return nil
}

type ApplicationsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ApplicationsRequestBuilder) ByApplicationId(applicationId string) *ApplicationItemRequestBuilder {
	return nil
}
func (m *ApplicationsRequestBuilder) Get(ctx context.Context, requestConfiguration *ApplicationsRequestBuilderGetRequestConfiguration) (models.ApplicationCollectionResponseable, error) {
	return nil, nil
}
func (m *ApplicationsRequestBuilder) Post(ctx context.Context, body models.Applicationable, requestConfiguration *ApplicationsRequestBuilderPostRequestConfiguration) (models.Applicationable, error) {
	return nil, nil
}
func (m *ApplicationsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ApplicationsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ApplicationsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Applicationable, requestConfiguration *ApplicationsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ApplicationsRequestBuilder) WithUrl(rawUrl string) *ApplicationsRequestBuilder { return nil }

type ApplicationsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ApplicationsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ApplicationsRequestBuilderGetQueryParameters
}

type ApplicationsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewApplicationsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ApplicationsRequestBuilder {
	return nil
}

type ItemAddKeyPostRequestBody struct {
}

func (m *ItemAddKeyPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemAddKeyPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemAddKeyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemAddKeyPostRequestBody) GetKeyCredential() models.KeyCredentialable           { return nil }
func (m *ItemAddKeyPostRequestBody) GetPasswordCredential() models.PasswordCredentialable { return nil }
func (m *ItemAddKeyPostRequestBody) GetProof() *string                                    { return nil }
func (m *ItemAddKeyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemAddKeyPostRequestBody) SetAdditionalData(value map[string]any)                    {}
func (m *ItemAddKeyPostRequestBody) SetBackingStore(value store.BackingStore)                  {}
func (m *ItemAddKeyPostRequestBody) SetKeyCredential(value models.KeyCredentialable)           {}
func (m *ItemAddKeyPostRequestBody) SetPasswordCredential(value models.PasswordCredentialable) {}
func (m *ItemAddKeyPostRequestBody) SetProof(value *string)                                    {}

func NewItemAddKeyPostRequestBody() *ItemAddKeyPostRequestBody { return nil }

func CreateItemAddKeyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemAddKeyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetKeyCredential() models.KeyCredentialable
	GetPasswordCredential() models.PasswordCredentialable
	GetProof() *string
	SetBackingStore(value store.BackingStore)
	SetKeyCredential(value models.KeyCredentialable)
	SetPasswordCredential(value models.PasswordCredentialable)
	SetProof(value *string)
}

type ItemAddKeyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemAddKeyRequestBuilder) Post(ctx context.Context, body ItemAddKeyPostRequestBodyable, requestConfiguration *ItemAddKeyRequestBuilderPostRequestConfiguration) (models.KeyCredentialable, error) {
	return nil, nil
}
func (m *ItemAddKeyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemAddKeyPostRequestBodyable, requestConfiguration *ItemAddKeyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemAddKeyRequestBuilder) WithUrl(rawUrl string) *ItemAddKeyRequestBuilder { return nil }

type ItemAddKeyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemAddKeyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemAddKeyRequestBuilder {
	return nil
}

type ItemAddPasswordPostRequestBody struct {
}

func (m *ItemAddPasswordPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemAddPasswordPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemAddPasswordPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemAddPasswordPostRequestBody) GetPasswordCredential() models.PasswordCredentialable {
	return nil
}
func (m *ItemAddPasswordPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemAddPasswordPostRequestBody) SetAdditionalData(value map[string]any)                    {}
func (m *ItemAddPasswordPostRequestBody) SetBackingStore(value store.BackingStore)                  {}
func (m *ItemAddPasswordPostRequestBody) SetPasswordCredential(value models.PasswordCredentialable) {}

func NewItemAddPasswordPostRequestBody() *ItemAddPasswordPostRequestBody { return nil }

func CreateItemAddPasswordPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemAddPasswordPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetPasswordCredential() models.PasswordCredentialable
	SetBackingStore(value store.BackingStore)
	SetPasswordCredential(value models.PasswordCredentialable)
}

type ItemAddPasswordRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemAddPasswordRequestBuilder) Post(ctx context.Context, body ItemAddPasswordPostRequestBodyable, requestConfiguration *ItemAddPasswordRequestBuilderPostRequestConfiguration) (models.PasswordCredentialable, error) {
	return nil, nil
}
func (m *ItemAddPasswordRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemAddPasswordPostRequestBodyable, requestConfiguration *ItemAddPasswordRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemAddPasswordRequestBuilder) WithUrl(rawUrl string) *ItemAddPasswordRequestBuilder {
	return nil
}

type ItemAddPasswordRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemAddPasswordRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemAddPasswordRequestBuilder {
	return nil
}

type ItemFederatedIdentityCredentialsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemFederatedIdentityCredentialsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemFederatedIdentityCredentialsRequestBuilderGetRequestConfiguration) (models.FederatedIdentityCredentialCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemFederatedIdentityCredentialsRequestBuilder) Post(ctx context.Context, body models.FederatedIdentityCredentialable, requestConfiguration *ItemFederatedIdentityCredentialsRequestBuilderPostRequestConfiguration) (models.FederatedIdentityCredentialable, error) {
	return nil, nil
}
func (m *ItemFederatedIdentityCredentialsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemFederatedIdentityCredentialsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemFederatedIdentityCredentialsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.FederatedIdentityCredentialable, requestConfiguration *ItemFederatedIdentityCredentialsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemFederatedIdentityCredentialsRequestBuilder) WithUrl(rawUrl string) *ItemFederatedIdentityCredentialsRequestBuilder {
	return nil
}

type ItemFederatedIdentityCredentialsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemFederatedIdentityCredentialsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemFederatedIdentityCredentialsRequestBuilderGetQueryParameters
}

type ItemFederatedIdentityCredentialsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemFederatedIdentityCredentialsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemFederatedIdentityCredentialsRequestBuilder {
	return nil
}

type ItemRemovePasswordPostRequestBody struct {
}

func (m *ItemRemovePasswordPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemRemovePasswordPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemRemovePasswordPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemRemovePasswordPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemRemovePasswordPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemRemovePasswordPostRequestBody) SetBackingStore(value store.BackingStore) {}

func NewItemRemovePasswordPostRequestBody() *ItemRemovePasswordPostRequestBody { return nil }

func CreateItemRemovePasswordPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemRemovePasswordPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	SetBackingStore(value store.BackingStore)
}

type ItemRemovePasswordRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemRemovePasswordRequestBuilder) Post(ctx context.Context, body ItemRemovePasswordPostRequestBodyable, requestConfiguration *ItemRemovePasswordRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemRemovePasswordRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemRemovePasswordPostRequestBodyable, requestConfiguration *ItemRemovePasswordRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemRemovePasswordRequestBuilder) WithUrl(rawUrl string) *ItemRemovePasswordRequestBuilder {
	return nil
}

type ItemRemovePasswordRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemRemovePasswordRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemRemovePasswordRequestBuilder {
	return nil
}
