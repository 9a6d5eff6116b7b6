// Package quiet holds look-alikes. Each function is named for the reason.
package quiet

import (
	"fmt"
	"log"
	"net/http"
	"strconv"
	"time"
)

func asked(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * time.Second
}

func anError(h http.Header) error {
	d := asked(h)
	if d > time.Minute {
		return fmt.Errorf("throttled for %s", d)
	}
	time.Sleep(d)
	return nil
}

func atLeast(h http.Header) { time.Sleep(max(asked(h), time.Second)) }

func atLeastByIf(h http.Header) {
	d := asked(h)
	if d < time.Second {
		d = time.Second
	}
	time.Sleep(d)
}

func ownBackoff(n int) {
	d := time.Second << n
	if d > time.Minute {
		d = time.Minute
	}
	time.Sleep(min(d, 20*time.Second))
}

func whole(h http.Header) { time.Sleep(asked(h)) }

func noneAsked(h http.Header) {
	d := asked(h)
	if d <= 0 {
		d = 5 * time.Second
	}
	time.Sleep(d)
}

func onlyShown(h http.Header) {
	d := asked(h)
	log.Println("waiting at least", min(d, time.Minute))
	time.Sleep(d)
}

func clampOfTheFallback(h http.Header, own time.Duration) {
	d := min(own, time.Minute)
	if h.Get("Retry-After") != "" {
		d = asked(h)
	}
	time.Sleep(d)
}

func anotherService() error {
	resp, err := http.Get("https://builds.example.org/queue")
	if err != nil {
		return err
	}
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	time.Sleep(min(time.Duration(n)*time.Second, time.Minute))
	return nil
}
