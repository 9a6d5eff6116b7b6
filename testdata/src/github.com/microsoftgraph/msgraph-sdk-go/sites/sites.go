// Package sites is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/sites: some of its
// declarations, with empty bodies, for the analyzers' tests.
package sites

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ItemListsItemItemsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemListsItemItemsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemListsItemItemsRequestBuilderGetRequestConfiguration) (models.ListItemCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemListsItemItemsRequestBuilder) Post(ctx context.Context, body models.ListItemable, requestConfiguration *ItemListsItemItemsRequestBuilderPostRequestConfiguration) (models.ListItemable, error) {
	return nil, nil
}
func (m *ItemListsItemItemsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemListsItemItemsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemListsItemItemsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.ListItemable, requestConfiguration *ItemListsItemItemsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemListsItemItemsRequestBuilder) WithUrl(rawUrl string) *ItemListsItemItemsRequestBuilder {
	return nil
}

type ItemListsItemItemsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemListsItemItemsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemListsItemItemsRequestBuilderGetQueryParameters
}

type ItemListsItemItemsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemListsItemItemsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemListsItemItemsRequestBuilder {
	return nil
}

type ItemListsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemListsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemListsRequestBuilderGetRequestConfiguration) (models.ListCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemListsRequestBuilder) Post(ctx context.Context, body models.Listable, requestConfiguration *ItemListsRequestBuilderPostRequestConfiguration) (models.Listable, error) {
	return nil, nil
}
func (m *ItemListsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemListsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemListsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Listable, requestConfiguration *ItemListsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemListsRequestBuilder) WithUrl(rawUrl string) *ItemListsRequestBuilder { return nil }

type ItemListsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemListsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemListsRequestBuilderGetQueryParameters
}

type ItemListsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemListsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemListsRequestBuilder {
	return nil
}

type SiteItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *SiteItemRequestBuilder) Get(ctx context.Context, requestConfiguration *SiteItemRequestBuilderGetRequestConfiguration) (models.Siteable, error) {
	return nil, nil
}
func (m *SiteItemRequestBuilder) Lists() *ItemListsRequestBuilder { return nil }
func (m *SiteItemRequestBuilder) Patch(ctx context.Context, body models.Siteable, requestConfiguration *SiteItemRequestBuilderPatchRequestConfiguration) (models.Siteable, error) {
	return nil, nil
}
func (m *SiteItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *SiteItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SiteItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Siteable, requestConfiguration *SiteItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SiteItemRequestBuilder) WithUrl(rawUrl string) *SiteItemRequestBuilder { return nil }

type SiteItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type SiteItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *SiteItemRequestBuilderGetQueryParameters
}

type SiteItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewSiteItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *SiteItemRequestBuilder {
	return nil
}

type SitesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *SitesRequestBuilder) BySiteId(siteId string) *SiteItemRequestBuilder { return nil }
func (m *SitesRequestBuilder) Get(ctx context.Context, requestConfiguration *SitesRequestBuilderGetRequestConfiguration) (models.SiteCollectionResponseable, error) {
	return nil, nil
}
func (m *SitesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *SitesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SitesRequestBuilder) WithUrl(rawUrl string) *SitesRequestBuilder { return nil }

type SitesRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type SitesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *SitesRequestBuilderGetQueryParameters
}

func NewSitesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *SitesRequestBuilder {
	return nil
}
