package unitmismatch

import (
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// headers are the header fields that tell how long to wait, with their units.
var headers = []struct {
	name string
	kind flow.Kind
	why  string
}{
	{"Retry-After", textSec, "RFC 9110, section 10.2.3: a date or a number of seconds; Graph sends seconds"},
	{"Retry-After-Ms", textMs, "Azure services, read by azcore: milliseconds"},
	{"X-Ms-Retry-After-Ms", textMs, "Azure services, read by azcore: milliseconds"},
}

// headerKind returns the unit of the header called name, whatever its case.
func headerKind(name string) (flow.Kind, string) {
	for _, h := range headers {
		if strings.EqualFold(h.name, name) {
			return h.kind, "the " + h.name + " header"
		}
	}
	return none, ""
}

// What a source is called when it is no header: such a number is only judged
// where an API says in which unit it counts.
const (
	fromDuration = "a time.Duration"
	fromName     = "a count of milliseconds by its name"
)

// sourceOf labels the ways in which a program gets hold of a delay.
func sourceOf(v ssa.Value) (flow.Kind, string) {
	switch v := v.(type) {
	case *ssa.Const:
		if text, ok := constString(v); ok {
			if k, what := headerKind(text); k != none {
				return nameOf[k], what
			}
			return hostKind(text), ""
		}
	case *ssa.Call, *ssa.Extract:
		return fromCall(v)
	case *ssa.Lookup:
		// h["Retry-After"], of a response or of a part of a batch.
		if name, ok := constString(canonical(v.Index)); ok {
			if k, what := headerKind(name); k != none {
				return ofElement(v.X.Type(), k), what
			}
		}
	case *ssa.FieldAddr:
		return fromField(v.X.Type(), v.Field)
	case *ssa.Field:
		return fromField(v.X.Type(), v.Field)
	case *ssa.Convert:
		// int(d): nanoseconds, or what d was divided by before.
		if isDuration(v.X.Type()) && !isDuration(v.Type()) && isNumeric(v.Type()) {
			if _, isConst := v.X.(*ssa.Const); !isConst {
				return quotient(v.X), fromDuration
			}
		}
	}
	return none, ""
}

// canonical returns the name that a call brings into the canonical form.
func canonical(name ssa.Value) ssa.Value {
	if call, ok := name.(*ssa.Call); ok && len(call.Call.Args) == 1 {
		if fn := flow.Callee(call); fn != nil && (fn.Name() == "CanonicalHeaderKey" || fn.Name() == "CanonicalMIMEHeaderKey") {
			return call.Call.Args[0]
		}
	}
	return name
}

// quotient tells what a duration counts as a number: nanoseconds, or the unit by
// which it was divided, none if that is a second or a constant that is no unit.
func quotient(d ssa.Value) flow.Kind {
	b, ok := d.(*ssa.BinOp)
	if !ok || b.Op != token.QUO {
		return numNs
	}
	c, ok := constNumber(b.Y)
	switch {
	case !ok || c < 1e3:
		return numNs
	case c == 1e3:
		return numUs
	case c == 1e6:
		return numMs
	}
	return none
}

// fromCall labels the results of calls: any function that takes the name of the
// header and returns text reads the header (http.Header.Get and Values, those
// of kiota, resty and fasthttp, and a project's own), and the methods of
// time.Duration that count in a unit.
func fromCall(v ssa.Value) (flow.Kind, string) {
	call, i := flow.ResultOf(v)
	if call == nil {
		return none, ""
	}
	if _, isTuple := v.Type().(*types.Tuple); isTuple {
		return none, ""
	}
	if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "time" && fn.Signature().Recv() != nil {
		switch fn.Name() {
		case "Milliseconds":
			return numMs, fromDuration
		case "Microseconds":
			return numUs, fromDuration
		case "Nanoseconds":
			return numNs, fromDuration
		}
		return none, ""
	}
	if i != 0 || !isText(v.Type()) {
		return none, ""
	}
	for _, arg := range call.Common().Args {
		if name, ok := constString(arg); ok {
			if k, what := headerKind(name); k != none {
				return k, what
			}
		}
	}
	return none, ""
}

// fromField labels fields that a decoder fills from the header, by their tag,
// and integers whose name says that they count milliseconds.
func fromField(t types.Type, index int) (flow.Kind, string) {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return none, ""
	}
	f := st.Field(index)
	tag, _, _ := strings.Cut(reflect.StructTag(st.Tag(index)).Get("json"), ",")
	if k, what := headerKind(tag); k != none {
		if isNumeric(f.Type()) {
			k = parsed[k]
		}
		return k, what
	}
	if isNumeric(f.Type()) && !isDuration(f.Type()) {
		for _, suffix := range millisNames {
			if strings.HasSuffix(f.Name(), suffix) {
				return numMs, fromName
			}
		}
	}
	return none, ""
}

// millisNames end the names of integers that count milliseconds. The type can
// not say it, and only an API that wants seconds asks.
var millisNames = []string{"Millis", "Milliseconds", "MilliSeconds", "MS", "Msec", "Msecs"}

func isDuration(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Duration" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "time"
}

func isNumeric(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

// isText reports whether t is a string, bytes, or a list of these.
func isText(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Info()&types.IsString != 0
	case *types.Slice:
		if b, ok := t.Elem().Underlying().(*types.Basic); ok {
			return b.Info()&types.IsString != 0 || b.Kind() == types.Byte
		}
	case *types.Pointer:
		// Not deeper: type p *p.
		if _, ok := t.Elem().Underlying().(*types.Pointer); !ok {
			return isText(t.Elem())
		}
	}
	return false
}

func constString(v ssa.Value) (string, bool) {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value), true
	}
	return "", false
}

func constNumber(v ssa.Value) (float64, bool) {
	for {
		cv, ok := v.(*ssa.Convert)
		if !ok {
			break
		}
		v = cv.X
	}
	if c, ok := v.(*ssa.Const); ok && c.Value != nil {
		if x := constant.ToFloat(c.Value); x.Kind() == constant.Float {
			f, _ := constant.Float64Val(x)
			return f, true
		}
	}
	return 0, false
}
