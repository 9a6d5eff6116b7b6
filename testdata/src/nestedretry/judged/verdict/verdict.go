// Package verdict judges failures for other packages.
package verdict

import (
	"context"
	"errors"
	"net"
	"net/http"
	"slices"
	"strings"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

var busyStatuses = map[int]bool{http.StatusTooManyRequests: true, http.StatusServiceUnavailable: true}

var goneStatuses = []int{http.StatusNotFound, http.StatusGone}

// StatusOf returns the status of an answer, if there was one.
func StatusOf(err error) (int, bool) {
	if oe, ok := errors.AsType[*odataerrors.ODataError](err); ok {
		return oe.ResponseStatusCode, true
	}
	return 0, false
}

// Busy looks into a map.
func Busy(err error) bool {
	status, ok := StatusOf(err)
	return ok && busyStatuses[status]
}

// Gone looks into a slice.
func Gone(err error) bool {
	status, ok := StatusOf(err)
	return ok && slices.Contains(goneStatuses, status)
}

// Server divides.
func Server(status int) bool { return status/100 == 5 }

// Worth asks for the text.
func Worth(err error) bool {
	msg := strings.ToLower(err.Error())
	return strings.Contains(msg, "429") || strings.Contains(msg, "too many requests")
}

// Lost is true without an answer, but not if the caller gave up.
func Lost(err error) bool {
	if errors.Is(err, context.Canceled) {
		return false
	}
	var ne net.Error
	return errors.As(err, &ne) && ne.Timeout()
}

// Coded compares the code.
func Coded(err error) bool {
	var api abstractions.ApiErrorable
	if !errors.As(err, &api) {
		return false
	}
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		if main := oe.GetErrorEscaped(); main != nil && main.GetCode() != nil {
			return strings.EqualFold(*main.GetCode(), "TooManyRequests")
		}
	}
	return false
}

// Final is true for what is no use to repeat.
func Final(err error) bool {
	switch s, _ := StatusOf(err); {
	case s == 0:
		return false
	case s == 408, s == 429, s >= 500:
		return false
	}
	return true
}
