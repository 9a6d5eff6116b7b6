// Package told says of a failure what it was, in structs.
package told

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

// Verdict is what a try came to; nil is success.
type Verdict struct {
	Cause error
	More  bool
}

// More asks for another try.
func More(err error) *Verdict { return &Verdict{Cause: err, More: true} }

// Enough asks for none.
func Enough(err error) *Verdict { return &Verdict{Cause: err} }

// Try calls f until it has had enough.
func Try(f func() *Verdict) error {
	for {
		v := f()
		if v == nil {
			return nil
		}
		if !v.More {
			return v.Cause
		}
		time.Sleep(time.Second)
	}
}

// About describes an error.
type About struct {
	Status int
	Text   string
}

// Busy is true for throttling.
func (a About) Busy() bool { return a.Status == http.StatusTooManyRequests }

// Of describes err.
func Of(err error) About {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return About{Status: oe.ResponseStatusCode}
	}
	return About{Text: err.Error()}
}

// Status is an answer that is a failure.
type Status int

func (s Status) Error() string { return fmt.Sprintf("status %d", int(s)) }

// Get returns a Status where the answer is a failure.
func Get(ctx context.Context, path string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://graph.microsoft.com/v1.0"+path, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return Status(resp.StatusCode)
	}
	return nil
}
