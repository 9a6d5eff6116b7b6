// Package authentication is a stand-in for github.com/microsoftgraph/msgraph-sdk-go-core/authentication: some of its
// declarations, with empty bodies, for the analyzers' tests.
package authentication

import (
	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	microsoft_kiota_authentication_azure "github.com/microsoft/kiota-authentication-azure-go"
)

type AzureIdentityAccessTokenProvider struct {
	microsoft_kiota_authentication_azure.AzureIdentityAccessTokenProvider
}

func NewAzureIdentityAccessTokenProvider(credential azcore.TokenCredential) (*AzureIdentityAccessTokenProvider, error) {
	return nil, nil
}

func NewAzureIdentityAccessTokenProviderWithScopes(credential azcore.TokenCredential, scopes []string) (*AzureIdentityAccessTokenProvider, error) {
	return nil, nil
}

func NewAzureIdentityAccessTokenProviderWithScopesAndValidHosts(credential azcore.TokenCredential, scopes []string, validHosts []string) (*AzureIdentityAccessTokenProvider, error) {
	return nil, nil
}

func NewAzureIdentityAccessTokenProviderWithScopesAndValidHostsAndObservabilityOptions(credential azcore.TokenCredential, scopes []string, validHosts []string, observabilityOptions microsoft_kiota_authentication_azure.ObservabilityOptions) (*AzureIdentityAccessTokenProvider, error) {
	return nil, nil
}

type AzureIdentityAuthenticationProvider struct {
	microsoft_kiota_authentication_azure.AzureIdentityAuthenticationProvider
}

func NewAzureIdentityAuthenticationProvider(credential azcore.TokenCredential) (*AzureIdentityAuthenticationProvider, error) {
	return nil, nil
}

func NewAzureIdentityAuthenticationProviderWithScopes(credential azcore.TokenCredential, scopes []string) (*AzureIdentityAuthenticationProvider, error) {
	return nil, nil
}

func NewAzureIdentityAuthenticationProviderWithScopesAndValidHosts(credential azcore.TokenCredential, scopes []string, validHosts []string) (*AzureIdentityAuthenticationProvider, error) {
	return nil, nil
}

func NewAzureIdentityAuthenticationProviderWithScopesAndValidHostsAndObservabilityOptions(credential azcore.TokenCredential, scopes []string, validHosts []string, observabilityOptions microsoft_kiota_authentication_azure.ObservabilityOptions) (*AzureIdentityAuthenticationProvider, error) {
	return nil, nil
}
