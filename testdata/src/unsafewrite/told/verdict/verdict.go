// Package verdict says of failures whether another try makes sense. It makes
// none of them.
package verdict

import (
	"errors"
	"fmt"
	"net/http"
)

// Answer is an answer that is no success.
type Answer struct{ Code int }

func (a *Answer) Error() string { return fmt.Sprint("answered ", a.Code) }

// Plain is the same as a value.
type Plain struct{ Code int }

func (p Plain) Error() string { return fmt.Sprint("answered ", p.Code) }

// Throttled is true after 429.
func Throttled(err error) bool {
	var a *Answer
	if errors.As(err, &a) {
		return a.Code == http.StatusTooManyRequests
	}
	var p Plain
	return errors.As(err, &p) && p.Code == http.StatusTooManyRequests
}

// Server is true after 5xx.
func Server(err error) bool {
	var a *Answer
	if errors.As(err, &a) {
		return a.Code >= 500
	}
	var p Plain
	return errors.As(err, &p) && p.Code >= 500
}
