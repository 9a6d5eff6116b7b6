// Package puller is told from outside how long to wait.
package puller

import (
	"context"
	"net/http"
	"time"
)

// Puller pulls.
type Puller struct {
	pause  time.Duration
	scaled time.Duration
	note   time.Duration
	count  int
	asked  int
	reader func(http.Header) int
}

// Option changes one.
type Option func(*Puller)

// Pause sets the pause between two pulls.
func Pause(d time.Duration) Option { return func(p *Puller) { p.pause = d } }

// PauseSeconds does so in seconds.
func PauseSeconds(n int) Option {
	return func(p *Puller) { p.pause = time.Duration(n) * time.Second }
}

// Scaled sets what New gives a unit.
func Scaled(n time.Duration) Option { return func(p *Puller) { p.scaled = n } }

// Note sets what nobody waits for.
func Note(d time.Duration) Option { return func(p *Puller) { p.note = d } }

// Reader sets where the number comes from.
func Reader(f func(http.Header) int) Option { return func(p *Puller) { p.reader = f } }

// New makes one.
func New(opts ...Option) *Puller {
	p := &Puller{pause: time.Second}
	for _, o := range opts {
		o(p)
	}
	p.scaled *= time.Second
	return p
}

// SetPause is a method, and returns the same.
func (p *Puller) SetPause(d time.Duration) *Puller {
	p.pause = d
	return p
}

// Pull waits.
func (p *Puller) Pull(f func()) {
	time.Sleep(p.pause)
	time.Sleep(p.scaled)
	f()
}

// Noted is for a metric.
func (p *Puller) Noted() bool { return p.note > 0 }

// SetAsked and Asked hold a number for others.
func (p *Puller) SetAsked(n int) { p.asked = n }

// Asked returns it.
func (p *Puller) Asked() int { return p.asked }

// SetCount and Count hold another.
func (p *Puller) SetCount(n int) { p.count = n }

// Count returns it.
func (p *Puller) Count() int { return p.count }

// Read asks the reader.
func (p *Puller) Read(h http.Header) int { return p.reader(h) }

type key struct{}

type otherKey struct{}

// With keeps a number in the context.
func With(ctx context.Context, n int) context.Context { return context.WithValue(ctx, key{}, n) }

// From returns it.
func From(ctx context.Context) int {
	n, _ := ctx.Value(key{}).(int)
	return n
}

// WithOther and FromOther have another key.
func WithOther(ctx context.Context, n int) context.Context {
	return context.WithValue(ctx, otherKey{}, n)
}

// FromOther returns it.
func FromOther(ctx context.Context) int {
	n, _ := ctx.Value(otherKey{}).(int)
	return n
}
