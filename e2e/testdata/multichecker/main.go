// The multichecker of x/tools with an analyzer that does nothing: what a
// vettool costs without a runner of its own.
package main

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/multichecker"
)

func main() {
	multichecker.Main(&analysis.Analyzer{
		Name: "empty",
		Doc:  "empty: do nothing",
		Run:  func(*analysis.Pass) (any, error) { return nil, nil },
	})
}
