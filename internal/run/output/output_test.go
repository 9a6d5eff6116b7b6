package output_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/run/output"
	"github.com/graphlint/graphlint/internal/run/unit"
)

var update = flag.Bool("update", false, "rewrite what testdata wants")

var calls = &analysis.Analyzer{
	Name: "calls",
	Doc:  "calls: find calls of bad\n\nCalls of bad are bad.\n\n\tbad(1) // \"bad is called\"\n\nDo not.",
	URL:  "https://example.com/calls",
}

// sample returns the report on testdata/sample: each call of bad is a finding,
// to which calls of from and through lead.
func sample(t *testing.T) (dir string, pkgs []output.Package) {
	t.Helper()
	dir, err := filepath.Abs("testdata/sample")
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	res := new(report.Result)
	var files []string
	for _, base := range []string{"a.go", "wide name.go"} {
		name := filepath.Join(dir, base)
		files = append(files, name)
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		var steps []report.Step
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			switch fun := call.Fun.(*ast.Ident); fun.Name {
			case "from":
				steps = []report.Step{{Pos: call.Pos(), Text: "the value comes from here"}}
			case "through":
				steps = append(steps, report.Step{Place: "wide name.go:4", Text: "goes through this"}, report.Step{Place: "far.go:7", Text: "and through far"})
			case "bad":
				found := report.Finding{Pos: call.Pos(), End: call.End(), Message: "bad is called, 100% <sure>\tat line 3", Steps: steps}
				if len(call.Args) == 0 {
					res.Suppressed = append(res.Suppressed, report.Suppressed{Finding: found, Reason: "it is a test"})
				} else {
					res.Findings = append(res.Findings, found)
				}
			}
			return true
		})
	}
	r := unit.Result{Analyzer: calls, Value: res}
	for _, f := range res.Findings {
		r.Diagnostics = append(r.Diagnostics, analysis.Diagnostic{Pos: f.Pos, End: f.End, Message: f.Message})
	}
	p := output.Package{ID: "example.com/sample", Fset: fset, Files: files, Results: []unit.Result{r}}
	variant := p
	variant.ID += " [example.com/sample.test]"
	return dir, []output.Package{p, variant}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, got, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s: got\n%s\nwant\n%s\n(go test -update writes it)", name, got, want)
	}
}

func TestTerminal(t *testing.T) {
	dir, pkgs := sample(t)
	found := output.Visible(output.Collect(pkgs))
	for name, o := range map[string]output.TerminalOptions{
		"terminal.txt": {Dir: dir},
		"context.txt":  {Dir: dir, Context: 1},
		"narrow.txt":   {Dir: dir, Width: 48},
		"wide.txt":     {Dir: dir, Width: 90},
		"color.txt":    {Dir: dir, Color: true},
	} {
		var out bytes.Buffer
		if err := output.Terminal(&out, found, o); err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(out.String(), "\a\u202e") || !o.Color && strings.Contains(out.String(), "\x1b") {
			t.Errorf("%s lets through what a terminal obeys", name)
		}
		golden(t, name, out.Bytes())
	}
}

func TestLines(t *testing.T) {
	dir, pkgs := sample(t)
	found := output.Visible(output.Collect(pkgs))
	var out bytes.Buffer
	if err := output.Text(&out, found, output.TextOptions{Context: -1, Dir: dir}); err != nil {
		t.Fatal(err)
	}
	golden(t, "lines.txt", out.Bytes())
	out.Reset()
	if err := output.GitHub(&out, found, filepath.Dir(dir)); err != nil {
		t.Fatal(err)
	}
	golden(t, "github.txt", out.Bytes())
}

func TestSARIF(t *testing.T) {
	dir, pkgs := sample(t)
	found := output.Collect(pkgs)
	found[0].Hidden = output.ByBaseline
	var out bytes.Buffer
	if err := output.SARIF(&out, found, []*analysis.Analyzer{calls}, dir); err != nil {
		t.Fatal(err)
	}
	log, err := sarif.FromBytes(out.Bytes(), sarif.WithStrictValidation())
	if err != nil {
		t.Fatal(err)
	}
	validate(t, out.Bytes())
	if n := len(log.Runs[0].Results); n != len(found) {
		t.Errorf("%d results, want %d", n, len(found))
	}
	prints := make(map[string]bool)
	for _, res := range log.Runs[0].Results {
		for _, print := range res.PartialFingerprints {
			if prints[print] {
				t.Errorf("two results share the fingerprint %s", print)
			}
			prints[print] = true
		}
	}
	golden(t, "sample.sarif", bytes.ReplaceAll(out.Bytes(), []byte(filepath.ToSlash(dir)), []byte("/src")))

	// A run without findings is a log too.
	out.Reset()
	if err := output.SARIF(&out, nil, []*analysis.Analyzer{calls}, dir); err != nil {
		t.Fatal(err)
	}
	validate(t, out.Bytes())
}

func TestWithout(t *testing.T) {
	dir, pkgs := sample(t)
	found := output.Collect(pkgs)
	for i := range found {
		found[i].Hidden = output.ByBaseline
	}
	found[0].Hidden = output.Shown
	left := output.Collect(output.Without(pkgs, found))
	if got := len(output.Visible(left)); got != 1 {
		t.Errorf("%d findings left, want 1", got)
	}
	var out bytes.Buffer
	if err := output.JSON(&out, output.Without(pkgs, found), false); err != nil {
		t.Fatal(err)
	}
	var tree map[string]map[string][]any
	if err := json.Unmarshal(out.Bytes(), &tree); err != nil {
		t.Fatal(err)
	}
	for id, byAnalyzer := range tree {
		if n := len(byAnalyzer["calls"]); n != 1 {
			t.Errorf("%s has %d diagnostics, want 1, in %s", id, n, dir)
		}
	}
}

func TestSummary(t *testing.T) {
	_, pkgs := sample(t)
	found := output.Collect(pkgs)
	shown := len(output.Visible(found))
	for _, tt := range []struct {
		summary output.Summary
		want    string
	}{
		{output.Summary{Packages: 1}, "no findings in 1 package"},
		{output.Summary{Packages: 2, Stale: 1}, "no findings in 2 packages; the baseline records 1 finding that is no more: write it again"},
		{output.Summary{Findings: found}, output.Plural(shown, "finding") + " in 1 package (6 calls); 1 ignored by directives"},
	} {
		if got := tt.summary.String(); got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, os.ErrClosed }

func TestWriteErrors(t *testing.T) {
	dir, pkgs := sample(t)
	found := output.Collect(pkgs)
	for name, err := range map[string]error{
		"text":     output.Text(full{}, found, output.TextOptions{Dir: dir}),
		"terminal": output.Terminal(full{}, found, output.TerminalOptions{Dir: dir}),
		"github":   output.GitHub(full{}, found, dir),
		"sarif":    output.SARIF(full{}, found, nil, dir),
		"json":     output.JSON(full{}, pkgs, false),
	} {
		if err == nil {
			t.Errorf("%s does not say that it cannot write", name)
		}
	}
}
