// Package tries has retry helpers.
package tries

import (
	"context"
	"errors"
	"net/http"
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

// Config says how to try.
type Config struct {
	Attempts int
	Pause    time.Duration
	Worth    func(error) bool
}

// Run tries as the configuration says.
func Run(cfg Config, op func() error) (err error) {
	for i := 0; i < cfg.Attempts; i++ {
		if err = op(); err == nil {
			return nil
		}
		if cfg.Worth != nil && !cfg.Worth(err) {
			return err
		}
		time.Sleep(cfg.Pause)
	}
	return err
}

// An Option changes how Do tries.
type Option func(*Config)

// MaxAttempts sets how often.
func MaxAttempts(n int) Option { return func(c *Config) { c.Attempts = n } }

// If sets a condition.
func If(worth func(error) bool) Option { return func(c *Config) { c.Worth = worth } }

// Do is Run with options.
func Do(ctx context.Context, op func() error, opts ...Option) error {
	cfg := Config{Attempts: 4, Pause: time.Second}
	for _, o := range opts {
		o(&cfg)
	}
	return Run(cfg, op)
}

// Fetch repeats a request whose answer asks for it.
func Fetch(send func() (*http.Response, error)) (*http.Response, error) {
	for i := 0; ; i++ {
		resp, err := send()
		if err != nil || i == 3 {
			return resp, err
		}
		switch resp.StatusCode {
		case http.StatusTooManyRequests, http.StatusBadGateway:
			resp.Body.Close()
			time.Sleep(time.Second)
		default:
			return resp, nil
		}
	}
}
