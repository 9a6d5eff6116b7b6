// Package strict is looked at with strict-parse.
package strict

import (
	"fmt"
	"net/http"
	"strconv"
	"time"
)

func unbounded(resp *http.Response) {
	n, err := strconv.ParseInt(resp.Header.Get("Retry-After"), 10, 64) // want `is not bounded before the wait at line 16: a number above 9223372036 overflows time.Duration, and a negative wait is over at once; give up where it is longer than you would wait`
	if err != nil {
		return
	}
	time.Sleep(time.Duration(n) * time.Second)
}

func scanned(resp *http.Response) {
	var n int
	if _, err := fmt.Sscanf(resp.Header.Get("Retry-After"), "%d", &n); err == nil { // want `takes the number in front and leaves the rest: "10oops" is 10, and 1.5 is 1; parse the whole text with strconv.Atoi or ParseFloat`
		time.Sleep(time.Duration(n) * time.Second)
	}
}

func bounded(resp *http.Response) {
	n, err := strconv.ParseInt(resp.Header.Get("Retry-After"), 10, 64)
	if err != nil || n > 300 {
		return
	}
	time.Sleep(time.Duration(n) * time.Second)
}

func scannedOther(text string) {
	var n int
	if _, err := fmt.Sscanf(text, "%d", &n); err == nil {
		time.Sleep(time.Duration(n) * time.Second)
	}
}
