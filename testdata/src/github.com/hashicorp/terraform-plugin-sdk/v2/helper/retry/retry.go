// Package retry is a stand-in for github.com/hashicorp/terraform-plugin-sdk/v2/helper/retry: some of its
// declarations, with empty bodies, for the analyzers' tests.
package retry

import (
	"context"
	"time"
)

type NotFoundError struct {
	LastError    error
	LastRequest  interface{}
	LastResponse interface{}
	Message      string
	Retries      int
}

func (e *NotFoundError) Error() string { return "" }
func (e *NotFoundError) Unwrap() error { return nil }

type UnexpectedStateError struct {
	LastError     error
	State         string
	ExpectedState []string
}

func (e *UnexpectedStateError) Error() string { return "" }
func (e *UnexpectedStateError) Unwrap() error { return nil }

type TimeoutError struct {
	LastError     error
	LastState     string
	Timeout       time.Duration
	ExpectedState []string
}

func (e *TimeoutError) Error() string { return "" }
func (e *TimeoutError) Unwrap() error { return nil }

type StateRefreshFunc func() (result interface{}, state string, err error)

type StateChangeConf struct {
	Delay                     time.Duration
	Pending                   []string
	Refresh                   StateRefreshFunc
	Target                    []string
	Timeout                   time.Duration
	MinTimeout                time.Duration
	PollInterval              time.Duration
	NotFoundChecks            int
	ContinuousTargetOccurence int
}

func (conf *StateChangeConf) WaitForStateContext(ctx context.Context) (interface{}, error) {
	return nil, nil
}
func (conf *StateChangeConf) WaitForState() (interface{}, error) { return nil, nil }

func RetryContext(ctx context.Context, timeout time.Duration, f RetryFunc) error { return nil }

func Retry(timeout time.Duration, f RetryFunc) error { return nil }

type RetryFunc func() *RetryError

type RetryError struct {
	Err       error
	Retryable bool
}

func (e *RetryError) Unwrap() error { return nil }

func RetryableError(err error) *RetryError { return nil }

func NonRetryableError(err error) *RetryError { return nil }
