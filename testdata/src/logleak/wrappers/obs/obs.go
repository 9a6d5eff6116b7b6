// Package obs is a logger of the program's own. It does not reach Graph.
package obs

import (
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"net/url"
)

// Event passes on whatever it gets.
func Event(name string, pairs ...any) { slog.Info(name, pairs...) }

// Debugf does so with a format, through a method.
func Debugf(format string, args ...any) { std.printf(format, args...) }

type sink struct{ prefix string }

var std = sink{"obs"}

func (s sink) printf(format string, args ...any) { log.Print(s.prefix + fmt.Sprintf(format, args...)) }

// Route looks at the path only.
func Route(r *http.Request) { log.Println(r.Method, r.URL.Path) }

// Call writes the URL.
func Call(r *http.Request) { log.Println(r.Method, r.URL) }

// Short returns the part of a URL that may be logged.
func Short(u *url.URL) string { return u.Host + u.Path }

// Count takes a text and logs its length.
func Count(text string) { log.Println(len(text)) }

// Deref is no logger.
func Deref[T any](p *T) (v T) {
	if p != nil {
		v = *p
	}
	return v
}

// Quiet takes what others log and drops it.
func Quiet(string, ...any) {}
