// Package methods has types that decide what is written of them, and some that
// decide to write everything.
package methods

import (
	"fmt"
	"log"
	"log/slog"
	"net/http"

	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
)

type closed struct{ app, secret string }

func (c closed) LogValue() slog.Value { return slog.StringValue(c.app) }
func (c closed) String() string       { return c.app + ":***" }
func (c closed) MarshalLogObject(enc zapcore.ObjectEncoder) error {
	enc.AddString("app", c.app)
	return nil
}

type open struct{ app, secret string }

func (o open) LogValue() slog.Value {
	return slog.GroupValue(slog.String("app", o.app), slog.String("secret", o.secret))
}
func (o open) String() string { return fmt.Sprintf("%s:%s", o.app, o.secret) }
func (o open) MarshalLogObject(enc zapcore.ObjectEncoder) error {
	enc.AddString("app", o.app)
	enc.AddString("secret", o.secret)
	return nil
}

// shut tells slog everything, and fmt nothing.
type shut struct{ app, secret string }

func (s shut) LogValue() slog.Value { return slog.AnyValue(map[string]string{"secret": s.secret}) }
func (s shut) String() string       { return "***" }

func send(app, secret string, z *zap.Logger) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+secret)
	c, o, s := closed{app, secret}, open{app, secret}, shut{app, secret}

	slog.Info("with", "creds", c)
	slog.Info("with", slog.Any("creds", c))
	log.Printf("with %v", c)
	z.Info("with", zap.Object("creds", c), zap.Stringer("name", c))

	slog.Info("with", "creds", o)           // want "slog.Info writes a whole struct with what is sent as Authorization"
	slog.Info("with", slog.Any("creds", o)) // want "writes a whole struct"
	log.Printf("with %v", o)                // want "log.Printf writes a whole struct"
	z.Info("with", zap.Object("creds", o))  // want "z.Info writes a whole struct"
	slog.Info("with", "secret", s)          // want "writes a whole struct"
	log.Printf("with %s", s)
	fmt.Println(o.app, c.app)
}
