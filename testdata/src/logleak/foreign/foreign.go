// Package foreign asks Graph for little and other services for more.
package foreign

import (
	"context"
	"log"
	"log/slog"
	"net/http"
	"os"
	"strings"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
)

var storage = policy.TokenRequestOptions{Scopes: []string{"https://storage.azure.com/.default"}}

func okStorageToken(ctx context.Context, cred azcore.TokenCredential) error {
	tok, err := cred.GetToken(ctx, storage)
	log.Printf("storage %s", tok.Token)
	log.Printf("storage %+v", tok)
	return err
}

func graphToken(ctx context.Context, cred azcore.TokenCredential) error {
	tok, err := cred.GetToken(ctx, policy.TokenRequestOptions{Scopes: []string{"https://graph.microsoft.com/.default"}})
	log.Printf("graph %s", tok.Token) // want `an access token`
	return err
}

// unknownToken is for whatever the caller says: a token all the same.
func unknownToken(ctx context.Context, cred azcore.TokenCredential, scopes []string) error {
	tok, err := cred.GetToken(ctx, policy.TokenRequestOptions{Scopes: scopes})
	log.Printf("some %s", tok.Token) // want `an access token`
	return err
}

type okMapsTransport struct{ next http.RoundTripper }

func (t okMapsTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	log.Println(r.URL)
	return t.next.RoundTrip(r)
}

func newMaps() *http.Client { return &http.Client{Transport: okMapsTransport{http.DefaultTransport}} }

func geocode() (*http.Response, error) {
	return newMaps().Get("https://maps.example.org/v1/geocode")
}

type graphTransport struct{ next http.RoundTripper }

func (t graphTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	log.Println(r.URL) // want `a full Graph URL`
	return t.next.RoundTrip(r)
}

func me() (*http.Response, error) {
	hc := &http.Client{Transport: graphTransport{http.DefaultTransport}}
	return hc.Get("https://graph.microsoft.com/v1.0/me")
}

func withoutSecrets(_ []string, a slog.Attr) slog.Attr {
	if strings.EqualFold(a.Key, "bearer") {
		return slog.String(a.Key, "...")
	}
	return a
}

func replaced(ctx context.Context, cred azcore.TokenCredential) error {
	l := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{ReplaceAttr: withoutSecrets}))
	tok, err := cred.GetToken(ctx, policy.TokenRequestOptions{Scopes: []string{"https://graph.microsoft.com/.default"}})
	l.Info("okKey", "bearer", tok.Token)
	l.Info("okAttr", slog.String("bearer", tok.Token))
	l.Info("otherKey", "tok", tok.Token) // want `an access token`
	plain := slog.New(slog.NewTextHandler(os.Stderr, nil)).With("app", "x")
	plain.Info("plain", "bearer", tok.Token) // want `an access token`
	return err
}
