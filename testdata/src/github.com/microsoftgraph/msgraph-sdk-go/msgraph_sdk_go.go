// Package msgraphsdkgo is a stand-in for github.com/microsoftgraph/msgraph-sdk-go: some of its
// declarations, with empty bodies, for the analyzers' tests.
package msgraphsdkgo

import (
	"net/http"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/authentication"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	msgraphgocore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/applications"
	"github.com/microsoftgraph/msgraph-sdk-go/chats"
	"github.com/microsoftgraph/msgraph-sdk-go/directoryobjects"
	"github.com/microsoftgraph/msgraph-sdk-go/drives"
	"github.com/microsoftgraph/msgraph-sdk-go/groups"
	"github.com/microsoftgraph/msgraph-sdk-go/invitations"
	"github.com/microsoftgraph/msgraph-sdk-go/organization"
	"github.com/microsoftgraph/msgraph-sdk-go/search"
	"github.com/microsoftgraph/msgraph-sdk-go/serviceprincipals"
	"github.com/microsoftgraph/msgraph-sdk-go/sites"
	"github.com/microsoftgraph/msgraph-sdk-go/subscriptions"
	"github.com/microsoftgraph/msgraph-sdk-go/teams"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

type GraphBaseServiceClient struct {
	abstractions.BaseRequestBuilder
}

func (m *GraphBaseServiceClient) Applications() *applications.ApplicationsRequestBuilder { return nil }
func (m *GraphBaseServiceClient) Chats() *chats.ChatsRequestBuilder                      { return nil }
func (m *GraphBaseServiceClient) DirectoryObjects() *directoryobjects.DirectoryObjectsRequestBuilder {
	return nil
}
func (m *GraphBaseServiceClient) Drives() *drives.DrivesRequestBuilder                   { return nil }
func (m *GraphBaseServiceClient) Groups() *groups.GroupsRequestBuilder                   { return nil }
func (m *GraphBaseServiceClient) Invitations() *invitations.InvitationsRequestBuilder    { return nil }
func (m *GraphBaseServiceClient) Organization() *organization.OrganizationRequestBuilder { return nil }
func (m *GraphBaseServiceClient) Search() *search.SearchRequestBuilder                   { return nil }
func (m *GraphBaseServiceClient) ServicePrincipals() *serviceprincipals.ServicePrincipalsRequestBuilder {
	return nil
}
func (m *GraphBaseServiceClient) Sites() *sites.SitesRequestBuilder { return nil }
func (m *GraphBaseServiceClient) Subscriptions() *subscriptions.SubscriptionsRequestBuilder {
	return nil
}
func (m *GraphBaseServiceClient) Teams() *teams.TeamsRequestBuilder       { return nil }
func (m *GraphBaseServiceClient) Users() *users.UsersRequestBuilder       { return nil }
func (m *GraphBaseServiceClient) GetAdapter() abstractions.RequestAdapter { return nil }
func (m *GraphBaseServiceClient) Me() *users.UserItemRequestBuilder       { return nil }

func NewGraphBaseServiceClient(requestAdapter abstractions.RequestAdapter, backingStore store.BackingStoreFactory) *GraphBaseServiceClient {
	return nil
}

func GetDefaultClientOptions() msgraphgocore.GraphClientOptions {
	return msgraphgocore.GraphClientOptions{}
}

type GraphRequestAdapter struct {
	msgraphgocore.GraphRequestAdapterBase
}

func NewGraphRequestAdapter(authenticationProvider authentication.AuthenticationProvider) (*GraphRequestAdapter, error) {
	return nil, nil
}

func NewGraphRequestAdapterWithParseNodeFactory(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory) (*GraphRequestAdapter, error) {
	return nil, nil
}

func NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactory(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory) (*GraphRequestAdapter, error) {
	return nil, nil
}

func NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(authenticationProvider authentication.AuthenticationProvider, parseNodeFactory serialization.ParseNodeFactory, serializationWriterFactory serialization.SerializationWriterFactory, httpClient *http.Client) (*GraphRequestAdapter, error) {
	return nil, nil
}

type GraphServiceClient struct {
	GraphBaseServiceClient
}

func NewGraphServiceClient(adapter abstractions.RequestAdapter) *GraphServiceClient { return nil }

func NewGraphServiceClientWithCredentials(credential azcore.TokenCredential, scopes []string) (*GraphServiceClient, error) {
	return nil, nil
}

func NewGraphServiceClientWithCredentialsAndHosts(credential azcore.TokenCredential, scopes []string, validhosts []string) (*GraphServiceClient, error) {
	return nil, nil
}
