package load

import (
	"os"
	"runtime/debug"
)

// tuneCollection trades a little time for memory where the types come from
// export data: they live to the end, and what the analysis of a package leaves
// behind is small beside them. Types from source leave whole syntax trees.
func tuneCollection(nodes []*node) {
	if os.Getenv("GOGC") != "" {
		return
	}
	for _, n := range nodes {
		if n.source && !n.analysed {
			return
		}
	}
	debug.SetGCPercent(70)
}
