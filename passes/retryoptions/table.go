package retryoptions

import (
	"go/types"

	"github.com/graphlint/graphlint/internal/graph"
)

// An options is what is known of a struct that tunes a client's own retries.
type options struct {
	pkg, name string
	client    string // for messages
	off       string // how to turn the retries off instead
	bare      bool   // a nil ShouldRetry is called
	max       int64  // MaxRetries above it is cut, if not 0
	delay     int64  // DelaySeconds above it is cut, if not 0
	why       string
}

var table = []options{
	{
		pkg: graph.KiotaPath, name: "RetryHandlerOptions", client: "the retry handler",
		off:  "return false from ShouldRetry instead",
		bare: true, max: 10, delay: 180,
		why: "kiota-http-go v1.5.4, retry_handler.go: 86-94 takes less than 1 for 3 and more than 10 for 10, 73-81 cuts the delay, " +
			"132 calls ShouldRetry; each was run",
	},
	{
		pkg: graph.AzcorePath + "/policy", name: "RetryOptions", client: "the azcore pipeline",
		off: "write -1",
		why: "azcore v1.19.1, runtime/policy_retry.go:29-34: 0 is 3, less is none; a nil ShouldRetry is never called, and nothing is cut",
	},
}

// optionsOf returns what is known of the struct t, or of what t points to.
func optionsOf(t types.Type) *options {
	for i := range table {
		if graph.IsNamed(t, table[i].pkg, table[i].name) {
			return &table[i]
		}
	}
	return nil
}

// makers of lists that hold a retry handler already, and of such handlers.
var (
	defaults = map[graph.FuncID]bool{
		{Pkg: graph.KiotaPath, Name: "GetDefaultMiddlewares"}:            true,
		{Pkg: graph.KiotaPath, Name: "GetDefaultMiddlewaresWithOptions"}: true,
		{Pkg: graph.CorePath, Name: "GetDefaultMiddlewaresWithOptions"}:  true, // kiota's and two more
	}
	handlers = map[graph.FuncID]bool{
		{Pkg: graph.KiotaPath, Name: "NewRetryHandler"}:            true,
		{Pkg: graph.KiotaPath, Name: "NewRetryHandlerWithOptions"}: true,
	}
)

// gateNames are the names without which a package has nothing for this pass;
// those of fields and types count for the packages of the table only.
var gateNames = map[string]bool{
	"RetryHandlerOptions": true, "RetryOptions": true, "MaxRetries": true, "DelaySeconds": true, "ShouldRetry": true,
	"GetDefaultMiddlewares": true, "GetDefaultMiddlewaresWithOptions": true,
	"NewRetryHandler": true, "NewRetryHandlerWithOptions": true,
}

func isTable(pkg string) bool {
	return pkg == graph.KiotaPath || pkg == graph.CorePath || pkg == table[1].pkg
}
