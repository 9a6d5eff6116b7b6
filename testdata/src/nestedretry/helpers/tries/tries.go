// Package tries has retry helpers.
package tries

import (
	"context"
	"errors"
	"time"
)

// Fatal ends a retry.
type Fatal struct{ Err error }

func (f *Fatal) Error() string { return f.Err.Error() }

// Unwrap returns the cause.
func (f *Fatal) Unwrap() error { return f.Err }

// Stop marks err.
func Stop(err error) error { return &Fatal{err} }

// Until calls op until it works, or returns a Fatal error.
func Until(ctx context.Context, n int, op func(context.Context) error) error {
	var last error
	for i := 0; i < n; i++ {
		last = op(ctx)
		if last == nil {
			return nil
		}
		var f *Fatal
		if errors.As(last, &f) {
			return f.Err
		}
		time.Sleep(time.Second)
	}
	return last
}

// Thrice is Until with three tries.
func Thrice(ctx context.Context, op func() error) error {
	return Until(ctx, 3, func(context.Context) error { return op() })
}

// Told calls op again when it says so.
func Told(op func() (any, bool, error)) (any, error) {
	for {
		v, again, err := op()
		if !again {
			return v, err
		}
		time.Sleep(time.Second)
	}
}

// When asks which errors pass.
func When(worth func(error) bool, op func() error) error {
	for {
		err := op()
		if err == nil || !worth(err) {
			return err
		}
		time.Sleep(time.Second)
	}
}

// Task is something to do again.
type Task struct {
	Name string
	Run  func() error
}

// Repeat runs the task until it works.
func (t *Task) Repeat() {
	for t.Run() != nil {
		time.Sleep(time.Second)
	}
}

// Each runs op for each item, once.
func Each[T any](items []T, op func(T) error) error {
	var errs []error
	for _, it := range items {
		if err := op(it); err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// Until200 polls until done.
func Until200(done func() (bool, error)) error {
	for {
		ok, err := done()
		if err != nil || ok {
			return err
		}
		time.Sleep(time.Second)
	}
}

// Guard runs op once.
func Guard(op func() error) (err error) {
	defer func() { recover() }()
	return op()
}
