package retry

import (
	"go/types"
	"regexp"
	"strings"
)

// A semantics says on which results of its function a helper calls it again.
type semantics uint8

const (
	// onError: on an error that is not marked as permanent.
	onError semantics = iota
	// onMarked: on an error that is marked as retryable, and on no other.
	onMarked
	// notDone: on (false, nil); an error stops.
	notDone
	// onTrue: when the first result is true.
	onTrue
	// onBoth: when the first result is true and the last is an error.
	onBoth
	// never: not for failures of ours.
	never
)

// A library describes one function or method that retries its argument.
type library struct {
	pkg   string // import path without the major version
	recv  string
	names string // names, separated by blanks
	arg   int    // index of the retried parameter, the receiver not counted; last counts from the end
	field string // or the field of that parameter that holds the function
	sem   semantics
	pred  int // index of a predicate over the error, or none
	why   string
}

const (
	last = -1
	none = -2
)

// libraries lists retry helpers of other modules, read at the versions given.
var libraries = []library{
	{"github.com/cenkalti/backoff", "", "Retry RetryNotify RetryNotifyWithTimer RetryWithData RetryNotifyWithData RetryNotifyWithTimerAndData", 0, "", onError, none,
		"v2 to v4: any error but Permanent, until the policy says Stop"},
	{"github.com/cenkalti/backoff/v5", "", "Retry", 1, "", onError, none, "v5 takes the context first; any error but Permanent"},
	{"github.com/avast/retry-go", "", "Do DoWithData", 0, "", onError, none, "v0 to v4: any error but Unrecoverable; Attempts(0) has no limit"},
	{"github.com/avast/retry-go", "Retrier", "Do", 0, "", onError, none, "v5: options are given to New"},
	{"github.com/avast/retry-go", "RetrierWithData", "Do", 0, "", onError, none, "v5: options are given to NewWithData"},
	{"github.com/sethvargo/go-retry", "", "Do DoValue Constant Exponential Fibonacci", 2, "", onMarked, none, "only errors made by RetryableError"},
	{"github.com/matryer/try", "", "Do", 0, "", onBoth, none, "func(attempt int) (retry bool, err error)"},
	{"gopkg.in/matryer/try.v1", "", "Do", 0, "", onBoth, none, "the same under its old path"},
	{"github.com/Rican7/retry", "", "Retry", 0, "", onError, none, "func(attempt uint) error"},
	{"github.com/juju/retry", "", "Call", 0, "Func", onError, none, "CallArgs.Func; IsFatalError may stop it"},
	{"github.com/eapache/go-resiliency/retrier", "Retrier", "Run", 0, "", onError, none, "DefaultClassifier retries every error"},
	{"github.com/eapache/go-resiliency/retrier", "Retrier", "RunCtx RunFn", 1, "", onError, none, "DefaultClassifier retries every error"},
	{"github.com/failsafe-go/failsafe-go", "Executor", "Run RunWithExecution RunAsync RunAsyncWithExecution Get GetWithExecution GetAsync GetAsyncWithExecution", 0, "", onError, none,
		"where a retrypolicy is among the policies"},
	{"github.com/failsafe-go/failsafe-go", "", "Run Get RunWithExecution GetWithExecution", 0, "", onError, none, "the same with the policies as further arguments"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/retry", "", "RetryContext", 2, "", onMarked, none, "only what RetryableError made"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/retry", "", "Retry", 1, "", onMarked, none, "only what RetryableError made"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/resource", "", "RetryContext", 2, "", onMarked, none, "alias of helper/retry"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/resource", "", "Retry", 1, "", onMarked, none, "alias of helper/retry"},
	{"k8s.io/apimachinery/pkg/util/wait", "", "ExponentialBackoff ExponentialBackoffWithContext PollUntilContextTimeout PollUntilContextCancel " +
		"Poll PollWithContext PollInfinite PollInfiniteWithContext PollImmediate PollImmediateWithContext PollImmediateInfinite PollImmediateInfiniteWithContext PollUntilWithContext PollImmediateUntilWithContext",
		last, "", notDone, none, "an error of the condition stops"},
	{"k8s.io/apimachinery/pkg/util/wait", "", "PollUntil PollImmediateUntil", 1, "", notDone, none, "the channel comes last"},
	{"k8s.io/client-go/util/retry", "", "OnError", 2, "", onError, 1, "the second argument decides"},
	{"k8s.io/client-go/util/retry", "", "RetryOnConflict", 1, "", never, none, "conflicts of Kubernetes only"},
	{"github.com/googleapis/gax-go", "", "Invoke", 1, "", onError, none, "only with a Retryer among the options"},
	{"github.com/rclone/rclone/lib/pacer", "Pacer", "Call", 0, "", onTrue, none, "func() (retry bool, err error)"},
	{"github.com/rclone/rclone/fs", "Pacer", "Call", 0, "", onTrue, none, "embeds lib/pacer's"},
	{"github.com/flowchartsman/retry", "Retrier", "Run", 0, "", onError, none, "any error but retry.Stop"},
	{"github.com/flowchartsman/retry", "Retrier", "RunContext", 1, "", onError, none, "any error but retry.Stop"},
	{"github.com/giantswarm/retry-go", "", "Do", 0, "", onError, none, "RetryChecker may stop it"},
	{"github.com/giantswarm/backoff", "", "Retry RetryNotify", 0, "", onError, none, "wraps cenkalti's"},
	{"github.com/thedevsaddam/retry", "", "Do DoFunc", 2, "", onError, none, "attempts, pause, function"},
	{"github.com/kamilsk/retry", "", "Do", 1, "", onError, none, "strategies follow"},
	{"github.com/codeGROOVE-dev/retry", "", "Do DoWithData", 0, "", onError, none, "a fork of avast/retry-go"},
}

// marks lists the functions by which retry libraries mark an error.
var marks = []struct {
	pkg, name string
	mark      mark
	why       string
}{
	{"github.com/cenkalti/backoff", "Permanent", permanent, "Retry unwraps and returns it"},
	{"github.com/giantswarm/backoff", "Permanent", permanent, "wraps cenkalti's"},
	{"github.com/avast/retry-go", "Unrecoverable", permanent, "IsRecoverable is false for it"},
	{"github.com/codeGROOVE-dev/retry", "Unrecoverable", permanent, "a fork of avast/retry-go"},
	{"github.com/flowchartsman/retry", "Stop", permanent, "terminates the retrier"},
	{"github.com/sethvargo/go-retry", "RetryableError", retryable, "Do retries nothing else"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/retry", "RetryableError", retryable, "RetryContext retries nothing else"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/retry", "NonRetryableError", permanent, "Retryable is false in it"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/resource", "RetryableError", retryable, "alias of helper/retry"},
	{"github.com/hashicorp/terraform-plugin-sdk/helper/resource", "NonRetryableError", permanent, "alias of helper/retry"},
}

// limits lists the options and constructors that say how often to try: the
// argument with which there is only one attempt.
var limits = []struct {
	pkg, name string
	arg       int
	once      int
	why       string
}{
	{"github.com/avast/retry-go", "Attempts", 0, 1, "counts attempts; 0 has no limit"},
	{"github.com/codeGROOVE-dev/retry", "Attempts", 0, 1, "a fork of avast/retry-go"},
	{"github.com/cenkalti/backoff", "WithMaxRetries", 1, 0, "counts retries"},
	{"github.com/cenkalti/backoff", "WithMaxTries", 0, 1, "v5 counts attempts"},
	{"github.com/sethvargo/go-retry", "WithMaxRetries", 0, 0, "counts retries"},
	{"github.com/eapache/go-resiliency/retrier", "ConstantBackoff", 0, 0, "one pause for each retry"},
	{"github.com/eapache/go-resiliency/retrier", "ExponentialBackoff", 0, 0, "one pause for each retry"},
	{"github.com/Rican7/retry/strategy", "Limit", 0, 1, "counts attempts"},
	{"github.com/failsafe-go/failsafe-go/retrypolicy", "WithMaxRetries", 0, 0, "counts retries"},
	{"github.com/failsafe-go/failsafe-go/retrypolicy", "WithMaxAttempts", 0, 1, "counts attempts"},
}

// limitFields lists the fields that say how often to try.
var limitFields = []struct {
	pkg, typ, field string
	once            int
	why             string
}{
	{"k8s.io/apimachinery/pkg/util/wait", "Backoff", "Steps", 1, "steps count attempts"},
	{"github.com/juju/retry", "CallArgs", "Attempts", 1, "counts attempts; 0 has no limit"},
}

// stopTypes lists policies that stop after the first attempt.
var stopTypes = []struct{ pkg, typ, why string }{
	{"github.com/cenkalti/backoff", "StopBackOff", "NextBackOff returns Stop"},
}

// predicateOptions lists options that name a predicate over the error.
var predicateOptions = []struct{ pkg, name, why string }{
	{"github.com/avast/retry-go", "RetryIf", "only where it is true"},
	{"github.com/codeGROOVE-dev/retry", "RetryIf", "only where it is true"},
	{"github.com/failsafe-go/failsafe-go", "HandleIf", "only where it is true; declared in an interface that retrypolicy's builder embeds"},
}

// stopFields lists the fields that hold a predicate which ends the retry where
// it is true.
var stopFields = []struct{ pkg, typ, field, why string }{
	{"github.com/juju/retry", "CallArgs", "IsFatalError", "Call returns the error"},
}

// classifiers lists the functions that are given somebody who says of each
// error what comes next: as an argument, by the method and the number that
// means another try. nil and the types named retry every error.
var classifiers = []struct {
	pkg, name   string
	arg         int
	method, all string
	again       int
	why         string
}{
	{"github.com/eapache/go-resiliency/retrier", "New", 1, "Classify", "DefaultClassifier", 2, "Succeed, Fail, Retry are 0, 1, 2"},
}

// narrowed lists the options by which a policy handles no errors but those
// named: which never are a request's, unless the program makes them so.
var narrowed = []struct{ pkg, name, why string }{
	{"github.com/failsafe-go/failsafe-go", "HandleErrors", "errors.Is"},
	{"github.com/failsafe-go/failsafe-go", "HandleErrorTypes", "errors.As"},
	{"github.com/failsafe-go/failsafe-go", "HandleResult", "results only, once it is the only one named"},
}

var majorVersion = regexp.MustCompile(`/v[0-9]+(/|$)`)

// unversioned is an import path without its major version.
func unversioned(path string) string {
	path = majorVersion.ReplaceAllString(path, "$1")
	return strings.TrimSuffix(path, "/")
}

// libraryOf returns the row of a function of a retry library.
func libraryOf(fn *types.Func) *library {
	if fn == nil || fn.Pkg() == nil {
		return nil
	}
	path := fn.Pkg().Path()
	recv := recvName(fn)
	var found *library
	for i := range libraries {
		row := &libraries[i]
		if row.recv != recv || !has(row.names, fn.Name()) {
			continue
		}
		if row.pkg == path {
			return row
		}
		if row.pkg == unversioned(path) {
			found = row
		}
	}
	return found
}

func has(names, name string) bool {
	for n := range strings.FieldsSeq(names) {
		if n == name {
			return true
		}
	}
	return false
}

func recvName(fn *types.Func) string {
	r := fn.Signature().Recv()
	if r == nil {
		return ""
	}
	if n := namedOf(r.Type()); n != nil {
		return n.Obj().Name()
	}
	return ""
}

// markOf returns the mark that a function puts on its argument.
func markOf(fn *types.Func) (mark, bool) {
	if fn.Pkg() == nil || fn.Signature().Recv() != nil {
		return 0, false
	}
	for _, row := range marks {
		if row.name == fn.Name() && row.pkg == unversioned(fn.Pkg().Path()) {
			return row.mark, true
		}
	}
	return 0, false
}

func inPkg(obj types.Object, pkg string) bool {
	return obj != nil && obj.Pkg() != nil && unversioned(obj.Pkg().Path()) == pkg
}
