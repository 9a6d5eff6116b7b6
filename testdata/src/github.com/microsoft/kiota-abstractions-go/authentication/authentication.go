// Package authentication is a stand-in for github.com/microsoft/kiota-abstractions-go/authentication: some of its
// declarations, with empty bodies, for the analyzers' tests.
package authentication

import (
	"context"
	"net/url"

	abstractions "github.com/microsoft/kiota-abstractions-go"
)

type AccessTokenProvider interface {
	GetAuthorizationToken(context context.Context, url *url.URL, additionalAuthenticationContext map[string]interface{}) (string, error)
	GetAllowedHostsValidator() *AllowedHostsValidator
}

type AllowedHostsValidator struct {
}

func (v *AllowedHostsValidator) GetAllowedHosts() map[string]bool               { return nil }
func (v *AllowedHostsValidator) SetAllowedHosts(hosts []string)                 {}
func (v *AllowedHostsValidator) SetAllowedHostsErrorCheck(hosts []string) error { return nil }
func (v *AllowedHostsValidator) IsUrlHostValid(uri *url.URL) bool               { return false }

func NewAllowedHostsValidator(validHosts []string) AllowedHostsValidator {
	return AllowedHostsValidator{}
}

func NewAllowedHostsValidatorErrorCheck(validHosts []string) (*AllowedHostsValidator, error) {
	return nil, nil
}

type AnonymousAuthenticationProvider struct {
}

func (provider *AnonymousAuthenticationProvider) AuthenticateRequest(context context.Context, request *abstractions.RequestInformation, additionalAuthenticationContext map[string]interface{}) error {
	return nil
}

type ApiKeyAuthenticationProvider struct {
}

func (p *ApiKeyAuthenticationProvider) AuthenticateRequest(ctx context.Context, request *abstractions.RequestInformation, additionalAuthenticationContext map[string]interface{}) error {
	return nil
}

type KeyLocation int

const (
	QUERYPARAMETER_KEYLOCATION KeyLocation = iota
	HEADER_KEYLOCATION
)

func NewApiKeyAuthenticationProvider(apiKey string, parameterName string, keyLocation KeyLocation) (*ApiKeyAuthenticationProvider, error) {
	return nil, nil
}

func NewApiKeyAuthenticationProviderWithValidHosts(apiKey string, parameterName string, keyLocation KeyLocation, validHosts []string) (*ApiKeyAuthenticationProvider, error) {
	return nil, nil
}

type AuthenticationProvider interface {
	AuthenticateRequest(context context.Context, request *abstractions.RequestInformation, additionalAuthenticationContext map[string]interface{}) error
}

type BaseBearerTokenAuthenticationProvider struct {
}

func (provider *BaseBearerTokenAuthenticationProvider) AuthenticateRequest(ctx context.Context, request *abstractions.RequestInformation, additionalAuthenticationContext map[string]interface{}) error {
	return nil
}
func (provider *BaseBearerTokenAuthenticationProvider) GetAuthorizationTokenProvider() AccessTokenProvider {
	return nil
}

func NewBaseBearerTokenAuthenticationProvider(accessTokenProvider AccessTokenProvider) *BaseBearerTokenAuthenticationProvider {
	return nil
}
