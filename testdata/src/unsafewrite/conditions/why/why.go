// Package why has an error for those who send, and says what it means.
package why

import "errors"

// Refusal is an answer that was no success.
type Refusal struct {
	HTTPStatus int
	Text       string
}

func (r *Refusal) Error() string { return r.Text }

// Full reports whether nothing was done, as there was too much to do.
func Full(err error) bool {
	var r *Refusal
	return errors.As(err, &r) && r.HTTPStatus == 429
}

// Broken reports whether the service failed.
func Broken(err error) bool {
	var r *Refusal
	return errors.As(err, &r) && r.HTTPStatus >= 500
}

// Reasons.
var (
	ErrFull   = errors.New("full")
	ErrBroken = errors.New("broken")
)

// IsFull reports whether the reason is ErrFull.
func IsFull(err error) bool { return errors.Is(err, ErrFull) }

// IsBroken reports whether the reason is ErrBroken.
func IsBroken(err error) bool { return errors.Is(err, ErrBroken) }
