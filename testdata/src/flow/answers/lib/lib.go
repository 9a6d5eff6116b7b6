// Package lib is the other package.
package lib

type (
	Q struct{ text string }
	A struct{ text string }
)

func prepare() *Q { return nil }
func ask(*Q) *A   { return nil }
func into(*Q, *A) {}

// Get returns an answer.
func Get() *A { return ask(prepare()) }

// Fill writes one.
func Fill(a *A) { into(prepare(), a) }

// Size does nothing with one.
func Size(a *A) int { return 1 }

// Once returns what f returns.
func Once[T any](f func() (T, error)) (T, error) { return f() }

// Drop does not.
func Drop[T any](f func() (T, error)) error {
	_, err := f()
	return err
}

// Client has a method that returns an answer.
type Client struct{}

func (*Client) Fetch() *A { return ask(prepare()) }
