// Package again tries functions again.
package again

import "context"

// Do returns what f returns.
func Do[T any](ctx context.Context, n int, f func(context.Context) (T, error)) (T, error) {
	var zero T
	for range n {
		v, err := f(ctx)
		if err == nil {
			return v, nil
		}
		if ctx.Err() != nil {
			return zero, err
		}
	}
	return zero, context.DeadlineExceeded
}

// Forget returns nothing but the error.
func Forget[T any](ctx context.Context, f func() (T, error)) error {
	_, err := f()
	return err
}
