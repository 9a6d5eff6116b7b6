package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// elementsTo returns the function argument to which a library function gives
// the elements of its argument arg, and by which of its parameters.
func elementsTo(callee *types.Func, arg int, args []ssa.Value) (fn ssa.Value, params []int) {
	if callee == nil || callee.Pkg() == nil || arg != 0 || len(args) < 2 {
		return nil, nil
	}
	params = givers[libraryKey{callee.Pkg().Path(), recvName(callee), callee.Name()}]
	if params == nil {
		return nil, nil
	}
	return args[len(args)-1], params
}

// givers lists the library functions that call their last argument with the
// elements of their first, with the parameters that get them.
var givers = map[libraryKey][]int{
	{"sync", "Map", "Range"}:                {1},
	{"slices", "", "ContainsFunc"}:          {0},
	{"slices", "", "IndexFunc"}:             {0},
	{"slices", "", "DeleteFunc"}:            {0},
	{"slices", "", "SortFunc"}:              {0, 1},
	{"slices", "", "SortStableFunc"}:        {0, 1},
	{"slices", "", "MaxFunc"}:               {0, 1},
	{"slices", "", "MinFunc"}:               {0, 1},
	{"maps", "", "DeleteFunc"}:              {1},
	{"github.com/samber/lo", "", "Map"}:     {0},
	{"github.com/samber/lo", "", "Filter"}:  {0},
	{"github.com/samber/lo", "", "ForEach"}: {0},
}
