// Package obs makes loggers of slog whose handler cleans records.
package obs

import (
	"context"
	"io"
	"log/slog"
	"regexp"
)

var tokenLike = regexp.MustCompile(`ey[A-Za-z0-9_.-]+`)

type cleaner struct{ slog.Handler }

func (c cleaner) Handle(ctx context.Context, r slog.Record) error {
	fresh := slog.NewRecord(r.Time, r.Level, r.Message, r.PC)
	r.Attrs(func(a slog.Attr) bool {
		fresh.AddAttrs(slog.String(a.Key, tokenLike.ReplaceAllString(a.Value.String(), "***")))
		return true
	})
	return c.Handler.Handle(ctx, fresh)
}

// Logger returns one.
func Logger(w io.Writer) *slog.Logger { return slog.New(cleaner{slog.NewJSONHandler(w, nil)}) }
