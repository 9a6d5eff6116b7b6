package bodyreplay

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/round"
)

// A use is a body that the first try uses up.
type use struct {
	what what
	// made is where the request or the reader is made, or NoPos.
	made token.Pos
	// sized says that the request announces the length of its body.
	sized bool
}

// what tells the faults apart.
type what uint8

const (
	aRequest  what = iota + 1 // one request, sent several times
	aReader                   // one reader, put into several requests
	allBodies                 // every request that comes through a RoundTripper
)

// used reports whether the next try sends a body that the first has read.
//
// It is a may-analysis of where request and body come from: one way on which
// they are made outside is enough. Of the way round it is the reverse: whatever
// there touches a body, or might, counts for a rewind.
func (x *tracer) used(rep retry.Repeat) (use, bool) {
	call := rep.Request.Call
	if call == nil || !x.sends(call) {
		return use{}, false
	}
	for _, way := range x.ways(call) {
		for i, arg := range flow.Args(call) {
			var u use
			ok := false
			switch {
			case isRequest(arg.Type()):
				u, ok = x.request(arg, way, rep)
			case isReader(arg.Type()) && x.isBody(call, i, 0):
				u, ok = x.reader(arg, way)
			}
			if ok {
				return u, true
			}
		}
	}
	return use{}, false
}

// ways lists the ways from call to the next one: itself, a later call with the
// same request or body, a call of the function around it by itself, or by
// whoever was given that function.
func (x *tracer) ways(call ssa.CallInstruction) []*round.Way {
	if round.Loops(call) {
		return []*round.Way{round.Of(call, call)}
	}
	fn := call.Parent()
	var out []*round.Way
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			next, ok := in.(ssa.CallInstruction)
			if !ok || next == call {
				continue
			}
			again := flow.Callee(next) != nil && flow.Callee(next) == flow.Callee(call) && x.shares(call, next)
			w := round.Of(call, next)
			switch {
			case w == nil:
			case again:
				out = append(out, w)
			case next.Common().StaticCallee() == fn:
				// What the function makes it makes again when it calls itself.
				out = append(out, round.Of(call, nil))
			}
		}
	}
	if len(out) == 0 && fn.Parent() != nil {
		out = append(out, round.Of(call, nil))
	}
	return out
}

// shares reports whether two calls are given one request or one body.
func (x *tracer) shares(a, b ssa.CallInstruction) bool {
	for _, v := range flow.Args(a) {
		if !isRequest(v.Type()) && !isReader(v.Type()) {
			continue
		}
		for _, w := range flow.Args(b) {
			if types.Identical(v.Type(), w.Type()) && overlap(roots(v), roots(w)) {
				return true
			}
		}
	}
	return false
}

// request asks about a request that is sent.
func (x *tracer) request(req ssa.Value, way *round.Way, rep retry.Repeat) (use, bool) {
	fn := way.Call.Parent()
	all := x.requests(req, 0)
	for _, o := range all {
		if !o.fresh(way) {
			continue
		}
		// Made on the way round: then all depends on the body.
		if len(all) == 1 && o.body != nil {
			return x.reader(o.body, way)
		}
		return use{}, false
	}
	for _, o := range all {
		if o.through {
			// Who looks at a body in a RoundTripper has thought of it.
			if rep.Layer && rep.Post != 0 && !x.looksAtBodies(fn) && !x.touches(way, nil) {
				return use{what: allBodies}, true
			}
			continue
		}
		if o.byParam && x.looksAtBodies(fn) {
			continue
		}
		if o.made == nil || !x.carries(o, way) {
			continue
		}
		var from map[ssa.Value]bool
		sized := false
		if o.body != nil && o.made.Parent() == fn {
			from = roots(o.body)
		}
		if o.body != nil {
			sized = x.sized(o.body)
		}
		if x.touches(way, from) {
			continue
		}
		return use{what: aRequest, made: o.made.Pos(), sized: sized}, true
	}
	return use{}, false
}

// carries reports whether a request has a body: it was made with one, or was
// given one before the first try.
func (x *tracer) carries(o origin, way *round.Way) bool {
	if o.body != nil {
		for _, b := range x.readers(o.body, 0) {
			if b.made != nil {
				return true
			}
		}
	}
	return o.set != nil && !(o.set.Parent() == way.Call.Parent() && way.Has(o.set))
}

// reader asks about a body that is put into a request on the way round.
func (x *tracer) reader(body ssa.Value, way *round.Way) (use, bool) {
	all := x.readers(body, 0)
	for _, o := range all {
		if o.fresh(way) {
			return use{}, false
		}
	}
	for _, o := range all {
		if o.made == nil || o.unknown || x.touches(way, roots(body)) {
			continue
		}
		return use{what: aReader, made: o.made.Pos()}, true
	}
	return use{}, false
}

// sized reports whether http.NewRequest knows the length of a body.
func (x *tracer) sized(body ssa.Value) bool {
	sized := false
	for _, o := range x.readers(body, 0) {
		if o.made == nil {
			continue
		}
		if sized = sizedTypes[typeName(o.value.Type())]; !sized {
			return false
		}
	}
	return sized
}

// sizedTypes are the readers whose length http.NewRequest takes, and for which
// it sets GetBody: net/http/request.go.
var sizedTypes = map[string]bool{"bytes.Buffer": true, "bytes.Reader": true, "strings.Reader": true}
