package directive_test

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/directive"
	"github.com/graphlint/graphlint/passes/unitmismatch"
)

func Test(t *testing.T) {
	passtest.Run(t, directive.New([]*analysis.Analyzer{unitmismatch.Analyzer}), "directive/a")
}
