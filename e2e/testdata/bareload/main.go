// A bare packages.Load of ./... in the current directory, nothing analysed:
// "export" checks the packages and takes the types of their imports from export
// data, "source" has all types from source without function bodies.
package main

import (
	"fmt"
	"os"

	"golang.org/x/tools/go/packages"
)

func main() {
	mode := packages.LoadSyntax
	if len(os.Args) > 1 && os.Args[1] == "source" {
		mode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
			packages.NeedDeps | packages.NeedTypes | packages.NeedTypesSizes
	}
	pkgs, err := packages.Load(&packages.Config{Mode: mode, Tests: true}, "./...")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(len(pkgs))
}
