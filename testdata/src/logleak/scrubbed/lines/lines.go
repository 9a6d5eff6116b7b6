// Package lines cleans what other loggers write: in a core of zap, a hook of
// logrus, and a writer under the standard logger.
package lines

import (
	"bytes"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/rs/zerolog"
	"github.com/sirupsen/logrus"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
)

type core struct{ zapcore.Core }

func (c core) Write(e zapcore.Entry, fields []zapcore.Field) error {
	for i := range fields {
		fields[i] = redactField(fields[i])
	}
	return c.Core.Write(e, fields)
}

func redactField(f zapcore.Field) zapcore.Field { return f }

type hook struct{}

func (hook) Fire(e *logrus.Entry) error {
	e.Data["authorization"] = "***"
	return nil
}

type cut struct {
	w      io.Writer
	secret []byte
}

func (c cut) Write(p []byte) (int, error) {
	return c.w.Write(bytes.ReplaceAll(p, c.secret, []byte("***")))
}

// count changes nothing.
type count struct {
	w io.Writer
	n int
}

func (c *count) Write(p []byte) (int, error) {
	c.n += len(p)
	return c.w.Write(p)
}

func setUp(secret string) zerolog.Logger {
	log.SetOutput(cut{os.Stderr, []byte(secret)})
	return zerolog.New(&count{w: os.Stderr})
}

func me(tok string, z *zap.Logger, zl zerolog.Logger) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	z.Info("sending", zap.String("token", tok))
	logrus.WithField("authorization", tok).Info("sending")
	log.Print(tok)
	zl.Info().Str("token", tok).Msg("sending") // want "what is sent as Authorization"
	fmt.Fprintln(os.Stderr, tok)               // want "what is sent as Authorization"
}
