// Package vettool answers the go command, which asks a tool about one package
// at a time:
//
//	go vet -vettool=$(which graphlint) ./...
//
// The go command asks about every dependency too, so that a tool can learn
// facts about it. Packages that are not the user's own get an answer without
// being read: the tools of x/tools parse and type-check each of them, which
// for the Graph SDK's 14,750 files takes minutes.
package vettool

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/fix"
	"github.com/graphlint/graphlint/internal/run/output"
	"github.com/graphlint/graphlint/internal/run/own"
	"github.com/graphlint/graphlint/internal/run/skew"
	"github.com/graphlint/graphlint/internal/run/unit"
)

// Options says how to answer.
type Options struct {
	// Analyzers are those that shall run; All are those and the ones that
	// flags left out, whose facts may be met.
	Analyzers, All []*analysis.Analyzer
	// Gate tells whether a package with these files can be of interest. One
	// that cannot is not even type-checked.
	Gate func(files []*ast.File) bool
	// Deps names dependencies that are read as if they were the user's own.
	Deps own.Patterns
	// JSON prints the diagnostics as a JSON tree.
	JSON bool
	// Context is the number of source lines around those printed, or -1.
	Context int
	// Fix applies fixes instead of printing diagnostics; with Diff, it
	// prints what it would change.
	Fix, Diff bool
}

// Run answers the question in the file of the given name and returns the exit
// status.
func Run(name string, o *Options, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintf(stderr, "graphlint: %v\n", err)
		return 1
	}
	cfg, err := readConfig(name)
	if err != nil {
		return fail(err)
	}
	if cfg.Stdout != "" {
		f, err := os.Create(cfg.Stdout)
		if err != nil {
			return fail(err)
		}
		defer f.Close()
		stdout = f
	}

	q := &question{cfg: cfg, opts: o, fset: token.NewFileSet(), known: unit.FactTypesOf(o.All)}
	if err := q.answer(); err != nil {
		if cfg.SucceedOnTypecheckFailure && errors.As(err, new(types.Error)) {
			// The compiler has said so, or will.
			if err := q.writeFacts(nil); err != nil {
				return fail(err)
			}
			return 0
		}
		if s := skew.Explain(err, os.Getenv("GOROOT")); s != nil {
			return fail(s)
		}
		if isSourceError(err) {
			fmt.Fprintln(stderr, err)
			return 1
		}
		return fail(err)
	}
	if cfg.VetxOnly {
		return 0
	}
	report := output.Package{ID: cfg.ID, Fset: q.fset, Results: q.results}
	if o.Fix {
		w := fix.Writer(fix.ToFiles{})
		if cfg.FixArchive != "" {
			w = &fix.ToArchive{Name: cfg.FixArchive, Comment: cfg.ID}
		}
		if err := fix.Apply([]output.Package{report}, w, o.Diff, stdout); err != nil {
			return fail(err)
		}
		return 0
	}
	if o.JSON {
		// A package that is clean is told of as well: the go command may hand
		// on an answer that was about facts alone, which is none.
		if err := output.JSON(stdout, []output.Package{report}, true); err != nil {
			return fail(err)
		}
		return 0
	}
	for _, r := range q.results {
		if r.Err != nil {
			fail(r.Err)
			err = r.Err
		}
	}
	found := output.Visible(output.Collect([]output.Package{report}))
	if err := output.Text(stderr, found, output.TextOptions{Context: o.Context}); err != nil {
		return fail(err)
	}
	if len(found) > 0 || err != nil {
		return 1
	}
	return 0
}

// isSourceError reports whether err is about a place in the source, so that
// its text needs no program name before it.
func isSourceError(err error) bool {
	var list scanner.ErrorList
	return errors.As(err, new(types.Error)) || errors.As(err, &list)
}

// A question is one package on its way through.
type question struct {
	cfg     *config
	opts    *Options
	fset    *token.FileSet
	known   unit.FactTypes
	results []unit.Result
}

// answer analyses the package and writes its facts.
func (q *question) answer() (err error) {
	defer unit.Guard(q.cfg.ImportPath, &err)
	if !q.cfg.wanted(q.opts.Deps) {
		return q.writeFacts(unit.PassOn(q.inherited()...))
	}
	skipCollection()
	files, err := q.parse()
	if err != nil {
		return err
	}
	if q.opts.Gate != nil && !q.opts.Gate(files) {
		return q.writeFacts(unit.PassOn(q.inherited()...))
	}
	u, err := q.check(files)
	if err != nil {
		return err
	}
	q.results = u.Run(q.opts.Analyzers, q.cfg.VetxOnly)
	if q.cfg.VetxOnly {
		for _, r := range q.results {
			if r.Err != nil {
				return r.Err
			}
		}
	}
	return q.writeFacts(u.Facts.Export())
}

// skipCollection keeps the garbage collector from running until a gigabyte is
// in use. The process lives for a second, and most of what it makes are types
// that live as long: collecting takes a quarter of its time and frees little.
func skipCollection() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(-1)
		debug.SetMemoryLimit(1 << 30)
	}
}

func (q *question) parse() ([]*ast.File, error) {
	var files []*ast.File
	for _, name := range q.cfg.GoFiles {
		f, err := parser.ParseFile(q.fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// check type-checks the package against the compiler's export data.
func (q *question) check(files []*ast.File) (*unit.Unit, error) {
	exports := unit.NewExports(q.fset, func(path string) string { return q.cfg.PackageFile[path] })
	sizes := types.SizesFor("gc", goarch())
	var exportErr error
	conf := types.Config{
		Importer: unit.ImporterFunc(func(path string) (*types.Package, error) {
			resolved, ok := q.cfg.ImportMap[path]
			if !ok {
				resolved = path // "unsafe", and build systems without a map
			}
			pkg, err := exports.Import(resolved)
			if err != nil && exportErr == nil {
				exportErr = err
			}
			return pkg, err
		}),
		Sizes:     sizes,
		GoVersion: q.cfg.GoVersion,
	}
	info := unit.NewInfo()
	pkg, err := conf.Check(q.cfg.ImportPath, q.fset, files, info)
	if err != nil {
		if exportErr != nil {
			err = exportErr // a type error that says less
		}
		return nil, err
	}

	var inherited []unit.Fact
	for _, facts := range q.inherited() {
		inherited = append(inherited, facts...)
	}
	return &unit.Unit{
		Fset:         q.fset,
		Files:        files,
		OtherFiles:   q.cfg.NonGoFiles,
		IgnoredFiles: q.cfg.IgnoredFiles,
		Pkg:          pkg,
		Info:         info,
		Sizes:        sizes,
		Module:       q.cfg.Module,
		Facts:        unit.NewFacts(pkg, inherited, exports.Package),
	}, nil
}

// inherited returns the facts of each import, in the order of their paths. A
// file that is missing or not ours has none.
func (q *question) inherited() [][]unit.Fact {
	paths := make([]string, 0, len(q.cfg.PackageVetx))
	for path := range q.cfg.PackageVetx {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	var out [][]unit.Fact
	for _, path := range paths {
		name := q.cfg.PackageVetx[path]
		if st, err := os.Stat(name); err != nil || !unit.HasFacts(st.Size()) {
			continue
		}
		if data, err := os.ReadFile(name); err == nil {
			out = append(out, unit.DecodeFacts(data, q.known))
		}
	}
	return out
}

func (q *question) writeFacts(facts []unit.Fact) error {
	if q.cfg.VetxOutput == "" {
		return nil
	}
	data, err := unit.EncodeFacts(facts)
	if err != nil {
		return err
	}
	return os.WriteFile(q.cfg.VetxOutput, data, 0o666)
}

// goarch returns the architecture whose sizes count. The go command sets the
// variable when it is not its own.
func goarch() string {
	if a := os.Getenv("GOARCH"); a != "" {
		return a
	}
	return runtime.GOARCH
}
