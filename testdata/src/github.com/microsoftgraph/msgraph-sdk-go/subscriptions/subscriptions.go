// Package subscriptions is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/subscriptions: some of its
// declarations, with empty bodies, for the analyzers' tests.
package subscriptions

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ItemReauthorizeRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemReauthorizeRequestBuilder) Post(ctx context.Context, requestConfiguration *ItemReauthorizeRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemReauthorizeRequestBuilder) ToPostRequestInformation(ctx context.Context, requestConfiguration *ItemReauthorizeRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemReauthorizeRequestBuilder) WithUrl(rawUrl string) *ItemReauthorizeRequestBuilder {
	return nil
}

type ItemReauthorizeRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemReauthorizeRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemReauthorizeRequestBuilder {
	return nil
}

type SubscriptionItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *SubscriptionItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *SubscriptionItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *SubscriptionItemRequestBuilder) Get(ctx context.Context, requestConfiguration *SubscriptionItemRequestBuilderGetRequestConfiguration) (models.Subscriptionable, error) {
	return nil, nil
}
func (m *SubscriptionItemRequestBuilder) Patch(ctx context.Context, body models.Subscriptionable, requestConfiguration *SubscriptionItemRequestBuilderPatchRequestConfiguration) (models.Subscriptionable, error) {
	return nil, nil
}
func (m *SubscriptionItemRequestBuilder) Reauthorize() *ItemReauthorizeRequestBuilder { return nil }
func (m *SubscriptionItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *SubscriptionItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SubscriptionItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *SubscriptionItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SubscriptionItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Subscriptionable, requestConfiguration *SubscriptionItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SubscriptionItemRequestBuilder) WithUrl(rawUrl string) *SubscriptionItemRequestBuilder {
	return nil
}

type SubscriptionItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type SubscriptionItemRequestBuilderGetQueryParameters struct {
	Select []string `uriparametername:"%24select"`
}

type SubscriptionItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *SubscriptionItemRequestBuilderGetQueryParameters
}

type SubscriptionItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewSubscriptionItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *SubscriptionItemRequestBuilder {
	return nil
}

type SubscriptionsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *SubscriptionsRequestBuilder) BySubscriptionId(subscriptionId string) *SubscriptionItemRequestBuilder {
	return nil
}
func (m *SubscriptionsRequestBuilder) Get(ctx context.Context, requestConfiguration *SubscriptionsRequestBuilderGetRequestConfiguration) (models.SubscriptionCollectionResponseable, error) {
	return nil, nil
}
func (m *SubscriptionsRequestBuilder) Post(ctx context.Context, body models.Subscriptionable, requestConfiguration *SubscriptionsRequestBuilderPostRequestConfiguration) (models.Subscriptionable, error) {
	return nil, nil
}
func (m *SubscriptionsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *SubscriptionsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SubscriptionsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Subscriptionable, requestConfiguration *SubscriptionsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *SubscriptionsRequestBuilder) WithUrl(rawUrl string) *SubscriptionsRequestBuilder { return nil }

type SubscriptionsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type SubscriptionsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *SubscriptionsRequestBuilderGetQueryParameters
}

type SubscriptionsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewSubscriptionsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *SubscriptionsRequestBuilder {
	return nil
}
