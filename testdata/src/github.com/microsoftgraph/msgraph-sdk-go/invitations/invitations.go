// Package invitations is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/invitations: some of its
// declarations, with empty bodies, for the analyzers' tests.
package invitations

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type InvitationsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *InvitationsRequestBuilder) Get(ctx context.Context, requestConfiguration *InvitationsRequestBuilderGetRequestConfiguration) (models.InvitationCollectionResponseable, error) {
	return nil, nil
}
func (m *InvitationsRequestBuilder) Post(ctx context.Context, body models.Invitationable, requestConfiguration *InvitationsRequestBuilderPostRequestConfiguration) (models.Invitationable, error) {
	return nil, nil
}
func (m *InvitationsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *InvitationsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *InvitationsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Invitationable, requestConfiguration *InvitationsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *InvitationsRequestBuilder) WithUrl(rawUrl string) *InvitationsRequestBuilder { return nil }

type InvitationsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type InvitationsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *InvitationsRequestBuilderGetQueryParameters
}

type InvitationsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewInvitationsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *InvitationsRequestBuilder {
	return nil
}
