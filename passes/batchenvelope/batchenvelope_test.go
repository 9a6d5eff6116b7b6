package batchenvelope_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/batchenvelope"
)

func Test(t *testing.T) {
	passtest.Run(t, batchenvelope.Analyzer,
		"batchenvelope/sdk", "batchenvelope/rest", "batchenvelope/addresses", "batchenvelope/odata", "batchenvelope/decoding", "batchenvelope/helpers",
		"batchenvelope/behind", "batchenvelope/behind/read", "batchenvelope/azure", "batchenvelope/cross", "batchenvelope/more", "batchenvelope/tries", "batchenvelope/cross/client", "batchenvelope/cross/httpx", "batchenvelope/cross/model",
		"batchenvelope/callbacks", "batchenvelope/callbacks/wire",
	)
}
