package idkey

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// temporary reports whether the path x may lie in a directory for files that
// are soon dropped, whose names nobody looks up again. It reads the path back
// through joins and concatenations.
func (c *checker) temporary(x ssa.Value) bool {
	return c.tempPart(x, 0)
}

func (c *checker) tempPart(v ssa.Value, depth int) bool {
	if depth > 8 || v == nil {
		return false
	}
	switch v := v.(type) {
	case *ssa.BinOp:
		return c.tempPart(v.X, depth+1) || c.tempPart(v.Y, depth+1)
	case *ssa.Extract:
		return c.tempPart(v.Tuple, depth+1)
	case *ssa.MakeInterface:
		return c.tempPart(v.X, depth+1)
	case *ssa.UnOp:
		for _, val := range c.stores.at(v.X) {
			if c.tempPart(val, depth+1) {
				return true
			}
		}
	case *ssa.Call:
		fn := flow.Callee(v)
		if fn == nil || fn.Pkg() == nil {
			return false
		}
		switch fn.Name() {
		case "MkdirTemp", "TempDir":
			return fn.Pkg().Path() == "os" || fn.Pkg().Path() == "testing" || fn.Pkg().Path() == "io/ioutil"
		case "Join", "Sprintf", "Clean", "Abs":
			for i := range 16 {
				arg := argAt(v, i)
				if arg == nil {
					return false
				}
				if c.tempPart(arg, depth+1) {
					return true
				}
			}
		}
	}
	return false
}
