// Package cross has its helpers in other packages.
package cross

import (
	"net/http"
	"strconv"
	"time"

	"unitmismatch/cross/hdr"
	"unitmismatch/cross/pause"
)

func bare(h http.Header) {
	time.Sleep(time.Duration(hdr.Seconds(h))) // want `takes hdr.Seconds\(h\) for nanoseconds, but it counts seconds \(the Retry-After header, read at hdr.go:18\)`
}

func twice(h http.Header) {
	time.Sleep(hdr.Wait(h) * time.Second) // want `hdr.Wait\(h\) is multiplied by time.Second, but it is scaled already`
}

func field(h http.Header) {
	st := hdr.Of(h)
	time.Sleep(time.Duration(st.Wait)) // want `takes st.Wait for nanoseconds`
	time.Sleep(time.Until(st.Until))
}

func text(h http.Header) {
	if v, ok := hdr.Text(h); ok {
		d, _ := time.ParseDuration(v) // want `since v has no unit`
		time.Sleep(d)
	}
}

func named(h http.Header) {
	n, _ := strconv.Atoi(hdr.Named(h, "Retry-After"))
	time.Sleep(time.Duration(n)) // want `takes n for nanoseconds`
}

func handedOver(h http.Header) {
	pause.For(hdr.Seconds(h)) // want `pause.For makes nanoseconds of what it is given \(pause.go:7\), but this counts seconds`
	pause.Seconds(hdr.Seconds(h))
}

func durationHandedOver(h http.Header) {
	pause.Exactly(time.Duration(hdr.Seconds(h))) // want `for nanoseconds`
	pause.Exactly(hdr.Wait(h))
}

func okConstant() { pause.For(50_000_000) }

func okSeconds(h http.Header) time.Duration { return time.Duration(hdr.Seconds(h)) * time.Second }

func made(h http.Header) {
	time.Sleep(pause.Of(hdr.Seconds(h))) // want `pause.Of makes nanoseconds of what it is given, but this counts seconds`
	time.Sleep(pause.OfSeconds(hdr.Seconds(h)))
}
