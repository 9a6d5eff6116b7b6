package batchenvelope

import (
	"go/types"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// The roles of values, as labels.
const (
	address   = flow.Kind(graph.BatchAddress)
	request   = flow.Kind(graph.BatchRequest)
	answer    = flow.Kind(graph.BatchAnswer)
	stream    = flow.Kind(graph.BatchBytes)
	envelope  = flow.Kind(graph.BatchEnvelope)
	parts     = flow.Kind(graph.BatchParts)
	partBytes = flow.Kind(graph.PartBytes)
	partBody  = flow.Kind(graph.PartBody)
	sdkAnswer = flow.Kind(graph.SDKAnswer)

	// carrier is a struct of the program with an address or a request in it.
	carrier = sdkAnswer + 1
	// status is a status that is copied, and not yet looked at.
	status = carrier + 1
	// failure is an error that tells how a step went.
	failure = status + 1
)

// before reports whether k is a role of what is sent.
func before(k flow.Kind) bool { return k == address || k == request || k == carrier }

// telling reports whether a value in role k still tells how the steps went. The
// body of an answer without its status does not.
func telling(k flow.Kind) bool {
	return !before(k) && k != 0 && k != partBody && k != status && k != failure
}

// decoded returns what decoding makes of a value in role k.
func decoded(k flow.Kind) flow.Kind {
	switch k {
	case partBytes, parts: // parts of bytes: []json.RawMessage
		return parts
	case partBody:
		return partBody
	}
	return envelope
}

// role turns the role of a row into the one for an argument in role k.
func role(r graph.BatchRole, k flow.Kind) flow.Kind {
	switch r {
	case graph.SameRole:
		return k
	case graph.DecodedRole:
		return decoded(k)
	}
	return flow.Kind(r)
}

// inputs returns the roles that an argument of type t may play.
func inputs(t types.Type) []flow.Kind {
	switch {
	case isString(t):
		return []flow.Kind{address, stream, partBytes, partBody}
	case isBytes(t):
		return []flow.Kind{stream, partBytes, partBody}
	}
	switch e := element(t); {
	case graph.IsNamed(e, "net/url", "URL"):
		return []flow.Kind{address}
	case graph.IsNamed(e, "net/http", "Request"), graph.IsNamed(e, graph.RetryablePath, "Request"), graph.IsAzcoreRequest(e):
		return []flow.Kind{request}
	case graph.IsNamed(e, "net/http", "Response"):
		return []flow.Kind{answer}
	case graph.IsNamed(e, graph.CorePath, "BatchResponse"):
		return []flow.Kind{sdkAnswer}
	case graph.IsNamed(e, graph.CorePath, "BatchItem"):
		return []flow.Kind{parts}
	case isFacade(e):
		return []flow.Kind{answer, envelope, parts, partBody, sdkAnswer}
	case isOpen(t):
		return []flow.Kind{answer, stream, envelope, parts, partBytes, partBody, sdkAnswer}
	}
	var yielded []flow.Kind
	for _, y := range flow.Yielded(t) {
		yielded = append(yielded, inputs(y)...)
	}
	if len(yielded) > 0 {
		return yielded
	}
	return ofStruct(element(t))
}

// ofStruct returns the roles that a struct of type t may play.
func ofStruct(t types.Type) []flow.Kind {
	var out []flow.Kind
	if structOf(t) == nil {
		return nil
	}
	if isPart(t) {
		out = append(out, parts, envelope)
	} else if isEnvelope(t) || holds(t) {
		out = append(out, envelope, partBody)
	} else if hasField(t, "error") {
		out = append(out, partBody)
	}
	if hasText(t) {
		out = append(out, carrier)
	}
	return out
}

// hasText reports whether t is a struct of the program with a text or a request
// among its fields, as the options of a request are.
func hasText(t types.Type) bool {
	st := structOf(t)
	if st == nil {
		return false
	}
	for f := range st.Fields() {
		if isString(f.Type()) || graph.IsNamed(f.Type(), "net/http", "Request") || graph.IsNamed(f.Type(), "net/url", "URL") {
			return true
		}
	}
	return false
}
