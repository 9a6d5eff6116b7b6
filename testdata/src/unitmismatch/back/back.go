// Package back turns durations into numbers and numbers into durations.
package back

import (
	"net/http"
	"strconv"
	"time"

	khttp "github.com/microsoft/kiota-http-go"
)

const root = "https://graph.microsoft.com/v1.0"

func span(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * time.Second
}

func wholeSeconds(h http.Header)     { time.Sleep(time.Duration(int(span(h).Seconds()))) } // want `for nanoseconds`
func okWholeSeconds(h http.Header)   { time.Sleep(time.Duration(int(span(h).Seconds())) * time.Second) }
func millis(h http.Header)           { time.Sleep(time.Duration(span(h).Milliseconds())) }               // want `for nanoseconds`
func millisAsSeconds(h http.Header)  { time.Sleep(time.Duration(span(h).Milliseconds()) * time.Second) } // want `multiplies by time.Second`
func divided(h http.Header)          { time.Sleep(time.Duration(span(h) / time.Second)) }                // want `is a count of seconds`
func okDividedAndBack(h http.Header) { time.Sleep(span(h) / time.Second * time.Second) }
func okInteger(h http.Header)        { time.Sleep(time.Duration(int64(span(h)))) }
func okNanoseconds(h http.Header)    { time.Sleep(time.Duration(span(h).Nanoseconds())) }
func nanosecondsTwice(h http.Header) { time.Sleep(time.Duration(span(h).Nanoseconds()) * time.Second) } // want `is scaled already`

type lim struct{ d time.Duration }

func (l *lim) set(h http.Header) { l.d = span(h) }
func (l *lim) secs() float64     { return l.d.Seconds() }
func (l *lim) rest()             { time.Sleep(time.Duration(l.secs())) } // want `for nanoseconds`
func (l *lim) restRight()        { time.Sleep(time.Duration(l.secs() * float64(time.Second))) }
func (l *lim) opts() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{DelaySeconds: int(l.d)} // want `counts seconds: `
}
func (l *lim) optsMs() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{DelaySeconds: int(l.d.Milliseconds())} // want `counts seconds: `
}
func (l *lim) optsRight() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{DelaySeconds: int(l.d.Seconds())}
}
func okHours(h http.Header) time.Duration              { return time.Duration(span(h).Hours()) * time.Hour }
func okMinutesNotFollowed(h http.Header) time.Duration { return time.Duration(span(h).Minutes()) }
func okRounded(h http.Header) time.Duration            { return span(h).Round(time.Second) }
func okUntil(h http.Header) time.Duration {
	at := time.Now().Add(span(h))
	return time.Duration(time.Until(at).Seconds()) * time.Second
}
