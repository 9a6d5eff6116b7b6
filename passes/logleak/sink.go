package logleak

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A logUse is one value in the list of arguments of a logging call.
type logUse struct {
	call ssa.CallInstruction
	by   graph.Printer
	verb rune // of fmt, 0 if there is none
	// completed is set if the format makes a URL that begins with the value.
	completed bool
}

// sinks are the logging calls of the package.
type sinks struct {
	calls map[ssa.CallInstruction]graph.Printer
	names map[ssa.CallInstruction]string
	uses  map[*ssa.Store]logUse // into the lists that "...any" arguments make
	lists map[ssa.Value]bool    // these lists
	// formats are those that spell a URL of Graph out and fill it.
	formats map[ssa.Value]bool
	// terminal are the starts of the words of calls that write to a terminal
	// without a logger.
	terminal map[ssa.CallInstruction]string
	// scrubbed are those whose lines are cleaned before they are written.
	scrubbed map[ssa.CallInstruction]bool
}

func (c *checker) findSinks() {
	c.sinks = sinks{
		calls: make(map[ssa.CallInstruction]graph.Printer),
		names: make(map[ssa.CallInstruction]string),
		uses:  make(map[*ssa.Store]logUse),
		lists: make(map[ssa.Value]bool),

		formats: make(map[ssa.Value]bool),

		terminal: make(map[ssa.CallInstruction]string),
		scrubbed: make(map[ssa.CallInstruction]bool),
	}
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					if by, name := c.printer(call); by != 0 {
						if c.scrubbed(call) {
							c.sinks.scrubbed[call] = true
							continue
						}
						c.addSink(call, by, name)
						c.sinks.terminal[call] = c.terminalOf(call)
					}
				}
			}
		}
	}
}

// printer says how call logs its arguments, and what its name is, or 0.
func (c *checker) printer(call ssa.CallInstruction) (graph.Printer, string) {
	com := call.Common()
	if b, ok := com.Value.(*ssa.Builtin); ok {
		if b.Name() == "print" || b.Name() == "println" {
			return graph.PrintFmt, b.Name()
		}
		return 0, ""
	}
	fn := flow.Callee(call)
	if fn == nil {
		if name := calledName(com.Value); graph.LogFuncName(name) && takesAny(com.Signature()) {
			return graph.PrintFmt, name
		}
		return 0, ""
	}
	if by := graph.LoggerOf(fn); by != 0 {
		return by, funcName(fn)
	}
	if c.loggers[graph.ID(fn)] {
		return graph.PrintPairs, funcName(fn)
	}
	if com.IsInvoke() {
		if by, ok := graph.NamedLogger(fn); ok {
			return by, funcName(fn)
		}
	}
	if c.toTerminal(fn, flow.Args(call)) {
		if fn.Pkg().Path() == "encoding/json" {
			return graph.PrintDocument, funcName(fn)
		}
		return graph.PrintFmt, funcName(fn)
	}
	return 0, ""
}

// calledName returns the name of the parameter, field or variable that holds
// the called function and whose value is not seen.
func calledName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v.Name()
	case *ssa.Field:
		if f, _ := fieldOf(v); f != nil {
			return f.Name()
		}
	case *ssa.UnOp:
		switch x := v.X.(type) {
		case *ssa.FieldAddr:
			if f, _ := fieldOf(x); f != nil {
				return f.Name()
			}
		case *ssa.Global:
			return x.Name()
		}
	}
	return ""
}

func takesAny(sig *types.Signature) bool {
	if !sig.Variadic() {
		return false
	}
	s, ok := sig.Params().At(sig.Params().Len() - 1).Type().(*types.Slice)
	return ok && types.IsInterface(s.Elem())
}

func (c *checker) addSink(call ssa.CallInstruction, by graph.Printer, name string) {
	c.sinks.calls[call] = by
	c.sinks.names[call] = name
	sig := call.Common().Signature()
	if !sig.Variadic() {
		return
	}
	args := call.Common().Args
	list := args[len(args)-1]
	stores := listStores(list)
	if stores == nil {
		return
	}
	var verbs []verb
	known := false
	if fn := flow.Callee(call); (fn == nil || graph.IsFormatting(fn)) && len(args) > 1 {
		verbs, known = formatVerbs(args[len(args)-2])
		if known && by == graph.PrintFmt && spelled(verbs, stores) {
			c.sinks.formats[args[len(args)-2]] = true
		}
	}
	c.sinks.lists[list] = true
	for _, st := range stores {
		u := logUse{call: call, by: by, verb: 'v'}
		if i := elementIndex(st); known && i >= 0 && i < len(verbs) {
			u.verb, u.completed = verbs[i].char, completed(verbs, i, stores)
		}
		c.sinks.uses[st] = u
	}
}

// listStores returns the stores that fill the list of a "...T" argument, or
// nil if the caller has not written it out.
func listStores(list ssa.Value) []*ssa.Store {
	sl, ok := list.(*ssa.Slice)
	if !ok {
		return nil
	}
	if arr, ok := sl.X.(*ssa.Alloc); !ok || arr.Comment != "varargs" {
		return nil
	}
	return sliceStores(sl)
}

func elementIndex(st *ssa.Store) int {
	ia, ok := st.Addr.(*ssa.IndexAddr)
	if !ok {
		return -1
	}
	c, ok := ia.Index.(*ssa.Const)
	if !ok {
		return -1
	}
	return int(c.Int64())
}

func constText(v ssa.Value) (string, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}

// sink is the question of the flow: does in write x to a log?
func (c *checker) sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	switch in := in.(type) {
	case *ssa.Store:
		u, ok := c.sinks.uses[in]
		if ok && c.sinks.terminal[u.call] == toOutput && isDocument(x) {
			return ""
		}
		if ok && in.Val == x && (writes(u.by, u.verb, k) || k == baseURL && u.completed && writes(u.by, u.verb, fullURL)) {
			return c.word(u.call, k)
		}
		if ok && in.Val == x {
			if start := behind(u.by, u.verb, k); start != "" {
				return start + c.word(u.call, k)
			}
		}
	case ssa.CallInstruction:
		by := c.sinks.calls[in]
		if by == 0 || c.sinks.lists[x] {
			return ""
		}
		if in.Common().IsInvoke() && in.Common().Value == x {
			return ""
		}
		if writes(by, 'v', k) {
			return c.word(in, k)
		}
		if start := behind(by, 'v', k); start != "" {
			return start + c.word(in, k)
		}
	}
	return ""
}

// word is the word of a hit: the name of the logging call, with a start where it
// writes a URL to a terminal.
func (c *checker) word(call ssa.CallInstruction, k flow.Kind) string {
	name := c.sinks.names[call]
	switch k & base {
	case fullURL, holdsURL:
		return c.sinks.terminal[call] + name
	case secret:
		if c.sinks.terminal[call] == toOutput && isAlone(call) {
			return toOutput + name
		}
	}
	return name
}

// unknown is the question for calls that can not be followed: functions of
// logging packages that are in no table and were not analysed.
func (c *checker) unknown(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	call, ok := in.(ssa.CallInstruction)
	if !ok || c.sinks.calls[call] != 0 || c.sinks.scrubbed[call] {
		return ""
	}
	fn := flow.Callee(call)
	if _, isFunc := x.Type().Underlying().(*types.Signature); isFunc || fn == nil || fn.Pkg() == nil || c.analysed(fn.Pkg()) {
		return ""
	}
	by, ok := graph.NamedLogger(fn)
	if !ok || fn.Signature().Recv() != nil && flow.Args(call)[0] == x {
		return ""
	}
	if sl := listStores(x); sl != nil && by == graph.PrintFmt {
		// Only what its format shows.
		if args := call.Common().Args; len(args) > 1 {
			if verbs, known := formatVerbs(args[len(args)-2]); known {
				by = graph.PrintFmt
				shown := false
				for _, v := range verbs {
					shown = shown || writes(by, v.char, k)
				}
				if !shown {
					return ""
				}
			}
		}
	}
	if writes(by, 'v', k) {
		return funcName(fn)
	}
	return ""
}
