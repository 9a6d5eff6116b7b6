// Package organization is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/organization: some of its
// declarations, with empty bodies, for the analyzers' tests.
package organization

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type OrganizationRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *OrganizationRequestBuilder) Get(ctx context.Context, requestConfiguration *OrganizationRequestBuilderGetRequestConfiguration) (models.OrganizationCollectionResponseable, error) {
	return nil, nil
}
func (m *OrganizationRequestBuilder) Post(ctx context.Context, body models.Organizationable, requestConfiguration *OrganizationRequestBuilderPostRequestConfiguration) (models.Organizationable, error) {
	return nil, nil
}
func (m *OrganizationRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *OrganizationRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *OrganizationRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Organizationable, requestConfiguration *OrganizationRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *OrganizationRequestBuilder) WithUrl(rawUrl string) *OrganizationRequestBuilder { return nil }

type OrganizationRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type OrganizationRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *OrganizationRequestBuilderGetQueryParameters
}

type OrganizationRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewOrganizationRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *OrganizationRequestBuilder {
	return nil
}
