// Package retry repeats what may work the next time.
package retry

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

// Do calls fn up to attempts times, until it succeeds, and waits in between: as long as Graph asks for, or else a
// little longer each time.
func Do(attempts int, fn func() error) error {
	var err error
	for i := range attempts {
		if err = fn(); err == nil {
			return nil
		}
		wait := time.Second << i
		if n := retryAfter(err); n > 0 {
			wait = time.Duration(n) // fault: unitmismatch
		}
		time.Sleep(wait)
	}
	return err
}

// WhileMissing calls fn until Graph finds what was only just moved. Nothing but a 404 is repeated.
func WhileMissing(fn func() error) error {
	for i := 0; ; i++ {
		err := fn()
		var oe *odataerrors.ODataError
		if i == 5 || !errors.As(err, &oe) || oe.ResponseStatusCode != http.StatusNotFound {
			return err
		}
		time.Sleep(2 * time.Second)
	}
}

// retryAfter is the Retry-After that Graph failed with, or 0.
func retryAfter(err error) int {
	var oe *odataerrors.ODataError
	if !errors.As(err, &oe) || oe.GetResponseHeaders() == nil {
		return 0
	}
	if values := oe.GetResponseHeaders().Get("Retry-After"); len(values) > 0 {
		n, _ := strconv.Atoi(values[0])
		return n
	}
	return 0
}
