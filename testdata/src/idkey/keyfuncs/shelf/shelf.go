// Package shelf keeps things under keys that a function makes.
package shelf

// A Shelf finds things by key.
type Shelf[T any] struct {
	keyOf func(T) string
	by    map[string]T
}

// An Option sets a shelf up.
type Option[T any] func(*Shelf[T])

// KeyedBy sets the key.
func KeyedBy[T any](keyOf func(T) string) Option[T] {
	return func(s *Shelf[T]) { s.keyOf = keyOf }
}

// Make returns one.
func Make[T any](opts ...Option[T]) *Shelf[T] {
	s := &Shelf[T]{by: make(map[string]T)}
	for _, o := range opts {
		o(s)
	}
	return s
}

// New returns one with a key function.
func New[T any](keyOf func(T) string) *Shelf[T] {
	return &Shelf[T]{keyOf: keyOf, by: make(map[string]T)}
}

// Put puts a thing on it.
func (s *Shelf[T]) Put(v T) { s.by[s.keyOf(v)] = v }

// A Table has its key function in a field for all to set.
type Table[T any] struct {
	Key   func(T) string
	Title func(T) string
	rows  map[string][]T
}

// Add adds a row.
func (t *Table[T]) Add(v T) (title string) {
	k := t.Key(v)
	t.rows[k] = append(t.rows[k], v)
	return t.Title(v)
}

// A Feed writes what a function makes of things.
type Feed[T any] struct{ show func(T) string }

// NewFeed returns one.
func NewFeed[T any](show func(T) string) *Feed[T] { return &Feed[T]{show} }

// Line is one line.
func (f *Feed[T]) Line(v T) string { return "- " + f.show(v) }
