package nestedretry_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/nestedretry"
)

// One run for all topics: reading the stand-ins is what takes time.
func Test(t *testing.T) {
	passtest.Run(t, nestedretry.Analyzer,
		"nestedretry/callers", "nestedretry/helpers", "nestedretry/judged", "nestedretry/libraries",
		"nestedretry/loops", "nestedretry/outcomes", "nestedretry/quiet",
		"nestedretry/states", "nestedretry/judges", "nestedretry/held", "nestedretry/behind", "nestedretry/tables",
		"nestedretry/queries", "nestedretry/rounds", "nestedretry/itself", "nestedretry/services", "nestedretry/bounds", "nestedretry/verdicts", "nestedretry/verdicts/told",
		"nestedretry/conditions")
}
