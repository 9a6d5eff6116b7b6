// Package methods hands methods on as values.
package methods

func source() string { return "" }
func sink(string)    {}

type t struct{ n int }

func (t t) take(s string)         { sink(s) }
func (t *t) keep(n int, s string) { sink(s) }
func (t t) give() string          { return source() }

func value(x t) {
	take := x.take
	take(source()) // want `sink`
	take("")
}

func pointerValue(x *t) {
	keep := x.keep
	keep(1, source()) // want `sink`
}

func result(x t) {
	give := x.give
	sink(give()) // want `sink`
}

func expression(x t) {
	take := t.take
	take(x, source()) // want `sink`
}

type writer interface{ Write(s string) }

type buffer struct{ s string }

func (b *buffer) Write(s string) { b.s = s }

type both interface {
	writer
	String() string
}

func (b *buffer) String() string { return b.s }

func converted() {
	var b both = new(buffer)
	var w writer = b
	w.Write(source())
	sink(b.String()) // want `sink`
}
