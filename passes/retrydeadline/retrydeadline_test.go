package retrydeadline_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/retrydeadline"
)

func Test(t *testing.T) {
	passtest.Run(t, retrydeadline.Analyzer, "retrydeadline/loops", "retrydeadline/quiet")
}
