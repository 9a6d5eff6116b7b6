// Package hops leads labels through calls, fields and lists to a sink.
package hops

type box struct {
	tag  string
	name string
}

func source() *box { return new(box) }
func change(*box)  {}
func sink(any)     {}
func list(...*box) {}

// The helper gives what its own parameter refers to another kind.
func helper(b *box) { change(b) }

func byHelper() {
	b := source()
	helper(b)
	sink(b) // want "sink after 0 calls"
}

func unchanged() {
	b := source()
	sink(b)
}

func innermost(b *box) { sink(b) }
func middle(b *box)    { innermost(b) }

func outermost() {
	b := source()
	change(b)
	middle(b) // want "sink after 2 calls, passed on by 2"
}

// A field with a label of its own, in every value.
func field(b *box) {
	sink(b.tag) // want "sink after 0 calls"
	sink(b.name)
}

// What is appended does not show in the shorter list.
func appended() {
	b := source()
	change(b)
	short := make([]*box, 0, 2)
	long := append(short, b)
	list(short...)
	list(long...) // want "list after 0 calls"
}
