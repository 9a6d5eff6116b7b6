package unitmismatch

import (
	"fmt"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// parsers lists the functions that make a number of a text, with the index of
// the error among their results.
var parsers = map[string]int{
	"strconv.Atoi": 1, "strconv.ParseInt": 1, "strconv.ParseUint": 1, "strconv.ParseFloat": 1,
	"fmt.Sscan": 1, "fmt.Sscanf": 1, "fmt.Sscanln": 1,
}

// waits lists the functions that wait as long as their last argument says.
var waits = map[string]bool{
	"time.Sleep": true, "time.After": true, "time.NewTimer": true, "time.Reset": true, "time.AfterFunc": true,
}

// A parse is a call that makes a number of a header, and what becomes of the
// number in the same function.
type parse struct {
	call    *ssa.Call
	name    string // "strconv.Atoi"
	dropped bool   // its error is not looked at
	guarded bool   // the number, or the duration made of it, is compared or chosen
	cut     *ssa.BinOp
	wait    ssa.CallInstruction
}

// parses reports headers that are parsed in a way that loses some of what may
// stand in them, in the order in which they are met: a date, a fraction, more
// than a number, a number without bounds. They are asked for by a setting: the
// unit is right, and many programs live with the rest. It follows the number within the function alone, and straight
// to the wait: a helper's result is for its callers to look at.
func (v *verdict) parses(view *ssaview.View) []report.Finding {
	var out []report.Finding
	for _, fn := range view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if p := v.parseOf(in); p != nil {
					if f, ok := v.judgeParse(p); ok {
						out = append(out, f)
					}
				}
			}
		}
	}
	return out
}

// parseOf returns the parse that in is, or nil.
func (v *verdict) parseOf(in ssa.Instruction) *parse {
	call, ok := in.(*ssa.Call)
	if !ok {
		return nil
	}
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Signature().Recv() != nil {
		return nil
	}
	name := fn.Pkg().Path() + "." + fn.Name()
	errs, ok := parsers[name]
	if !ok || !v.sol.May(call.Call.Args[0], textSec) || v.elsewhere(untrimmed(call.Call.Args[0])) {
		return nil
	}
	p := &parse{call: call, name: name, dropped: true}
	var numbers []ssa.Value
	for _, ref := range *call.Referrers() {
		ex, ok := ref.(*ssa.Extract)
		switch {
		case !ok || ex.Referrers() == nil || len(*ex.Referrers()) == 0:
		case ex.Index == errs:
			p.dropped = false
		case fn.Pkg().Path() == "strconv":
			numbers = append(numbers, ex)
		default:
			p.dropped = false // how many were scanned
		}
	}
	if fn.Pkg().Path() == "fmt" {
		args := call.Call.Args
		for _, el := range flow.Elements(args[len(args)-1]) {
			numbers = append(numbers, scannedInto(el)...)
		}
	}
	for _, n := range numbers {
		p.follow(n, 0)
	}
	return p
}

// untrimmed returns the text that was trimmed or folded to make x.
func untrimmed(x ssa.Value) ssa.Value {
	for range 4 {
		call, ok := x.(*ssa.Call)
		if !ok {
			break
		}
		fn := flow.Callee(call)
		if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "strings" {
			break
		}
		x = call.Call.Args[0]
	}
	return x
}

// scannedInto returns the reads of a variable that a scan fills and nothing
// else: one with a value of its own keeps it when the scan fails.
func scannedInto(addr ssa.Value) []ssa.Value {
	a, ok := addr.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []ssa.Value
	for _, ref := range *a.Referrers() {
		switch ref := ref.(type) {
		case *ssa.UnOp:
			out = append(out, ref)
		case *ssa.Store:
			return nil
		}
	}
	return out
}

// follow notes what becomes of x, the number or what is made of it.
func (p *parse) follow(x ssa.Value, depth int) {
	if x.Referrers() == nil || depth > 8 {
		return
	}
	for _, ref := range *x.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Convert:
			p.follow(ref, depth+1)
		case *ssa.ChangeType:
			p.follow(ref, depth+1)
		case *ssa.BinOp:
			switch ref.Op {
			case token.MUL:
				if conv, ok := x.(*ssa.Convert); ok && isDuration(conv.Type()) && isFloatType(conv.X.Type()) && p.cut == nil {
					if c, ok := constNumber(other(ref, x)); ok && c >= 1e9 {
						p.cut = ref
					}
				}
				p.follow(ref, depth+1)
			default:
				p.guarded = true // compared, or something is added
			}
		case ssa.CallInstruction:
			fn := flow.Callee(ref)
			if fn == nil || fn.Pkg() == nil {
				p.guarded = true
			} else if !waits[fn.Pkg().Path()+"."+fn.Name()] {
				p.guarded = true
			} else if p.wait == nil {
				p.wait = ref
			}
		case *ssa.MakeInterface, *ssa.DebugRef: // printed
		default:
			p.guarded = true // chosen, stored, returned
		}
	}
}

func other(b *ssa.BinOp, x ssa.Value) ssa.Value {
	if b.X == x {
		return b.Y
	}
	return b.X
}

func isFloatType(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}

// judgeParse says what is wrong with a parse: one thing, the likeliest first.
func (v *verdict) judgeParse(p *parse) (report.Finding, bool) {
	call := source.Call(v.pass, p.call.Pos())
	if call == nil {
		return report.Finding{}, false
	}
	f := report.Finding{Pos: call.Pos(), End: call.End(), Category: "parse"}
	at := func(in ssa.Instruction) string { return source.Place(v.pass.Fset, call.Pos(), in.Pos()) }
	scans := p.name[:4] == "fmt."
	switch {
	case p.dropped && !p.guarded && p.wait != nil:
		f.Message = fmt.Sprintf("%s is 0 where the header is a date, as Retry-After may be, and its error is dropped: the wait at %s is then over at once; take a delay of your own on an error, or read the date with http.ParseTime",
			source.Text(call), at(p.wait))
		if scans {
			f.Message = fmt.Sprintf("%s leaves its variable at 0 where the header is a date, as Retry-After may be, and its error is dropped: the wait at %s is then over at once; parse with strconv.Atoi and take a delay of your own on an error",
				source.Text(call), at(p.wait))
		}
	case p.cut != nil:
		e := source.Binary(v.pass, p.cut.Pos())
		if e == nil {
			return report.Finding{}, false
		}
		f.Pos, f.End = e.Pos(), e.End()
		f.Message = fmt.Sprintf("%s cuts the number that was parsed at %s to whole seconds: a wait of 0.4 s becomes none and 1.9 s becomes 1 s, and the request is refused again; convert the product, time.Duration(seconds * float64(time.Second))",
			source.Text(e), source.Place(v.pass.Fset, e.Pos(), p.call.Pos()))
	case scans:
		f.Message = fmt.Sprintf("%s takes the number in front and leaves the rest: \"10oops\" is 10, and 1.5 is 1; parse the whole text with strconv.Atoi or ParseFloat", source.Text(call))
	case !p.guarded && p.wait != nil && p.name != "strconv.ParseFloat":
		f.Message = fmt.Sprintf("%s is not bounded before the wait at %s: a number above 9223372036 overflows time.Duration, and a negative wait is over at once; give up where it is longer than you would wait",
			source.Text(call), at(p.wait))
	default:
		return report.Finding{}, false
	}
	return f, true
}
