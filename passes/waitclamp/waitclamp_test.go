package waitclamp_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/waitclamp"
)

func Test(t *testing.T) { passtest.Run(t, waitclamp.Analyzer, "waitclamp/clamps", "waitclamp/quiet") }
