// Package sources: more ways.
package sources

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"regexp"
	"strings"
	"sync"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/authentication"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/rs/zerolog"
	"go.uber.org/zap"
)

// provider is a token provider of its own.
type provider struct {
	mu    sync.Mutex
	token string
	log   *slog.Logger
}

func (p *provider) GetAuthorizationToken(ctx context.Context, u *url.URL, extra map[string]interface{}) (string, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.token == "" {
		return "", errors.New("no token")
	}
	p.log.Debug("token handed out", "url", u.Host, "token", p.token) // want "writes what is used as the token to the log"
	p.log.Debug("token handed out", "url", u.Host, "len", len(p.token))
	return p.token, nil
}

func (p *provider) GetAllowedHostsValidator() *authentication.AllowedHostsValidator { return nil }

// cred caches tokens.
type cred struct {
	inner azcore.TokenCredential
	cache map[string]azcore.AccessToken
}

func (c *cred) GetToken(ctx context.Context, o policy.TokenRequestOptions) (azcore.AccessToken, error) {
	key := strings.Join(o.Scopes, " ")
	if t, ok := c.cache[key]; ok {
		slog.Debug("cached", "scope", key, "until", t.ExpiresOn)
		slog.Debug("cached", "scope", key, "token", t) // want "writes a whole struct with the Token of AccessToken in it to the log"
		return t, nil
	}
	t, err := c.inner.GetToken(ctx, o)
	if err != nil {
		return t, err
	}
	sum := sha256.Sum256([]byte(t.Token))
	slog.Debug("new", "scope", key, "sha", fmt.Sprintf("%x", sum[:6]))
	c.cache[key] = t
	fmt.Println("new token:", t.Token) // want "writes an access token to the log"
	return t, nil
}

// Ask uses method values and results of several functions.
func Ask(ctx context.Context, c azcore.TokenCredential, l zerolog.Logger) {
	get := c.GetToken
	t, err := get(ctx, policy.TokenRequestOptions{Scopes: []string{"https://graph.microsoft.com/.default"}})
	if err != nil {
		return
	}
	l.Trace().Str("t", t.Token).Send()                                                      // want "writes an access token to the log"
	l.Trace().Dict("tok", zerolog.Dict().Str("v", t.Token).Time("exp", t.ExpiresOn)).Send() // want "writes an access token to the log"
	l.Trace().Dict("tok", zerolog.Dict().Time("exp", t.ExpiresOn)).Send()
	l.Trace().Fields(map[string]interface{}{"tok": t.Token}).Send() // want "writes an access token to the log"
	l.Printf("tok %s", t.Token)                                     // want "writes an access token to the log"
}

var reQuery = regexp.MustCompile(`\?.*`)

func trimQuery(s string) string { return reQuery.ReplaceAllString(s, "?...") }

type auditor struct {
	w io.Writer
	l *log.Logger
}

func (a *auditor) line(format string, args ...any) {
	a.l.Output(2, fmt.Sprintf(format, args...))
}

func (a *auditor) event(name string, attrs map[string]string) {
	for k, v := range attrs {
		a.l.Printf("%s: %s=%s", name, k, v)
	}
}

func Work(ctx context.Context, c *msgraphsdk.GraphServiceClient, a *auditor, z *zap.Logger) error {
	res, err := c.Me().Messages().Delta().GetAsDeltaGetResponse(ctx, nil)
	if err != nil {
		return err
	}
	dl := res.GetOdataDeltaLink()
	if dl == nil {
		return nil
	}
	a.line("delta %s", *dl) // want "writes the link of the next delta round to the log"
	a.line("delta %s", trimQuery(*dl))
	a.event("delta", map[string]string{"link": *dl}) // want "writes the link of the next delta round to the log"
	a.event("delta", map[string]string{"path": trimQuery(*dl)})
	z.Debug("delta", zap.Stringp("link", dl)) // want "writes the link of the next delta round to the log"
	z.Debug("delta", zap.Any("link", dl))     // want "writes the link of the next delta round to the log"
	z.Debug("delta", zap.Bool("link", dl != nil))
	z.Sugar().Debugf("delta %v", dl)
	z.Sugar().Debugf("delta %v", *dl) // want "writes the link of the next delta round to the log"
	u, err := url.Parse(*dl)
	if err != nil {
		return err
	}
	z.Debug("delta", zap.Stringer("link", u)) // want "writes the link of the next delta round to the log"
	z.Debug("delta", zap.String("token", u.Query().Get("$deltatoken")))
	z.Debug("delta", zap.String("host", u.Hostname()))
	err = fmt.Errorf("delta %s: gone", *dl)
	log.Println(err)
	log.Println(err.Error())
	return err
}

func Upload(ctx context.Context, c *msgraphsdk.GraphServiceClient, hc *http.Client, s models.UploadSessionable, part io.Reader) error {
	target := *s.GetUploadUrl()
	req, err := http.NewRequestWithContext(ctx, http.MethodPut, target, part)
	if err != nil {
		return err
	}
	slog.Debug("put part", "url", req.URL.String()) // want "writes an upload URL, which needs no token to the log"
	slog.Debug("put part", "host", req.URL.Host, "expires", s.GetExpirationDateTime())
	resp, err := hc.Do(req)
	if err != nil {
		return err
	}
	slog.Debug("put part", "status", resp.StatusCode)
	return resp.Body.Close()
}

type driveItem struct {
	ID   string `json:"id"`
	Link string `json:"@microsoft.graph.downloadUrl"`
}

func Items(items []driveItem, m map[string]any) {
	for _, it := range items {
		log.Printf("item %s", it.ID)
		log.Printf("item %+v", it) // want "writes a whole struct with a full Graph URL in it to the log"
	}
	log.Printf("%d items", len(items))
	log.Printf("%v", items) // want "writes a whole struct with a full Graph URL in it to the log"
	if s, ok := m["@odata.nextLink"].(string); ok {
		log.Printf("more at %s", s) // want "writes the link of the next page to the log"
		log.Printf("more at %q", s[:20])
	}
	log.Println(m["@odata.count"])
}

func Opt(h *abstractions.RequestHeaders) {
	log.Println(h.ListKeys())
}

func Subscribe(c *msgraphsdk.GraphServiceClient, state string) models.Subscriptionable {
	s := models.NewSubscription()
	s.SetClientState(&state)
	log.Println("state", state) // want "writes the client state by which notifications are told from forgeries to the log"
	return s
}

// Early logs the headers before the credential is there.
func Early(ctx context.Context, token string) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, "GET", "https://graph.microsoft.com/v1.0/me", nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Accept", "application/json")
	log.Println(req.Header)
	dump, _ := httputil.DumpRequestOut(req, false)
	log.Printf("%s", dump)
	req.Header.Set("Authorization", "Bearer "+token)
	log.Println(req.Header) // want "writes headers with Authorization among them to the log"
	return req, nil
}

// Later logs them when the callee has put it there.
func sign(req *http.Request, token string) { req.Header.Add("authorization", "Bearer "+token) }

func Later(ctx context.Context, token string) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, "GET", "https://graph.microsoft.com/v1.0/me", nil)
	if err != nil {
		return nil, err
	}
	log.Println(req.Header)
	sign(req, token)
	log.Println(req.Header) // want "writes headers with Authorization among them to the log"
	log.Println(req.URL)
	return req, nil
}

func flags() {
	tok := os.Getenv("TOKEN")
	h := http.Header{}
	h.Set("Authorization", "Bearer "+tok)
	h.Set("Accept", "*/*")
	slog.Info("h", "h", h) // want "writes headers with Authorization among them to the log"
	m := map[string]string{"Authorization": "Bearer " + tok, "Accept": "*/*"}
	slog.Info("h", "h", m) // want "writes headers with Authorization among them to the log"
	for k := range m {
		slog.Info("h", "k", k)
	}
	println(tok) // want "writes what is sent as Authorization to the log"
	println(len(tok))
	ch := make(chan string, 1)
	ch <- tok
	log.Println(<-ch) // want "writes what is sent as Authorization to the log"
	masked := strings.ReplaceAll("x "+tok, tok, "***")
	log.Println(masked)
	masked2 := strings.Repeat("*", len(tok)-4) + tok[len(tok)-4:]
	log.Println(masked2)
	if strings.HasPrefix(tok, "ey") {
		log.Println("jwt")
	}
	os.Setenv("X", tok)
	fmt.Fprintln(io.Discard, tok)
	log.New(os.Stderr, "x", 0).Println("tok", tok) // want "writes what is sent as Authorization to the log"
	fmt.Fprint(os.Stdout, tok, "\n")               // want "writes what is sent as Authorization to the log"
}
