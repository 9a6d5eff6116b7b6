package logleak

import (
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A type with LogValue, String or MarshalLogObject decides what is written of
// it. That it hides what it holds is only likely: the method may hand everything
// on. What a method of this package hands on is known when the flow is solved,
// so that such hits are marked and judged then.

// behindMethod starts the word of a hit that is none if the methods of the
// value's type hide it. A number says which methods the printer asks.
const behindMethod = "behind "

const byMethod = noSlog | noFmt | noJSON

// behind returns the start of the word of a hit of a value of kind k that a
// printer writes unless a method of its type hides it, or "".
func behind(by graph.Printer, verb rune, k flow.Kind) string {
	if k&byMethod == 0 || !writes(by, verb, k&^byMethod) {
		return ""
	}
	asked := noFmt | noJSON
	switch {
	case by == graph.PrintFmt:
		asked = noFmt
	case by == graph.PrintZerolog, by == graph.PrintDocument:
		asked = noJSON
	case by == graph.PrintSlog && k&noSlog != 0:
		asked = noSlog
	}
	return behindMethod + strconv.Itoa(int(asked)) + " "
}

// cutBehind takes the start off the word of a hit, and reports whether it is one
// after all: all methods that the printer asks hand on what must not be written.
func (c *checker) cutBehind(h flow.Hit) (flow.Hit, bool) {
	rest, ok := strings.CutPrefix(h.Word, behindMethod)
	if !ok {
		return h, true
	}
	mark, word, _ := strings.Cut(rest, " ")
	asked, _ := strconv.Atoi(mark)
	shown := c.showsAll(h, flow.Kind(asked))
	h.Word, h.Kind = word, h.Kind&^byMethod
	return h, shown
}

// showsAll reports whether the value of a hit is of a type of which all methods
// that are asked hand it on.
func (c *checker) showsAll(h flow.Hit, asked flow.Kind) bool {
	vals := []ssa.Value{h.Value}
	for _, steps := range [][]flow.Step{h.Steps, h.Inner} {
		for _, st := range steps {
			vals = append(vals, st.Value)
		}
	}
	found := false
	for _, v := range vals {
		mi, ok := v.(*ssa.MakeInterface)
		if !ok {
			continue
		}
		ms := types.NewMethodSet(mi.X.Type())
		for _, m := range hidingMethods {
			sel := ms.Lookup(nil, m.name)
			if sel == nil || m.from&asked == 0 {
				continue
			}
			if fn := c.declared[sel.Obj()]; fn == nil || !c.handsOn(fn) {
				return false
			}
			found = true
		}
	}
	return found
}

// handsOn reports whether such a method returns a value that must not be
// written, or gives one to the encoder that is its argument.
func (c *checker) handsOn(fn *ssa.Function) bool {
	for _, g := range c.sol.Given(fn) {
		if g.Index == 0 && leaks(g.Kind) && g.Kind&byMethod == 0 {
			return true
		}
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			call, ok := in.(ssa.CallInstruction)
			if !ok || !encodes(call) {
				continue
			}
			for _, arg := range flow.Args(call) {
				if c.leaky(arg) {
					return true
				}
			}
		}
	}
	return false
}

// encodes reports whether a call adds a value to an object of zap or zerolog.
func encodes(call ssa.CallInstruction) bool {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	switch fn.Pkg().Path() {
	case zapPath + "/zapcore":
		return strings.HasPrefix(fn.Name(), "Add")
	case zerologPath:
		return graph.MakesAttr(fn)
	}
	return false
}
