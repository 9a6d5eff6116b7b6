package waitclamp

import (
	"go/constant"
	"go/token"
	"go/types"
	"net/url"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// header is the one by which Graph asks for a wait.
const header = "Retry-After"

// The labels: a wait that the service asks for, and whose address it is.
const (
	asked flow.Kind = iota + 1
	graphHost
	otherHost
)

// sourceOf labels the text of the header, by whatever function takes its name
// and returns text, and addresses.
func sourceOf(v ssa.Value) (flow.Kind, string) {
	switch v := v.(type) {
	case *ssa.Const:
		if s, ok := text(v); ok && strings.HasPrefix(s, "http") {
			if u, err := url.Parse(s); err == nil && u.Host != "" {
				if graph.IsHost(u.Hostname()) {
					return graphHost, ""
				}
				return otherHost, ""
			}
		}
	case *ssa.Lookup:
		if s, ok := text(v.Index); ok && strings.EqualFold(s, header) {
			return asked, header
		}
	case *ssa.Call:
		if _, isTuple := v.Type().(*types.Tuple); isTuple || !isText(v.Type()) {
			return 0, ""
		}
		for _, a := range v.Call.Args {
			if s, ok := text(a); ok && strings.EqualFold(s, header) {
				return asked, header
			}
		}
	}
	return 0, ""
}

// step keeps the label through arithmetic, and the address through the fields
// of requests and answers.
func step(in ssa.Instruction, x ssa.Value, k, def flow.Kind) flow.Kind {
	switch in := in.(type) {
	case *ssa.BinOp:
		switch in.Op {
		case token.MUL, token.ADD, token.QUO:
			if k == asked && !isText(in.Type()) {
				return k
			}
		}
	case *ssa.FieldAddr, *ssa.Field:
		if k != asked {
			return k
		}
	}
	return def
}

// call knows the functions that turn a text into a wait.
func call(_ ssa.CallInstruction, fn *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if fn == nil || fn.Pkg() == nil {
		return nil, false
	}
	switch path := fn.Pkg().Path(); {
	case k == asked && (path == "strconv" || path == "time" && fn.Name() == "ParseDuration" || path == "net/http" && fn.Name() == "ParseTime"):
		return flow.To(0, k), true
	case k == asked && path == "time" && (fn.Name() == "Until" || fn.Name() == "Sub" && arg == 0 || fn.Name() == "Seconds"):
		return flow.To(0, k), true
	case k != asked && (path == "net/http" || path == "net/url"):
		return flow.To(0, k), true
	}
	return nil, false
}

// sink finds the places where a wait is cut down and the rest is waited for.
func sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	if k != asked || isText(x.Type()) {
		return ""
	}
	switch in := in.(type) {
	case *ssa.Call:
		if b, ok := in.Call.Value.(*ssa.Builtin); ok && b.Name() == "min" && waits(in, 0) {
			return "min"
		}
		if fn := flow.Callee(in); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "math" && fn.Name() == "Min" && waits(in, 0) {
			return "min"
		}
	case *ssa.BinOp:
		if capped(in, x) {
			return "cap"
		}
	}
	return ""
}

// capped reports whether a comparison leads to the limit in place of the wait:
// assigned to the variable, or returned.
func capped(cmp *ssa.BinOp, wait ssa.Value) bool {
	limit := cmp.Y
	switch {
	case (cmp.Op == token.GTR || cmp.Op == token.GEQ) && cmp.X == wait:
	case (cmp.Op == token.LSS || cmp.Op == token.LEQ) && cmp.Y == wait:
		limit = cmp.X
	default:
		return false
	}
	if c, ok := limit.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Int && constant.Sign(c.Value) <= 0 {
		return false // not a limit: whether there is a wait
	}
	for _, ref := range *cmp.Referrers() {
		br, ok := ref.(*ssa.If)
		if !ok {
			continue
		}
		then := br.Block().Succs[0]
		switch end := then.Instrs[len(then.Instrs)-1].(type) {
		case *ssa.Return:
			for _, v := range end.Results {
				if same(v, limit) && isDuration(v.Type()) {
					return true
				}
			}
		case *ssa.Jump:
			after := then.Succs[0]
			for _, in := range after.Instrs {
				phi, ok := in.(*ssa.Phi)
				if !ok {
					break
				}
				cut, kept := false, false
				for i, p := range after.Preds {
					cut = cut || p == then && same(phi.Edges[i], limit)
					kept = kept || p == br.Block() && phi.Edges[i] == wait
				}
				if cut && kept && waits(phi, 0) {
					return true
				}
			}
		}
	}
	return false
}

// waits reports whether a value is waited for, or returned as a wait.
func waits(v ssa.Value, depth int) bool {
	if depth > 6 || v.Referrers() == nil {
		return false
	}
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Return:
			if isDuration(v.Type()) {
				return true
			}
		case *ssa.Call:
			if fn := flow.Callee(ref); fn != nil && (pausing[fn.FullName()] || pauses(fn.Name())) {
				return true
			}
		case *ssa.Phi:
			if waits(ref, depth+1) {
				return true
			}
		case *ssa.BinOp:
			if (ref.Op == token.MUL || ref.Op == token.ADD) && waits(ref, depth+1) {
				return true
			}
		case *ssa.Convert:
			if waits(ref, depth+1) {
				return true
			}
		case *ssa.ChangeType:
			if waits(ref, depth+1) {
				return true
			}
		}
	}
	return false
}

// pausing lists the functions that wait, and pauses knows a program's own by
// name.
var pausing = map[string]bool{
	"time.Sleep": true, "time.After": true, "time.NewTimer": true, "time.AfterFunc": true, "(*time.Timer).Reset": true,
}

func pauses(name string) bool {
	name = strings.ToLower(name)
	for _, w := range []string{"sleep", "pause", "wait"} {
		if strings.HasPrefix(name, w) {
			return true
		}
	}
	return false
}

// elsewhere reports whether the header is one of a service that is not Graph.
func elsewhere(sol *flow.Solution, origin ssa.Value) bool {
	var from ssa.Value
	switch o := origin.(type) {
	case *ssa.Lookup:
		from = o.X
	case *ssa.Call:
		if args := flow.Args(o); len(args) > 0 {
			from = args[0]
		}
	}
	return from != nil && sol.Always(from, otherHost) && !sol.May(from, graphHost)
}

func same(a, b ssa.Value) bool {
	if a == b {
		return true
	}
	x, ok1 := a.(*ssa.Const)
	y, ok2 := b.(*ssa.Const)
	if ok1 && ok2 && x.Value != nil && y.Value != nil {
		return x.Value.ExactString() == y.Value.ExactString()
	}
	u, ok1 := a.(*ssa.UnOp)
	v, ok2 := b.(*ssa.UnOp)
	if !ok1 || !ok2 || u.Op != token.MUL || v.Op != token.MUL {
		return false
	}
	if u.X == v.X {
		return true
	}
	f, ok1 := u.X.(*ssa.FieldAddr)
	g, ok2 := v.X.(*ssa.FieldAddr)
	return ok1 && ok2 && f.Field == g.Field && f.X == g.X
}

func text(v ssa.Value) (string, bool) {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value), true
	}
	return "", false
}

// isText reports whether t is a string or a list of these.
func isText(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Info()&types.IsString != 0
	case *types.Slice:
		return isText(t.Elem())
	}
	return false
}

func isDuration(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Duration" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "time"
}
