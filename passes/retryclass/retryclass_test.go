package retryclass_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/retryclass"
)

func Test(t *testing.T) { passtest.Run(t, retryclass.Analyzer, "retryclass") }
