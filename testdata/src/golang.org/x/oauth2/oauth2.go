// Package oauth2 is a stand-in for golang.org/x/oauth2: some of its
// declarations, with empty bodies, for the analyzers' tests.
package oauth2

import (
	"context"
	"net/http"
	"time"
)

type DeviceAuthResponse struct {
	DeviceCode              string    `json:"device_code"`
	UserCode                string    `json:"user_code"`
	VerificationURI         string    `json:"verification_uri"`
	VerificationURIComplete string    `json:"verification_uri_complete,omitempty"`
	Expiry                  time.Time `json:"expires_in,omitempty"`
	Interval                int64     `json:"interval,omitempty"`
}

func (d DeviceAuthResponse) MarshalJSON() ([]byte, error)     { return nil, nil }
func (c *DeviceAuthResponse) UnmarshalJSON(data []byte) error { return nil }

func RegisterBrokenAuthHeaderProvider(tokenURL string) {}

type Config struct {
	ClientID     string
	ClientSecret string
	Endpoint     Endpoint
	RedirectURL  string
	Scopes       []string
}

func (c *Config) DeviceAuth(ctx context.Context, opts ...AuthCodeOption) (*DeviceAuthResponse, error) {
	return nil, nil
}
func (c *Config) DeviceAccessToken(ctx context.Context, da *DeviceAuthResponse, opts ...AuthCodeOption) (*Token, error) {
	return nil, nil
}
func (c *Config) AuthCodeURL(state string, opts ...AuthCodeOption) string { return "" }
func (c *Config) PasswordCredentialsToken(ctx context.Context, username, password string) (*Token, error) {
	return nil, nil
}
func (c *Config) Exchange(ctx context.Context, code string, opts ...AuthCodeOption) (*Token, error) {
	return nil, nil
}
func (c *Config) Client(ctx context.Context, t *Token) *http.Client     { return nil }
func (c *Config) TokenSource(ctx context.Context, t *Token) TokenSource { return nil }

type TokenSource interface {
	Token() (*Token, error)
}

type Endpoint struct {
	AuthURL       string
	DeviceAuthURL string
	TokenURL      string
	AuthStyle     AuthStyle
}

type AuthStyle int

const (
	AuthStyleAutoDetect AuthStyle = 0
	AuthStyleInParams   AuthStyle = 1
	AuthStyleInHeader   AuthStyle = 2
)

type AuthCodeOption interface {
}

func SetAuthURLParam(key, value string) AuthCodeOption { return nil }

func StaticTokenSource(t *Token) TokenSource { return nil }

func NewClient(ctx context.Context, src TokenSource) *http.Client { return nil }

func ReuseTokenSource(t *Token, src TokenSource) TokenSource { return nil }

func ReuseTokenSourceWithExpiry(t *Token, src TokenSource, earlyExpiry time.Duration) TokenSource {
	return nil
}

func GenerateVerifier() string { return "" }

func VerifierOption(verifier string) AuthCodeOption { return nil }

func S256ChallengeFromVerifier(verifier string) string { return "" }

func S256ChallengeOption(verifier string) AuthCodeOption { return nil }

type Token struct {
	AccessToken  string    `json:"access_token"`
	TokenType    string    `json:"token_type,omitempty"`
	RefreshToken string    `json:"refresh_token,omitempty"`
	Expiry       time.Time `json:"expiry,omitempty"`
	ExpiresIn    int64     `json:"expires_in,omitempty"`
}

func (t *Token) Type() string                  { return "" }
func (t *Token) SetAuthHeader(r *http.Request) {}
func (t *Token) WithExtra(extra any) *Token    { return nil }
func (t *Token) Extra(key string) any          { return nil }
func (t *Token) Valid() bool                   { return false }

type RetrieveError struct {
	Response         *http.Response
	Body             []byte
	ErrorCode        string
	ErrorDescription string
	ErrorURI         string
}

func (r *RetrieveError) Error() string { return "" }

type Transport struct {
	Source TokenSource
	Base   http.RoundTripper
}

func (t *Transport) RoundTrip(req *http.Request) (*http.Response, error) { return nil, nil }
func (t *Transport) CancelRequest(req *http.Request)                     {}
