package unsafewrite_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/unsafewrite"
)

func Test(t *testing.T) {
	passtest.Run(t, unsafewrite.Analyzer,
		"unsafewrite/sdk", "unsafewrite/rest", "unsafewrite/described", "unsafewrite/layers", "unsafewrite/quiet", "unsafewrite/errs", "unsafewrite/shared",
		"unsafewrite/gates", "unsafewrite/cross", "unsafewrite/cross/wire", "unsafewrite/cross/again", "unsafewrite/looked", "unsafewrite/doers", "unsafewrite/standin",
		"unsafewrite/outside", "unsafewrite/itself", "unsafewrite/based", "unsafewrite/told", "unsafewrite/told/verdict", "unsafewrite/rounds", "unsafewrite/methods", "unsafewrite/methods/kinds",
		"unsafewrite/conditions")
}
