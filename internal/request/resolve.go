package request

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// resolve turns a description into what can be said of it at call.
func (x *Index) resolve(call ssa.CallInstruction, s *Sym) Request {
	r := outline(call, s)
	r.Verb = verbOf(s.Verb)
	if r.Verb == "" && !s.Verb.open() {
		r.Verb = verbOf(x.residual(s.Verb))
	}
	r.Client, r.ClientName = x.client(s)

	url := ""
	var class graph.Class
	var word string
	if b := s.URL; b != nil && isBuilder(b) {
		for _, c := range b.choices() {
			class, word = graph.PostOfBuilder(c.Str[strings.LastIndexByte(c.Str, '.')+1:])
			r.Name = strings.TrimSuffix(c.Tag, ".Post") + "." + title(r.Verb)
			break
		}
		r.Graph = Yes
	} else {
		r.Graph, url = x.address(s)
		class, word = graph.PostOfPath(url)
		if url != "" && r.Verb != "" {
			r.Name = r.Verb + " " + shown(url)
		}
	}
	if s.Kind == graph.Batch {
		class, word, r.Name = graph.Create, "$batch", "POST /$batch"
	}
	switch s.Kind {
	case graph.Batch, graph.Pages, graph.Slices, graph.Executor, graph.Typed:
		r.Graph = Yes
	case graph.Adapter:
		if r.Graph == Unknown {
			r.Graph = Yes
		}
	}
	if s.Name != "" {
		r.Name = s.Name
	}
	if r.Name == "" {
		r.Name = calleeName(call)
	}
	if r.Verb == "POST" || r.OpenVerb() {
		r.Class = class
		r.Safe = x.safe(s, class, url)
		if r.Safe == "" && (class == "" || s.Body.open()) {
			r.Safe, r.Mixed = x.forCallers(s, 0)
		}
		r.Effect = graph.Effect(class, word)
	}
	return r
}

// outline is what takes no time to tell of a request.
func outline(call ssa.CallInstruction, s *Sym) Request {
	r := Request{Call: call, Sym: s, Shape: shapeOf(call.Common().Signature())}
	if s.pos.IsValid() {
		if s.pos != call.Pos() {
			r.Origin = s.pos
		}
	} else {
		r.OriginPlace = s.Place
	}
	return r
}

func isBuilder(t *Term) bool {
	for _, c := range t.choices() {
		if c.Op != OpBuilder {
			return false
		}
	}
	return true
}

func shapeOf(sig *types.Signature) Shape {
	for v := range sig.Results().Variables() {
		if graph.IsNamed(v.Type(), "net/http", "Response") {
			return ResponseShape
		}
	}
	return ErrorShape
}

func title(verb string) string {
	if verb == "" {
		return "Send"
	}
	return verb[:1] + strings.ToLower(verb[1:])
}

func calleeName(call ssa.CallInstruction) string {
	if obj := calleeObj(call.Common()); obj != nil {
		return obj.Name()
	}
	return "the function"
}
