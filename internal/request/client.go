package request

import (
	"strings"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
)

// powers gives the failures behind the words of the table.
var powers = map[graph.Power]failure.Set{
	graph.Kiota:     failure.Kiota,
	graph.Retryable: failure.Retryable,
	graph.Azcore:    failure.Azcore,
}

// never is what the options of a retry handler say that is switched off. It
// stands in for a set while clients are put together.
const never = failure.Set(1 << 31)

// maxPower bounds the fields that one question about a client looks into: a
// transport may be in a field of itself, for all that terms say.
const maxPower = 60

// client returns what the client of s repeats by itself, and its name.
func (x *Index) client(s *Sym) (failure.Set, string) {
	x.powerLeft = maxPower
	set, known := x.power(s.Client, 0)
	if !known {
		set |= s.Default
	}
	set &^= never
	x.powerLeft = maxPower
	if x.off(s.Options) {
		set = 0
	}
	name := "the client"
	switch s.Kind {
	case graph.Executor, graph.Adapter, graph.Batch, graph.Pages, graph.Slices:
		name = "the Graph client"
	default:
		switch set {
		case failure.Kiota:
			name = "kiota's HTTP client"
		case failure.Azcore:
			name = "the azcore pipeline"
		case failure.Retryable:
			name = "go-retryablehttp"
		}
	}
	return set, name
}

// off reports whether the options of a request switch the retry handler off.
func (x *Index) off(t *Term) bool {
	if t == nil {
		return false
	}
	if t.Op == OpWith || t.Op == OpStruct && retryOptions[t.Str] {
		if set, _ := x.power(t, 0); set&never != 0 {
			return true
		}
	}
	for _, a := range t.Args {
		if x.off(a) {
			return true
		}
	}
	return false
}

// retryOptions are the types by whose values a request switches the retries of
// its client off.
var retryOptions = map[string]bool{
	graph.KiotaPath + ".RetryHandlerOptions":  true,
	graph.AzcorePath + "/policy.RetryOptions": true,
	graph.AzcoreExported + ".RetryOptions":    true,
}

// isNever reports whether a predicate is a function that always says no.
func isNever(t *Term, name string) bool {
	p := t.pair(name)
	return p != nil && p.Args[0].Op == OpFunc && p.Args[0].Str == "never"
}

// power returns what a client, or a part of one, repeats by itself. It is
// known where every way that the value can be made is known. MaxRetries: 0
// does not count: it stands for three, in kiota and in azcore.
func (x *Index) power(t *Term, depth int) (set failure.Set, known bool) {
	if t == nil || depth > 20 {
		return 0, false
	}
	switch t.Op {
	case OpConst, OpNil, OpFunc:
		return 0, true
	case OpChoice, OpList:
		known = true
		for _, a := range t.Args {
			s, k := x.power(a, depth+1)
			set |= s
			known = known && k
		}
		if set&^never != 0 {
			set &^= never
		}
		return set, known
	case OpBuilder:
		return x.power(t.Args[0], depth+1)
	case OpWith:
		return x.powerWith(t, depth)
	case OpStruct:
		return x.powerStruct(t, depth)
	case OpField:
		if t.Str == "RequestAdapter" {
			return x.power(t.Args[0], depth+1)
		}
		if x.powerLeft--; x.powerLeft < 0 {
			return 0, false
		}
		if r := x.residual(t); r != t && r != nil {
			return x.power(r, depth+1)
		}
		if t.Args[0].Op == OpWith || t.Args[0].Op == OpApp {
			return x.power(t.Args[0], depth+1) // rc.HTTPClient
		}
		return 0, false
	case OpParam:
		return 0, false
	case OpApp:
		return x.powerApp(t, depth)
	}
	return 0, false
}

func (x *Index) powerApp(t *Term, depth int) (failure.Set, bool) {
	if t.Str == "net/http.DefaultClient" || t.Str == "net/http.DefaultTransport" {
		return 0, true
	}
	rule, ok := graph.ClientRule(t.Str)
	if !ok {
		if strings.Contains(t.Str, "resty") && len(t.Args) > 0 {
			if strings.HasSuffix(t.Str, ".SetRetryCount") && len(t.Args) == 2 && t.Args[1].Str != "0" {
				return failure.Transport, true
			}
			return x.power(t.Args[0], depth+1)
		}
		if strings.HasPrefix(t.Str, graph.KiotaPath+".New") || strings.HasPrefix(t.Str, graph.CorePath+".New") {
			return 0, true // another middleware
		}
		if strings.HasPrefix(t.Str, "net/http.") {
			return 0, true
		}
		return 0, false
	}
	if rule.As == graph.None {
		return powers[rule.Fixed], true
	}
	if rule.As >= len(t.Args) {
		return 0, false
	}
	arg := t.Args[rule.As]
	if arg.Op == OpNil || arg.Op == OpList && len(arg.Args) == 0 {
		return powers[rule.Nil], true
	}
	set, known := x.power(arg, depth+1)
	if strings.HasSuffix(t.Str, "WithOptions") || rule.Nil == graph.Azcore {
		// The argument is options, which can switch off and nothing else.
		if set&never != 0 {
			return 0, true
		}
		return powers[rule.Nil], true
	}
	if !known {
		return set, false
	}
	return set, true
}

// powerWith returns the power of a value that was changed after it was made.
func (x *Index) powerWith(t *Term, depth int) (failure.Set, bool) {
	if p := t.pair("RetryMax"); p != nil {
		if p.Args[0].Op == OpConst && p.Args[0].Str == "0" {
			return 0, true
		}
	}
	if isNever(t, "CheckRetry") {
		return 0, true
	}
	if isNever(t, "ShouldRetry") || negative(t.pair("MaxRetries")) {
		return never, true
	}
	if p := t.pair("SetRetryCount"); p != nil && p.Args[0].Str != "0" {
		return failure.Transport, true
	}
	if p := t.pair("Transport"); p != nil {
		base, _ := x.power(t.Args[0], depth+1)
		set, known := x.power(p.Args[0], depth+1)
		if base != 0 {
			// The default transport of a client that retries is replaced.
			return set, known
		}
		return set, known
	}
	return x.power(t.Args[0], depth+1)
}

func negative(p *Term) bool {
	return p != nil && p.Args[0].Op == OpConst && strings.HasPrefix(p.Args[0].Str, "-")
}

// powerStruct returns the power of a struct literal: of the types that are
// known by their fields, and of what a transport of the project's own wraps.
func (x *Index) powerStruct(t *Term, depth int) (failure.Set, bool) {
	switch t.Str {
	case graph.KiotaPath + ".RetryHandlerOptions":
		if isNever(t, "ShouldRetry") {
			return never, true
		}
		return failure.Kiota, true
	case graph.KiotaPath + ".RetryHandler":
		return failure.Kiota, true
	case graph.RetryablePath + ".Client":
		if p := t.pair("RetryMax"); p != nil && (p.Args[0].Op != OpConst || p.Args[0].Str != "0") && !isNever(t, "CheckRetry") {
			return failure.Retryable, true
		}
		return 0, true
	case graph.RetryablePath + ".RoundTripper":
		if p := t.pair("Client"); p != nil {
			return x.power(p.Args[0], depth+1)
		}
		return failure.Retryable, true
	case graph.AzcorePath + "/policy.ClientOptions", graph.AzcoreExported + ".ClientOptions":
		if p := t.pair("Retry"); p != nil {
			return x.power(p.Args[0], depth+1)
		}
		return 0, true
	case graph.AzcorePath + "/policy.RetryOptions", graph.AzcoreExported + ".RetryOptions":
		if negative(t.pair("MaxRetries")) || isNever(t, "ShouldRetry") {
			return never, true
		}
		return 0, true
	}
	var set failure.Set
	known := true
	for _, p := range t.Args {
		switch p.Str {
		case "Timeout", "Jar", "CheckRedirect", "Headers", "QueryParameters":
			continue
		}
		s, k := x.power(p.Args[0], depth+1)
		set |= s
		known = known && k
	}
	return set, known
}
