// Command custom-gcl is golangci-lint with graphlint built in.
//
// It does what `golangci-lint custom` does, without the network that command
// needs: it clones golangci-lint's repository from GitHub to build it there,
// and this is a module that the module proxy serves. It lives in a module of
// its own, since golangci-lint brings a thousand packages and another licence.
package main

import (
	"fmt"
	"os"
	"runtime"

	"github.com/golangci/golangci-lint/v2/pkg/commands"
	"github.com/golangci/golangci-lint/v2/pkg/exitcodes"

	_ "github.com/graphlint/graphlint/golangci"
)

func main() {
	// golangci-lint keeps the facts and findings of a package under its
	// version. With this one it takes the hash of the executable instead, so
	// that what an older graphlint thought does not outlive it.
	info := commands.BuildInfo{GoVersion: runtime.Version(), Version: "(devel)", Commit: "?", Date: "?"}
	if err := commands.Execute(info); err != nil {
		fmt.Fprintf(os.Stderr, "custom-gcl: %v\n", err)
		os.Exit(exitcodes.Failure)
	}
}
