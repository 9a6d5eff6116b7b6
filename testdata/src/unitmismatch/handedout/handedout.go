// Package handedout gives durations to others, in fields, tables and variables that nothing here reads.
package handedout

import (
	"encoding/json"
	"net/http"
	"strconv"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

type Outcome struct {
	Again bool
	After time.Duration
	ptr   *time.Duration
}

func Of(h http.Header) Outcome { return Outcome{Again: true, After: time.Duration(secs(h))} } // want `for nanoseconds`

func OkOf(h http.Header) Outcome {
	return Outcome{Again: true, After: time.Duration(secs(h)) * time.Second}
}

type Later struct{ Wait time.Duration }

func (l *Later) Set(h http.Header) { l.Wait = time.Duration(secs(h)) }
func (l *Later) Sleep()            { time.Sleep(l.Wait * time.Second) }

type Listed struct{ Waits []time.Duration }

func (l *Listed) Add(h http.Header) {
	l.Waits = append(l.Waits, time.Duration(secs(h))) // want `for nanoseconds`
}

type Optional struct{ Wait *time.Duration }

func NewOptional(h http.Header) *Optional {
	d := time.Duration(secs(h)) // want `for nanoseconds`
	return &Optional{Wait: &d}
}

func OkNewOptional(h http.Header) *Optional {
	d := time.Duration(secs(h)) * time.Second
	return &Optional{Wait: &d}
}

func Table(hs map[string]http.Header) map[string]time.Duration {
	out := map[string]time.Duration{}
	for k, h := range hs {
		out[k] = time.Duration(secs(h)) // want `for nanoseconds`
	}
	return out
}

type report struct {
	RetryAfterSeconds time.Duration `json:"retryAfterSeconds"`
}

func OkMarshalSeconds(h http.Header) ([]byte, error) {
	return json.Marshal(report{RetryAfterSeconds: time.Duration(secs(h))})
}

type throttled struct {
	Wait time.Duration
	Err  error
}

func (t *throttled) Error() string { return "throttled" }
func (t *throttled) Unwrap() error { return t.Err }

func Wrap(h http.Header, err error) error {
	return &throttled{Wait: time.Duration(secs(h)), Err: err} // want `for nanoseconds`
}

var Default time.Duration

func Remember(h http.Header) {
	Default = time.Duration(secs(h)) // want `for nanoseconds`
}

func Deadline(h http.Header) time.Time {
	return time.Now().Add(time.Duration(secs(h))) // want `for nanoseconds`
}

func Chan(h http.Header, c chan<- time.Duration) {
	c <- time.Duration(secs(h))
}

func tooLong(h http.Header) bool {
	return time.Duration(secs(h)) > 5*time.Minute // want `for nanoseconds`
}

func okTooLong(h http.Header) bool {
	return time.Duration(secs(h))*time.Second > 5*time.Minute
}

func okOverflowCheck(h http.Header) time.Duration {
	d := time.Duration(secs(h))
	if d > (1<<63-1)/time.Second {
		return time.Hour
	}
	return d * time.Second
}
