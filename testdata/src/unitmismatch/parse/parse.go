// Package parse reads Retry-After as a number and loses some of it.
package parse

import (
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Bad.

func dropped(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After")) // want `strconv.Atoi\(resp.Header.Get\("Retry-After"\)\) is 0 where the header is a date, as Retry-After may be, and its error is dropped: the wait at line 17 is then over at once; take a delay of your own on an error, or read the date with http.ParseTime`
	time.Sleep(time.Duration(n) * time.Second)
}

func droppedInSelect(resp *http.Response, done <-chan struct{}) {
	n, _ := strconv.ParseInt(strings.TrimSpace(resp.Header.Get("Retry-After")), 10, 64) // want `is 0 where the header is a date`
	select {
	case <-time.After(time.Duration(n) * time.Second):
	case <-done:
	}
}

func droppedTimer(resp *http.Response) *time.Timer {
	n, _ := strconv.ParseUint(resp.Header.Get("Retry-After"), 10, 32) // want `the wait at line 30 is then over at once`
	return time.NewTimer(time.Second * time.Duration(n))
}

func droppedVariable(resp *http.Response) {
	text := resp.Header.Get("Retry-After")
	seconds, _ := strconv.Atoi(text) // want `strconv.Atoi\(text\) is 0`
	wait := time.Duration(seconds) * time.Second
	time.Sleep(wait)
}

func scannedAway(resp *http.Response) {
	var n int
	fmt.Sscanf(resp.Header.Get("Retry-After"), "%d", &n) // want `leaves its variable at 0 where the header is a date`
	time.Sleep(time.Duration(n) * time.Second)
}

func scannedBlank(resp *http.Response) {
	var n int
	_, _ = fmt.Sscan(resp.Header.Get("Retry-After"), &n) // want `leaves its variable at 0`
	time.Sleep(time.Duration(n) * time.Second)
}

func cut(resp *http.Response) time.Duration {
	f, err := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64)
	if err != nil {
		return time.Second
	}
	return time.Duration(f) * time.Second // want `time.Duration\(f\) \* time.Second cuts the number that was parsed at line 53 to whole seconds: a wait of 0.4 s becomes none and 1.9 s becomes 1 s, and the request is refused again; convert the product, time.Duration\(seconds \* float64\(time.Second\)\)`
}

func cutTurned(resp *http.Response) {
	if f, err := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64); err == nil && f > 0 {
		time.Sleep(time.Second * time.Duration(f)) // want `to whole seconds`
	}
}

// Good.

func whole(resp *http.Response) {
	n, err := strconv.Atoi(resp.Header.Get("Retry-After"))
	if err != nil {
		n = 5
	}
	time.Sleep(time.Duration(n) * time.Second)
}

func zeroIsDefault(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	if n <= 0 {
		n = 10
	}
	time.Sleep(time.Duration(n) * time.Second)
}

func waitIsDefault(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	wait := time.Duration(n) * time.Second
	if wait == 0 {
		wait = time.Minute
	}
	time.Sleep(wait)
}

func atLeast(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	time.Sleep(max(time.Duration(n)*time.Second, time.Second))
}

func added(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	time.Sleep(time.Duration(n)*time.Second + 500*time.Millisecond)
}

func forCallers(resp *http.Response) time.Duration {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	return time.Duration(n) * time.Second
}

func scannedOverDefault(resp *http.Response) {
	n := 5
	fmt.Sscanf(resp.Header.Get("Retry-After"), "%d", &n) // want `takes the number in front and leaves the rest`
	time.Sleep(time.Duration(n) * time.Second)
}

func scannedAndCounted(resp *http.Response) {
	var n int
	if k, _ := fmt.Sscan(resp.Header.Get("Retry-After"), &n); k == 1 { // want `takes the number in front and leaves the rest`
		time.Sleep(time.Duration(n) * time.Second)
	}
}

func product(resp *http.Response) time.Duration {
	f, err := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64)
	if err != nil {
		return time.Second
	}
	return time.Duration(f * float64(time.Second))
}

func roundedUp(resp *http.Response) time.Duration {
	f, err := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64)
	if err != nil {
		return time.Second
	}
	return time.Duration(math.Ceil(f)) * time.Second
}

func onlyShown(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	fmt.Println("asked to wait", n, "seconds")
}

func otherHeader(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("X-Pace"))
	time.Sleep(time.Duration(n) * time.Second)
}

func otherFloat(text string) time.Duration {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return 0
	}
	return time.Duration(f) * time.Second
}

func otherService() {
	resp, err := http.Get("https://api.example.com/items")
	if err != nil {
		return
	}
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	time.Sleep(time.Duration(n) * time.Second)
}
