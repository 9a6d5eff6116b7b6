// Package quiet is right throughout.
package quiet

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"log/slog"
	"math"
	"net/http"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

// Policy is for others; Delay is in seconds by its doc, and scaled by Apply.
type Policy struct {
	Delay   time.Duration
	Unit    time.Duration
	Max     time.Duration
	Jitter  float64
	Stats   map[string]int64
	WaitSec time.Duration
}

func (p *Policy) Set(h http.Header) { p.Delay = time.Duration(secs(h)) }
func (p *Policy) Apply() time.Duration {
	d := p.Delay * p.Unit
	return min(d, p.Max)
}
func (p *Policy) SetSec(h http.Header) { p.WaitSec = time.Duration(secs(h)) }

func (p *Policy) jittered(h http.Header) time.Duration {
	base := time.Duration(secs(h)) * time.Second
	return base + time.Duration(float64(base)*p.Jitter)
}

func (p *Policy) stats(h http.Header) {
	p.Stats["secs"] += int64(secs(h))
	p.Stats["nanos"] += int64(time.Duration(secs(h)) * time.Second)
}
func (p *Policy) nanos() time.Duration { return time.Duration(p.Stats["nanos"]) * time.Nanosecond }

type owned struct{ wait time.Duration }

func (o *owned) scaledWhereItLies(h http.Header) {
	o.wait = time.Duration(secs(h))
	o.wait *= time.Second
	time.Sleep(o.wait)
}

var settings struct{ Name, Value string }

func nameOfVariable(h http.Header) time.Duration {
	if settings.Name != "Retry-After" {
		return time.Duration(len(settings.Value))
	}
	return time.Second
}

func buckets(h http.Header) int {
	return int(math.Log2(float64(secs(h))))
}

func deadline(ctx context.Context, h http.Header) bool {
	dl, ok := ctx.Deadline()
	wait := time.Duration(secs(h)) * time.Second
	return ok && time.Until(dl) < wait
}

func logged(h http.Header) {
	n := secs(h)
	d := time.Duration(n) * time.Second
	log.Printf("waiting %ds (%s, %.1f, %v)", n, d, d.Seconds(), d.Truncate(time.Second))
	slog.Info("wait", "seconds", n, "d", d, "ms", d.Milliseconds(), "secs", d.Seconds(), "int", int(d.Seconds()))
	fmt.Println("retry after", n, "seconds", h.Get("Retry-After"))
}

func encode(h http.Header) ([]byte, error) {
	return json.Marshal(map[string]any{"retryAfter": secs(h), "ms": (time.Duration(secs(h)) * time.Second).Milliseconds()})
}

func back(ms int64) time.Duration { return time.Duration(ms) * time.Millisecond }
func forth(h http.Header) time.Duration {
	return back((time.Duration(secs(h)) * time.Second).Milliseconds())
}
func headerOut(w http.ResponseWriter, d time.Duration) {
	w.Header().Set("Retry-After", strconv.Itoa(int(d.Seconds())))
}
func headerOutNanos(w http.ResponseWriter, h http.Header) {
	w.Header().Set("Retry-After", h.Get("Retry-After"))
	w.Header().Set("X-Wait", (time.Duration(secs(h)) * time.Second).String())
}

type clock struct {
	mu    sync.Mutex
	until map[string]time.Time
	n     atomic.Int64
	tries sync.Map
}

func (c *clock) hold(k string, h http.Header) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.until[k] = time.Now().Add(time.Duration(secs(h)) * time.Second)
	c.n.Add(int64(secs(h)))
	v, _ := c.tries.LoadOrStore(k, new(atomic.Int64))
	v.(*atomic.Int64).Add(1)
}
func (c *clock) total() time.Duration { return time.Duration(c.n.Load()) * time.Second }
func (c *clock) left(k string) time.Duration {
	return time.Until(c.until[k]).Round(time.Second)
}

func sorted(hs []http.Header) []time.Duration {
	var out []time.Duration
	for _, h := range hs {
		out = append(out, time.Duration(secs(h)))
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	for i := range out {
		out[i] *= time.Second
	}
	return out
}

func unit(s string) time.Duration {
	switch {
	case strings.HasSuffix(s, "ms"):
		return time.Millisecond
	default:
		return time.Second
	}
}
func byUnit(h http.Header) time.Duration { return time.Duration(secs(h)) * unit(h.Get("x-unit")) }

func ratio(h http.Header, max time.Duration) float64 {
	return float64(secs(h)) / max.Seconds()
}
func inSeconds(h http.Header, max time.Duration) int { return min(secs(h), int(max.Seconds())) }
func inSecondsRight(h http.Header) time.Duration {
	return time.Duration(inSeconds(h, time.Minute)) * time.Second
}
func inSecs(h http.Header, max time.Duration) int { return min(secs(h), int(max/time.Second)) }
func inSecsRight(h http.Header) time.Duration {
	return time.Duration(inSecs(h, time.Minute)) * time.Second
}
func elapsed(start time.Time, h http.Header) time.Duration {
	spent := int(time.Since(start).Seconds())
	return time.Duration(secs(h)-spent) * time.Second
}
func msTotal(h http.Header) time.Duration {
	ms := secs(h)*1000 + 250
	return time.Duration(ms) * time.Millisecond
}
func unix(h http.Header) time.Time { return time.Unix(time.Now().Unix()+int64(secs(h)), 0) }
func minutes(h http.Header) time.Duration {
	m := (secs(h) + 59) / 60
	return time.Duration(m) * time.Minute
}
func hms(h http.Header) string {
	n := secs(h)
	return fmt.Sprintf("%02d:%02d", n/60, n%60)
}
func parsedHM(h http.Header) (time.Duration, error) {
	n := secs(h)
	return time.ParseDuration(fmt.Sprintf("%dm%ds", n/60, n%60))
}
