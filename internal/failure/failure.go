// Package failure names the ways in which a request can fail, and sets of them.
//
// What a retry repeats and what a client repeats by itself are both such sets:
// a retry is nested where they overlap, and unsafe where it holds a failure
// after which the request may have been carried out.
package failure

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// A Set is a set of failures. The zero value is empty.
type Set uint32

// The failures that are told apart. Each status stands for itself; Client and
// Server stand for the 4xx and 5xx statuses that have no bit of their own.
const (
	Transport Set = 1 << iota // no answer: dial, TLS, reset, timeout
	S400
	S401
	S403
	S404
	S408
	S409
	S410
	S412
	S423
	S424
	S429
	S500
	S501
	S502
	S503
	S504
	S507
	Client // any other 4xx
	Server // any other 5xx
	end
)

// Any is every failure.
const Any = end - 1

// Answered is every failure in which the service gave an answer.
const Answered = Any &^ Transport

// statuses lists the bits with the status that stands for each when code is
// evaluated: Client and Server are tried with statuses nobody tests for.
var statuses = []struct {
	bit    Set
	status int
}{
	{S400, 400}, {S401, 401}, {S403, 403}, {S404, 404}, {S408, 408}, {S409, 409},
	{S410, 410}, {S412, 412}, {S423, 423}, {S424, 424}, {S429, 429}, {S500, 500},
	{S501, 501}, {S502, 502}, {S503, 503}, {S504, 504}, {S507, 507},
	{Client, 418}, {Server, 599},
}

// Of returns the bit of an HTTP status of 400 or more, and 0 for another.
func Of(status int) Set {
	for _, s := range statuses {
		if s.status == status {
			return s.bit
		}
	}
	switch {
	case status >= 400 && status < 500:
		return Client
	case status >= 500 && status < 600:
		return Server
	}
	return 0
}

// Status returns the status that stands for a single failure, or 0 for Transport.
func (s Set) Status() int {
	for _, x := range statuses {
		if x.bit == s {
			return x.status
		}
	}
	return 0
}

// Each returns the single failures in s, Transport first.
func (s Set) Each() []Set {
	out := make([]Set, 0, bits.OnesCount32(uint32(s)))
	for b := Transport; b < end; b <<= 1 {
		if s&b != 0 {
			out = append(out, b)
		}
	}
	return out
}

// Overlaps reports whether s and t share a failure.
func (s Set) Overlaps(t Set) bool { return s&t != 0 }

// String lists the failures for a message: "429, 503 and failures without an
// answer", or "any error" for all of them.
func (s Set) String() string {
	if s == Any {
		return "any error"
	}
	var words []string
	for _, x := range statuses {
		if s&x.bit == 0 {
			continue
		}
		switch x.bit {
		case Client:
			words = append(words, "other 4xx")
		case Server:
			words = append(words, "other 5xx")
		default:
			words = append(words, fmt.Sprint(x.status))
		}
	}
	if s&Transport != 0 {
		words = append(words, "failures without an answer")
	}
	if len(words) == 0 {
		return "nothing"
	}
	if len(words) == 1 {
		return words[0]
	}
	words = slices.Clip(words)
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// What clients repeat by themselves, by reading and running them; see
// docs/clients.md for versions and places.
const (
	// Kiota is what the Graph SDK's retry handler repeats, three times by
	// default, whatever the method.
	Kiota = S429 | S503 | S504
	// Azcore is what an azcore pipeline repeats, three times by default.
	Azcore = S408 | S429 | S500 | S502 | S503 | S504 | Transport
	// Retryable is what go-retryablehttp's default policy repeats, four times.
	Retryable = S429 | S500 | S502 | S503 | S504 | S507 | Server | Transport
)

// Ambiguous is every failure after which a request may have been carried out:
// no answer, and the answers of a server or gateway that lost track. After a
// 429 and the 4xx nothing was done. (408 means the server gave up waiting for
// the request, and 424 that a step it depends on failed.)
const Ambiguous = Transport | S500 | S502 | S503 | S504 | S507 | Server
