// Package direct has the fault and the right form in one function.
package direct

import (
	"context"
	"net/http"
	"strconv"
	"time"
)

const graph = "https://graph.microsoft.com/v1.0/me"

func bare(resp *http.Response) {
	n, err := strconv.Atoi(resp.Header.Get("Retry-After"))
	if err != nil {
		n = 7
	}
	time.Sleep(time.Duration(n)) // want `time.Duration\(n\) takes n for nanoseconds, but it counts seconds \(the Retry-After header, read at line 14\): a wait of 10 s is over after 10 ns; write time.Duration\(n\) \* time.Second`
}

func millis(resp *http.Response) time.Time {
	n, _ := strconv.ParseInt(resp.Header.Get("retry-after"), 10, 64)
	wait := time.Duration(n) * time.Millisecond // want `multiplies by time.Millisecond a number that counts seconds .* a wait of 10 s becomes 10ms; multiply by time.Second`
	return time.Now().Add(wait)
}

func minutes(resp *http.Response) <-chan time.Time {
	n, _ := strconv.ParseUint(resp.Header.Get("Retry-After"), 10, 32)
	return time.After(time.Minute * time.Duration(n)) // want `multiplies by time.Minute`
}

func float(h http.Header) time.Duration {
	f, _ := strconv.ParseFloat(h.Get("Retry-After"), 64)
	return time.Duration(f) // want `write time.Duration\(f \* float64\(time.Second\)\)`
}

func floatMillis(h http.Header) time.Duration {
	f, _ := strconv.ParseFloat(h.Get("Retry-After"), 64)
	return time.Duration(f * float64(time.Millisecond)) // want `multiplies by time.Millisecond a number that counts seconds`
}

func msHeader(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("retry-after-ms"))
	return time.Duration(n) * time.Second // want `counts milliseconds .* multiply by time.Millisecond`
}

func twice(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	d := time.Duration(n) * time.Second
	return d * time.Second // want `d is multiplied by time.Second, but it is scaled already`
}

func thousandTooMany(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n*1000) * time.Second // want `multiplies by time.Second a number that counts milliseconds`
}

func deadline(ctx context.Context, h http.Header) (context.Context, context.CancelFunc) {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return context.WithTimeout(ctx, time.Duration(n)) // want `takes n for nanoseconds`
}

func okSeconds(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * time.Second
}

func okUnitFirst(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Second * time.Duration(n)
}

func okConvertedThenMultiplied(h http.Header) {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	d := time.Duration(n)
	time.Sleep(d * time.Second)
}

func okScaledBefore(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n * int(time.Second))
}

func okByWayOfMilliseconds(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n*1000) * time.Millisecond
}

func okPlainFactor(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return 3 * time.Duration(n+1) * time.Second
}

func okUnitInVariable(h http.Header, unit time.Duration) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * unit
}

func okOverflowLookedAt(h http.Header) time.Duration {
	n, _ := strconv.ParseInt(h.Get("Retry-After"), 10, 64)
	if time.Duration(n) > time.Hour/time.Second {
		return time.Hour
	}
	return time.Duration(n) * time.Second
}

func okOtherHeader(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("X-Pause-Nanos"))
	return time.Duration(n)
}

func okMillisecondHeader(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("x-ms-retry-after-ms"))
	return time.Duration(n) * time.Millisecond
}

func okBackToSeconds(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	whole := time.Duration(n) * time.Second
	return time.Duration(whole.Seconds()) * time.Second
}

func okPrinted(h http.Header) string {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return "asked to wait " + strconv.Itoa(n) + " s"
}

func inPlace(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	d := time.Duration(n)
	d *= time.Millisecond // want `multiplies by time.Millisecond a number that counts seconds`
	return d
}

func okInPlace(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	d := time.Duration(n)
	d *= time.Second
	return d
}

func canonical(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h[http.CanonicalHeaderKey("retry-after")][0])
	return time.Duration(n) // want `takes n for nanoseconds`
}
