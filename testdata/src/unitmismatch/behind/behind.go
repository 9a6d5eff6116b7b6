// Package behind calls through interfaces that another package fills.
package behind

import (
	"strconv"
	"time"

	"unitmismatch/behind/rate"
)

const root = "https://graph.microsoft.com/v1.0"

type own interface{ Hint() int }

func hint(h rate.Hinter) { time.Sleep(time.Duration(h.Hint())) } // want `for nanoseconds`
func ownInterface(err error) {
	if o, ok := err.(own); ok {
		time.Sleep(time.Duration(o.Hint())) // want `for nanoseconds`
	}
}
func spanTwice(h rate.Hinter)   { time.Sleep(h.Span() * time.Second) } // want `is scaled already`
func okHalfAgain(h rate.Hinter) { time.Sleep(h.Span() * 2) }
func text(h rate.Hinter) {
	n, _ := strconv.Atoi(h.Text())
	time.Sleep(time.Duration(n)) // want `for nanoseconds`
}
func okText(h rate.Hinter) {
	n, _ := strconv.Atoi(h.Text())
	time.Sleep(time.Duration(n) * time.Second)
}
func constraint[T rate.Hinter](h T) { time.Sleep(time.Duration(h.Hint())) } // want `for nanoseconds`
func methodValue(get func() int)    { time.Sleep(time.Duration(get())) }    // want `for nanoseconds`
func callsMethodValue(h *rate.Hint) { methodValue(h.Hint) }

type other interface{ Nanos() int }

func okOther(o other) { time.Sleep(time.Duration(o.Nanos())) }
