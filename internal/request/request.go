// Package request finds the calls that send an HTTP request, and says of each
// what is known about it: the verb, whether it goes to Graph, whether its
// repetition is safe, and what its client repeats by itself.
//
// A request is seen where it is sent and in every function that sends it: its
// description is exported as a fact, with what depends on the function's
// parameters left open and filled in at each call.
package request

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
)

// A Request describes a request that a call sends, as far as it is known there.
type Request struct {
	// Call is the call that sends it, itself or somewhere below.
	Call ssa.CallInstruction
	// Name is how messages call it: "Users().ByUserId().SendMail().Post",
	// "POST /me/sendMail", or the name of the called function.
	Name string
	// Verb is the HTTP method in capitals, or "" if unknown.
	Verb string
	// Graph says whether it goes to Microsoft Graph.
	Graph Answer
	// Class is the class of a POST, or "" if unknown.
	Class graph.Class
	// Safe is why a POST may be repeated ("it only reads"), or "" if it may not.
	Safe string
	// Mixed says that callers give what decides it, the path or the body, and
	// that it is safe with some of them only: it is judged at each.
	Mixed bool
	// Effect is what a second POST does: "sends the mail again".
	Effect string
	// Client is what the client repeats by itself; 0 if nothing or unknown.
	Client failure.Set
	// ClientName names the client in messages: "the Graph client".
	ClientName string
	// Shape says how a failure shows in the results of Call.
	Shape Shape
	// Origin is where the request itself is sent, if that is not Call.
	Origin token.Pos
	// OriginPlace is "file.go:12" if that is in another package.
	OriginPlace string
	// Sym is the description with what depends on parameters left open: of
	// the function that holds Call, or of fn for the requests of InFunc(fn).
	// It can be a part of a fact and is filled in by Index.Instantiate.
	Sym *Sym
}

// OpenVerb reports whether the verb depends on a parameter of the function
// around the call: it may be a POST, and which it is only callers know.
func (r Request) OpenVerb() bool { return r.Verb == "" && r.Sym != nil && r.Sym.Verb.open() }

// Answer is yes, no, or not known.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
)

// Shape says how the failure of a request shows in the results of a call.
type Shape uint8

// The shapes.
const (
	// ErrorShape: every failure is a non-nil last result, as in the SDK.
	ErrorShape Shape = iota
	// ResponseShape: a failure without an answer is an error; an answer is an
	// *http.Response with a StatusCode, as in net/http.
	ResponseShape
)
