// Package retry finds retries: places where a request is sent again because it
// failed, whoever wrote the loop.
//
// A loop is a retry when the path on which the request failed can reach the
// same request again with the same arguments, and the path on which it
// succeeded leaves. That tells a retry from paging (success goes round), from
// polling (success goes round until a state) and from working through a list
// (the next turn has other arguments). Which failures go round is found by
// running the code on each of them, see the type simulation.
package retry

import (
	"go/token"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// A Repeat is one request inside one retry.
type Repeat struct {
	// Pos and End delimit the call to report.
	Pos, End token.Pos
	// Request is what is repeated.
	Request request.Request
	// On is the failures after which it is sent again.
	On failure.Set
	// By names the retry in messages: "the loop at line 12", "backoff.Retry
	// at line 30", "resilience.Policy.Do".
	By string
	// ByPos is the place of the loop or of the call of the helper.
	ByPos token.Pos
	// Looks says that each further try is preceded by a read that can end it.
	Looks bool
	// Layer says that the retry is itself a middleware or a RoundTripper:
	// a layer of the client, not a retry around one.
	Layer bool
}
