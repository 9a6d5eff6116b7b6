// Package places gives the wait to another package, by options, setters and
// contexts, and gets it back from there.
package places

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"unitmismatch/places/puller"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

func option(h http.Header) *puller.Puller {
	return puller.New(puller.Pause(time.Duration(secs(h)))) // want `takes secs\(h\) for nanoseconds`
}

// Silent: with the unit.
func okOption(h http.Header) *puller.Puller {
	return puller.New(puller.Pause(time.Duration(secs(h)) * time.Second))
}

// Silent: the option has it.
func okSeconds(h http.Header) *puller.Puller { return puller.New(puller.PauseSeconds(secs(h))) }

// Silent: the field is scaled where it lies.
func okScaled(h http.Header) *puller.Puller {
	return puller.New(puller.Scaled(time.Duration(secs(h))))
}

// Silent: nobody waits for it.
func okNote(h http.Header) *puller.Puller {
	return puller.New(puller.Note(time.Duration(secs(h))))
}

func setter(p *puller.Puller, h http.Header) {
	p.SetPause(time.Duration(secs(h))) // want `takes secs\(h\) for nanoseconds`
}

func slow(d time.Duration) puller.Option { return puller.Pause(d) }

// A wrapper of the option.
func wrapped(h http.Header) *puller.Puller {
	return puller.New(slow(time.Duration(secs(h)))) // want `takes secs\(h\) for nanoseconds`
}

// Options in a list.
func listed(h http.Header) *puller.Puller {
	var opts []puller.Option
	if n := secs(h); n > 0 {
		opts = append(opts, puller.Pause(time.Duration(n))) // want `takes n for nanoseconds`
	}
	return puller.New(opts...)
}

func there(p *puller.Puller, h http.Header) { p.SetAsked(secs(h)); p.SetCount(len(h)) }

func back(p *puller.Puller) {
	time.Sleep(time.Duration(p.Asked())) // want `takes p.Asked\(\) for nanoseconds`
	time.Sleep(time.Duration(p.Asked()) * time.Second)
	time.Sleep(time.Duration(p.Count())) // silent: another number
}

func withContext(ctx context.Context, h http.Header) context.Context {
	return puller.WithOther(puller.With(ctx, secs(h)), len(h))
}

func fromContext(ctx context.Context) {
	time.Sleep(time.Duration(puller.From(ctx))) // want `takes puller.From\(ctx\) for nanoseconds`
	time.Sleep(time.Duration(puller.From(ctx)) * time.Second)
	time.Sleep(time.Duration(puller.FromOther(ctx))) // silent: another key
}

type waits string

const tenant waits = "tenant"
const pages waits = "pages"

func ownContext(ctx context.Context, h http.Header) context.Context {
	ctx = context.WithValue(ctx, pages, len(h))
	return context.WithValue(ctx, tenant, secs(h))
}

func ofContext(ctx context.Context) {
	if n, ok := ctx.Value(tenant).(int); ok {
		time.Sleep(time.Duration(n) * time.Millisecond) // want `multiplies by time.Millisecond`
	}
	if n, ok := ctx.Value(pages).(int); ok {
		time.Sleep(time.Duration(n)) // silent: another key
	}
}

// A function that the other package keeps and calls.
func reader(h http.Header) {
	p := puller.New(puller.Reader(secs))
	time.Sleep(time.Duration(p.Read(h))) // want `takes p.Read\(h\) for nanoseconds`
	time.Sleep(time.Duration(p.Read(h)) * time.Second)
}

// Setting is what a program can be told, by its name.
type Setting struct {
	Name string
	wait time.Duration
}

// NewSetting makes one.
func NewSetting(name string) *Setting { return &Setting{Name: name} }

type lookup interface{ Get(name string) string }

type answers struct{ h http.Header }

func (a answers) Get(name string) string { return a.h.Get(name) }

// Silent: nobody said that the name is that of the header.
func (s *Setting) okLoad(from lookup) (err error) {
	s.wait, err = time.ParseDuration(from.Get(s.Name))
	return err
}

func (s *Setting) load(from lookup) (err error) {
	s.wait, err = time.ParseDuration(from.Get("Retry-After")) // want `fails for every number`
	return err
}
