// Package factors multiplies by counts, jitter, and units.
package factors

import (
	"math"
	"math/rand"
	"net/http"
	"strconv"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

func span(h http.Header) time.Duration { return time.Duration(secs(h)) * time.Second }

func countThenUnit(h http.Header, attempt int) time.Duration {
	return span(h) * time.Duration(attempt) * time.Second // want `is scaled already`
}
func okCount(h http.Header, attempt int) time.Duration { return span(h) * time.Duration(attempt) }
func countInLoop(h http.Header) {
	for i := range 5 {
		time.Sleep(time.Duration(secs(h) * i)) // want `for nanoseconds`
	}
}
func okCountInLoop(h http.Header) {
	for i := range 5 {
		time.Sleep(time.Duration(secs(h)*i) * time.Second)
	}
}
func shifted(h http.Header) {
	for i := 1; i < 5; i++ {
		time.Sleep(time.Duration(secs(h)) * time.Duration(1<<i) * time.Millisecond) // want `multiplies by time.Millisecond`
	}
}
func jitter(h http.Header) {
	time.Sleep(time.Duration(float64(secs(h)) * (1 + rand.Float64()*0.2))) // want `for nanoseconds`
}
func okJitter(h http.Header) {
	time.Sleep(time.Duration(float64(secs(h)) * (1 + rand.Float64()*0.2) * float64(time.Second)))
}
func okTwoSeconds(h http.Header) time.Duration { return 2 * time.Second * time.Duration(secs(h)) }
func okUnitParameter(h http.Header, unit time.Duration) time.Duration {
	return time.Duration(secs(h)) * unit
}
func okChosenUnit(h http.Header) time.Duration {
	unit := time.Second
	if h.Get("x-unit") == "ms" {
		unit = time.Millisecond
	}
	return time.Duration(secs(h)) * unit
}
func okReciprocal(h http.Header) time.Duration {
	x := float64(span(h)) * 1e-9
	return time.Duration(x * float64(time.Second))
}
func reciprocal(h http.Header) time.Duration {
	x := float64(span(h)) * 1e-9
	return time.Duration(x) // want `for nanoseconds`
}
func bounded(h http.Header) time.Duration {
	return time.Duration(math.Min(float64(secs(h)), 60)) * time.Millisecond // want `multiplies by time.Millisecond`
}
func okBounded(h http.Header) time.Duration {
	return time.Duration(math.Min(float64(secs(h)), 60)) * time.Second
}
func okOneAndAHalf(h http.Header) time.Duration {
	return time.Duration(secs(h)*1500) * time.Millisecond
}

var tick = 100 * time.Millisecond

func okVariable(h http.Header) time.Duration { return time.Duration(secs(h)) * tick }

func halfOfTwice(h http.Header) time.Duration { return time.Second * span(h) / 2 } // want `is scaled already`

func assignedTwice(h http.Header) time.Duration {
	d := span(h)
	d *= time.Second // want `is scaled already`
	return d
}
func okAssigned(h http.Header) time.Duration {
	d := time.Duration(secs(h))
	d *= time.Second
	return d
}
func assignedWrong(h http.Header) time.Duration {
	d := time.Duration(secs(h))
	d *= time.Millisecond // want `multiplies by time.Millisecond`
	return d
}
