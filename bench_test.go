package graphlint

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
)

// BenchmarkEngines measures the engines without the loading: the labels of
// internal/flow through the passes that live on it, and the simulation of
// internal/retry with the requests below it. The inputs are those of the tests.
func BenchmarkEngines(b *testing.B) {
	for _, bench := range []struct{ name, analyzer, input string }{
		{"flow", "unitmismatch", "unitmismatch/helpers"},
		{"retry", "nestedretry", "nestedretry/..."},
	} {
		b.Run(bench.name, func(b *testing.B) {
			pkgs := load(b, bench.input)
			for b.Loop() {
				if _, err := checker.Analyze([]*analysis.Analyzer{byName(b, bench.analyzer)}, pkgs, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func byName(b *testing.B, name string) *analysis.Analyzer {
	for _, a := range Analyzers(Settings{}) {
		if a.Name == name {
			return a
		}
	}
	b.Fatalf("no analyzer %s", name)
	return nil
}

func load(b testing.TB, patterns ...string) []*packages.Package {
	dir, err := filepath.Abs("testdata")
	if err != nil {
		b.Fatal(err)
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax,
		Dir:  filepath.Join(dir, "src"),
		Env:  append(os.Environ(), "GOPATH="+dir, "GO111MODULE=off", "GOPROXY=off"),
	}, patterns...)
	if err != nil {
		b.Fatal(err)
	}
	if packages.PrintErrors(pkgs) > 0 {
		b.Fatalf("%s do not load", patterns)
	}
	return pkgs
}
