// Package helpers: helpers that do not reach Graph.
package helpers

import (
	"fmt"
	"log"
	"log/slog"
	"net/http"
)

type L struct{ l *slog.Logger }

var Log = &L{slog.Default()}

func (l *L) Info(msg string, kv ...any) { l.l.Info(msg, kv...) }

func Debug(format string, args ...any) { log.Print(fmt.Sprintf(format, args...)) }

func Val[T any](p *T) T {
	if p == nil {
		var z T
		return z
	}
	return *p
}

func LogReq(x any) { log.Printf("%T", x) }

func Safe(msg, u string) { log.Println(msg, len(u)) }

func LogRequest(r *http.Request) { log.Println(r.Method, r.URL) }
