// Package helpers moves the number through functions, fields, closures,
// interfaces, channels and errors of one package.
package helpers

import (
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

func seconds(h http.Header, or int) int {
	if n, err := strconv.Atoi(h.Get("Retry-After")); err == nil {
		return n
	}
	return or
}

func rest(n int) {
	time.Sleep(time.Duration(n)) // want `takes n for nanoseconds, but it counts seconds \(the Retry-After header, read at line 16\)`
}

func restMillis(n int) { time.Sleep(time.Duration(n) * time.Millisecond) }

func restSeconds(n int) { time.Sleep(time.Duration(n) * time.Second) }

func calls(h http.Header) {
	rest(seconds(h, 1))
	restSeconds(seconds(h, 1))
	restMillis(1000 * seconds(h, 1))
}

func okRestOfOtherNumber(tries int) { restMillis(tries * 50) }

type limit struct {
	after  int
	paused time.Duration
	nested struct{ secs int64 }
}

func (l *limit) note(h http.Header) {
	l.after = seconds(h, 3)
	l.paused = time.Duration(l.after) * time.Second
	l.nested.secs = int64(l.after)
}

func (l *limit) wait() <-chan time.Time {
	return time.After(time.Duration(l.after)) // want `takes l.after for nanoseconds`
}

func (l *limit) waitNested() {
	time.Sleep(time.Duration(l.nested.secs) * time.Millisecond) // want `multiplies by time.Millisecond`
}

func (l *limit) okWaitPaused() { time.Sleep(l.paused) }

type counter interface{ Count(h http.Header) int }

type headerCounter struct{}

func (headerCounter) Count(h http.Header) int { return seconds(h, 2) }

type fixedCounter struct{}

func (fixedCounter) Count(http.Header) int { return 5 }

func newCounter() counter { return headerCounter{} }

func behindInterface(c counter, h http.Header) {
	time.Sleep(time.Duration(c.Count(h))) // want `takes c.Count\(h\) for nanoseconds`
}

type busy struct{ secs int }

func (b *busy) Error() string { return fmt.Sprint("busy for ", b.secs) }

func ask(h http.Header) error { return &busy{secs: seconds(h, 1)} }

func inError(err error) time.Duration {
	var b *busy
	if errors.As(err, &b) {
		return time.Duration(b.secs) // want `takes b.secs for nanoseconds`
	}
	return time.Second
}

func okInError(err error) time.Duration {
	var b *busy
	if errors.As(err, &b) {
		return time.Duration(b.secs) * time.Second
	}
	return time.Second
}

func typedError(err error) time.Duration {
	var oe *odataerrors.ODataError
	if !errors.As(err, &oe) {
		return 0
	}
	for _, v := range oe.GetResponseHeaders().Get("Retry-After") {
		n, _ := strconv.Atoi(v)
		return time.Duration(n) // want `takes n for nanoseconds`
	}
	return 0
}

func closure(h http.Header) func() {
	n := seconds(h, 1)
	return func() { time.Sleep(time.Duration(n)) } // want `takes n for nanoseconds`
}

func okClosure(h http.Header) func() {
	wait := time.Duration(seconds(h, 1)) * time.Second
	return func() { time.Sleep(wait) }
}

func overChannel(h http.Header) {
	ch := make(chan int, 1)
	ch <- seconds(h, 1)
	time.Sleep(time.Duration(<-ch)) // want `for nanoseconds`
}

func inMap(hs map[string]http.Header) {
	waits := make(map[string]int)
	for name, h := range hs {
		waits[name] = seconds(h, 0)
	}
	for _, n := range waits {
		time.Sleep(time.Duration(n)) // want `takes n for nanoseconds`
	}
}

func pick[T any](ok bool, a, b T) T {
	if ok {
		return a
	}
	return b
}

func generic(h http.Header) time.Duration {
	return time.Duration(pick(true, seconds(h, 1), 4)) // want `for nanoseconds`
}

func okGenericOfOther(ms int) time.Duration {
	return time.Duration(pick(true, ms, 4)) * time.Millisecond
}

// toDuration is multiplied by its callers.
func toDuration(n int) time.Duration { return time.Duration(n) }

func okCallerMultiplies(h http.Header) { time.Sleep(toDuration(seconds(h, 1)) * time.Second) }

func scanned(h http.Header) time.Duration {
	var n int
	fmt.Sscanf(h.Get("Retry-After"), "%d", &n)
	return time.Duration(n) // want `takes n for nanoseconds`
}

func deferred(h http.Header) {
	defer time.Sleep(time.Duration(seconds(h, 1))) // want `for nanoseconds`
}

// A notifier holds what to call when a request is refused.
type notifier struct {
	refused func(secs int)
	calmed  func(secs int)
	foreign func(n int)
}

func hasty() *notifier {
	n := new(notifier)
	n.refused = func(secs int) {
		time.Sleep(time.Duration(secs)) // want `takes secs for nanoseconds`
	}
	n.calmed = func(secs int) {
		time.Sleep(time.Duration(secs) * time.Second)
	}
	n.foreign = func(n int) { time.Sleep(time.Duration(n)) } // never told of a header
	return n
}

func (n *notifier) tell(resp *http.Response) {
	secs, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	n.refused(secs)
	n.calmed(secs)
	n.foreign(12)
}

func first[T any](list []T) (none T) {
	if len(list) == 0 {
		return none
	}
	return list[0]
}

func viaFirst(resp *http.Response) time.Duration {
	secs, _ := strconv.Atoi(first(resp.Header.Values("Retry-After")))
	return time.Duration(secs) // want `takes secs for nanoseconds`
}

// delta is what the header counts.
type delta int64

func (d delta) bare() time.Duration { return time.Duration(d) } // want `takes d for nanoseconds`

func (d delta) scaled() time.Duration { return time.Duration(d) * time.Second }

func viaMethods(resp *http.Response) {
	n, _ := strconv.ParseInt(resp.Header.Get("Retry-After"), 10, 64)
	time.Sleep(delta(n).bare())
	time.Sleep(delta(n).scaled())
}

func number(h http.Header, name string) (int, bool) {
	n, err := strconv.Atoi(h.Get(name))
	return n, err == nil
}

func indexed(h http.Header, name string) (int, bool) {
	list := h[http.CanonicalHeaderKey(name)]
	if len(list) == 0 {
		return 0, false
	}
	n, err := strconv.Atoi(list[0])
	return n, err == nil
}

func byName(h http.Header) (d time.Duration) {
	if n, ok := number(h, "Retry-After-Ms"); ok {
		d = time.Duration(n) * time.Second // want `a number that counts milliseconds`
	}
	if n, ok := number(h, "Retry-After"); ok {
		d = time.Duration(n) // want `takes n for nanoseconds`
	}
	if n, ok := indexed(h, "Retry-After"); ok {
		d = time.Duration(n) * time.Millisecond // want `a number that counts seconds`
	}
	time.Sleep(d)
	return d
}

func okByName(h http.Header) (d time.Duration) {
	if n, ok := number(h, "Retry-After-Ms"); ok {
		d = time.Duration(n) * time.Millisecond
	}
	if n, ok := number(h, "Retry-After"); ok {
		d = time.Duration(n) * time.Second
	}
	if n, ok := number(h, "X-Pace-Nanos"); ok {
		d = time.Duration(n)
	}
	time.Sleep(d)
	return d
}

// okByNameElsewhere asks a service that counts in its own way.
func okByNameElsewhere(hc *http.Client) error {
	resp, err := hc.Get("https://chat.example.org/rooms")
	if err != nil {
		return err
	}
	if n, ok := number(resp.Header, "Retry-After"); ok {
		time.Sleep(time.Duration(n) * time.Millisecond)
	}
	return nil
}
