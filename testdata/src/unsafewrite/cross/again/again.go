// Package again repeats functions.
package again

// Do calls fn until it succeeds.
func Do(n int, fn func() error) (err error) {
	for range n {
		if err = fn(); err == nil {
			return nil
		}
	}
	return err
}

// Once calls fn once.
func Once(fn func() error) error { return fn() }
