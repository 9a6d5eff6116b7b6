package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/graphlint/graphlint"
)

// The JSON tree is the one that the drivers of x/tools print, to the byte, and
// the facts about functions, methods and fields are those they see.
func TestAsXTools(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var hot *analysis.Analyzer
	for _, a := range toys(graphlint.Settings{}) {
		if a.Name == "toyhot" {
			hot = a
		}
	}
	dir := filepath.Join(unpack(t, "testdata/doors/plain.txtar"), "main")
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: dir}, "./...")
	if err != nil || packages.PrintErrors(pkgs) > 0 {
		t.Fatal("cannot load", err)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{hot}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	var want bytes.Buffer
	if err := graph.PrintJSON(&want); err != nil {
		t.Fatal(err)
	}
	got, stderr, status := tool(t, dir, nil, self, "-json", "-toyhot", "-test=false")
	if status != 0 || got != want.String() {
		t.Errorf("status %d, got\n%s%s\nwant\n%s", status, got, stderr, want.String())
	}
}
