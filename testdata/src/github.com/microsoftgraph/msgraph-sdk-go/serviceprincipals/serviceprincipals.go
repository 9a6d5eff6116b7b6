// Package serviceprincipals is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/serviceprincipals: some of its
// declarations, with empty bodies, for the analyzers' tests.
package serviceprincipals

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

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

type ServicePrincipalItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ServicePrincipalItemRequestBuilder) AddPassword() *ItemAddPasswordRequestBuilder { return nil }
func (m *ServicePrincipalItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ServicePrincipalItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ServicePrincipalItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ServicePrincipalItemRequestBuilderGetRequestConfiguration) (models.ServicePrincipalable, error) {
	return nil, nil
}
func (m *ServicePrincipalItemRequestBuilder) Patch(ctx context.Context, body models.ServicePrincipalable, requestConfiguration *ServicePrincipalItemRequestBuilderPatchRequestConfiguration) (models.ServicePrincipalable, error) {
	return nil, nil
}
func (m *ServicePrincipalItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ServicePrincipalItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ServicePrincipalItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ServicePrincipalItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ServicePrincipalItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.ServicePrincipalable, requestConfiguration *ServicePrincipalItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ServicePrincipalItemRequestBuilder) WithUrl(rawUrl string) *ServicePrincipalItemRequestBuilder {
	return nil
}

type ServicePrincipalItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ServicePrincipalItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ServicePrincipalItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ServicePrincipalItemRequestBuilderGetQueryParameters
}

type ServicePrincipalItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewServicePrincipalItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ServicePrincipalItemRequestBuilder {
	return nil
}

type ServicePrincipalsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ServicePrincipalsRequestBuilder) ByServicePrincipalId(servicePrincipalId string) *ServicePrincipalItemRequestBuilder {
	return nil
}
func (m *ServicePrincipalsRequestBuilder) Get(ctx context.Context, requestConfiguration *ServicePrincipalsRequestBuilderGetRequestConfiguration) (models.ServicePrincipalCollectionResponseable, error) {
	return nil, nil
}
func (m *ServicePrincipalsRequestBuilder) Post(ctx context.Context, body models.ServicePrincipalable, requestConfiguration *ServicePrincipalsRequestBuilderPostRequestConfiguration) (models.ServicePrincipalable, error) {
	return nil, nil
}
func (m *ServicePrincipalsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ServicePrincipalsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ServicePrincipalsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ServicePrincipalable, requestConfiguration *ServicePrincipalsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ServicePrincipalsRequestBuilder) WithUrl(rawUrl string) *ServicePrincipalsRequestBuilder {
	return nil
}

type ServicePrincipalsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ServicePrincipalsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ServicePrincipalsRequestBuilderGetQueryParameters
}

type ServicePrincipalsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewServicePrincipalsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ServicePrincipalsRequestBuilder {
	return nil
}
