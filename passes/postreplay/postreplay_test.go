package postreplay_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/postreplay"
)

func Test(t *testing.T) {
	passtest.Run(t, postreplay.Analyzer,
		"postreplay/posts", "postreplay/settled", "postreplay/cross", "postreplay/cross/mail")
}
