// Package tokens: structs, tokens.
package tokens

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"strings"

	"github.com/rs/zerolog"
	zlog "github.com/rs/zerolog/log"
	"github.com/sirupsen/logrus"
	"go.uber.org/zap"
)

type tokenResponse struct {
	AccessToken  string `json:"access_token"`
	RefreshToken string `json:"refresh_token"`
	ExpiresIn    int    `json:"expires_in"`
	Scope        string `json:"scope"`
}

type config struct {
	Tenant string
	Client string
	Secret string
}

func (c config) String() string { return c.Tenant + "/" + c.Client }

func login(ctx context.Context, hc *http.Client, cfg config) (*tokenResponse, error) {
	form := url.Values{"client_id": {cfg.Client}, "client_secret": {cfg.Secret}, "scope": {"https://graph.microsoft.com/.default"}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://login.microsoftonline.com/"+cfg.Tenant+"/oauth2/v2.0/token", strings.NewReader(form.Encode()))
	if err != nil {
		return nil, err
	}
	log.Printf("token from %s", req.URL)
	resp, err := hc.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var t tokenResponse
	if err := json.NewDecoder(resp.Body).Decode(&t); err != nil {
		return nil, err
	}
	log.Printf("token response %+v", t) // want "writes a whole struct with the AccessToken of tokenResponse in it to the log"
	log.Printf("token for %q, %d s", t.Scope, t.ExpiresIn)
	logrus.WithField("refresh", t.RefreshToken).Debug("signed in") // want "writes a refresh token to the log"
	logrus.WithFields(logrus.Fields{"scope": t.Scope, "len": len(t.AccessToken)}).Debug("signed in")
	return &t, nil
}

func loginLogged(ctx context.Context, hc *http.Client, cfg config, l zerolog.Logger) error {
	t, err := login(ctx, hc, cfg)
	if err != nil {
		l.Error().Err(err).Msg("login")
		return err
	}
	l.Debug().Interface("token", t).Msg("signed in") // want "writes a whole struct with the AccessToken of tokenResponse in it to the log"
	l.Debug().Int("expires", t.ExpiresIn).Msg("signed in")
	ev := l.Debug()
	ev.Str("token", t.AccessToken)
	ev.Msg("signed in")                                   // want "writes an access token to the log"
	sub := l.With().Str("bearer", t.AccessToken).Logger() // want "writes an access token to the log"
	sub.Info().Msg("hello")
	zlog.Info().Str("tok", t.AccessToken[:6]+"...").Msg("signed in")
	zlog.Info(). // want "writes an access token to the log"
			Str("tok", t.AccessToken).
			Msg("signed in")
	log.Println(cfg)
	return nil
}

type session struct {
	user  string
	token string
}

func open(user, token string) *session { return &session{user: user, token: token} }

func (s *session) get(path string) (*http.Response, error) {
	req, err := http.NewRequest("GET", "https://graph.microsoft.com/v1.0"+path, nil)
	if err != nil {
		return nil, err
	}
	req.Header["Authorization"] = []string{"Bearer " + s.token}
	return http.DefaultClient.Do(req)
}

func show(l *zap.Logger, sl *zap.SugaredLogger) {
	tok := os.Getenv("GRAPH_TOKEN")
	s := open("me", tok)
	log.Printf("session %+v", s) // want "writes a whole struct with the token of session in it to the log"
	log.Printf("session of %s", s.user)
	l.Info("token", zap.String("tok", tok)) // want "writes what is sent as Authorization to the log"
	fields := []zap.Field{zap.String("user", s.user)}
	if tok != "" {
		fields = append(fields, zap.String("tok", s.token))
	}
	l.Info("session", fields...)      // want "writes what is sent as Authorization to the log"
	sl.Infof("token %s", s.token)     // want "writes what is sent as Authorization to the log"
	sl.With("tok", s.token).Info("x") // want "writes what is sent as Authorization to the log"
	sl.Infow("x", zap.Int("len", len(s.token)))
	l.Info("session", zap.String("user", s.user), zap.Bool("token", s.token != ""))
	l.With(zap.String("a", s.token)).Info("x") // want "writes what is sent as Authorization to the log"
}

func basic(user, pass string) error {
	req, err := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Basic "+base64.StdEncoding.EncodeToString([]byte(user+":"+pass)))
	log.Printf("user %s", user)
	log.Printf("pass %s", pass) // want "writes what is sent as Authorization to the log"
	log.Println(req.URL)
	log.Println(req.Header.Get("Content-Type"))
	var buf bytes.Buffer
	req.Write(&buf)
	log.Println(buf.String()) // want "writes the text of a request with its Authorization header to the log"
	hdr, _ := json.Marshal(req.Header)
	log.Printf("%s", hdr) // want "writes the text of a request with its Authorization header to the log"
	return nil
}

type masked string

func (m masked) String() string { return "***" }

type logged string

func (l logged) LogValue() slog.Value { return slog.StringValue("***") }

func hiders(tok string) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	log.Printf("%s", masked(tok))
	log.Printf("%v", masked(tok))
	fmt.Println(masked(tok))
	slog.Info("x", "tok", logged(tok))
	slog.Info("x", slog.Any("tok", logged(tok)))
	log.Println(logged(tok))         // want "writes what is sent as Authorization to the log"
	fmt.Println(string(masked(tok))) // want "writes what is sent as Authorization to the log"
	args := []any{"tok", logged(tok)}
	slog.Info("x", args...)
	args = append(args, "t", tok)
	slog.Info("x", args...) // want "writes what is sent as Authorization to the log"
	note("hi", "tok", logged(tok))
	note("hi", "tok", tok)     // want "writes what is sent as Authorization to the log"
	noteStd("hi", logged(tok)) // want "writes what is sent as Authorization to the log"
	noteStd("hi", masked(tok))
	slog.Info("x", slog.Group("auth", slog.String("tok", tok))) // want "writes what is sent as Authorization to the log"
	slog.Info("x", slog.Group("auth", slog.Int("len", len(tok))))
	slog.Info("x", "tok", redactTok(tok))
	slog.Info("x", "tok", mask(tok))
}

func redactTok(s string) string {
	if len(s) < 8 {
		return "***"
	}
	return s[:4] + "***" + s[len(s)-4:]
}

func mask(s string) string { return strings.Repeat("*", len(s)) }

func note(msg string, kv ...any) { slog.Default().Info(msg, kv...) }

func noteStd(msg string, kv ...any) { log.Println(append([]any{msg}, kv...)...) }

func short(tok string) {
	n := 10
	if len(tok) < n {
		n = len(tok)
	}
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	fmt.Printf("%s...%s\n", tok[:20], tok[len(tok)-20:])
	fmt.Printf("%s\n", tok[:n])
	fmt.Printf("%s\n", tok[:min(len(tok), 8)])
	fmt.Printf("%s\n", tok[7:]) // want "writes what is sent as Authorization to the log"
	shown := tok
	if len(shown) > 8 {
		shown = shown[:8] + "..."
	}
	fmt.Printf("%s\n", shown)
	start := tok
	if len(start) > 6 {
		start = fmt.Sprintf("<%s>", start[:6])
	}
	fmt.Printf("%s\n", start)
	rest := tok
	if len(rest) > 8 {
		rest = rest[8:] + "..."
	}
	fmt.Printf("%s\n", rest) // want "writes what is sent as Authorization to the log"
}
