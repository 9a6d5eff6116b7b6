// Package answers tells the answers of one type apart.
package answers

import "flow/answers/lib"

type (
	Q struct{ text string }
	A struct{ text string }
)

func prepare() *Q    { return nil }
func ask(*Q) *A      { return nil }
func into(*Q, *A)    {}
func read(...any)    {}
func size(a *A) int  { return len(a.text) }
func fetch(q *Q) *A  { return ask(q) }
func get() *A        { return fetch(prepare()) }
func look(a *A)      { read(a) }
func fill(a *A)      { into(prepare(), a) }
func also(a *A) bool { return a != nil }

// One question, two answers.
func twice() {
	q := prepare()
	read(ask(q))
	ask(q) // want "not read"
}

// A function returns it, one of its callers reads.
func callers() {
	look(get())
	get()       // want "not read"
	also(get()) // want "not read"
}

// Written into an argument.
func written() {
	var a, b A
	fill(&a)
	fill(&b) // want "not read"
	look(&a)
	size(&b)
}

// A field of one value is none of another.
type box struct{ a *A }

func boxes() {
	x, y := box{get()}, box{get()} // want "not read"
	look(x.a)
	size(y.a)
}

// The other package gives, takes and does nothing.
func other() {
	read(lib.Get())
	lib.Size(lib.Get()) // want "not read"
	var a, b lib.A
	lib.Fill(&a)
	lib.Fill(&b) // want "not read"
	read(&a)
}

// What a literal returns comes out of the helper, or does not.
func literals() {
	a, _ := lib.Once(func() (*A, error) { return ask(prepare()), nil })
	look(a)
	b, _ := lib.Once(func() (*A, error) { return ask(prepare()), nil }) // want "not read"
	size(b)
	lib.Drop(func() (*A, error) { return ask(prepare()), nil }) // want "not read"
}

// What is behind an interface is decided elsewhere.
type fetcher interface{ Fetch() *lib.A }

func behind(f fetcher) {
	read(f.Fetch())
	f.Fetch() // want "not read"
}
