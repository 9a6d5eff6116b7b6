//go:build sweep && unix

// This test runs all analyzers over large code of other people.
//
// Each package is analysed twice: as it is, when nothing that does not call
// Graph may have a finding, and with a file added that opens the gates of the
// passes, so that the engines read all of it. Neither may fail. It takes long:
//
//	go test -tags sweep -timeout 2h -v ./internal/sweep
//
// GRAPHLINT_SWEEP holds more directories, each of a module, separated as in
// PATH.
package sweep

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/run/unit"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// patience is after how much CPU time with one package a sweep is given up. It
// is no limit of speed: those are held as counts of steps, by internal/odd.
const patience = 3 * time.Minute

// factsOfFile is how many bytes of facts a file may bring, by and large.
const factsOfFile = 32 << 10

// A module is what is swept.
type module struct {
	name     string // path@version, std, or a path required by the example
	patterns []string
	graph    bool // it calls Graph, so that it may have findings
}

// modules are what is swept by default. The kiota modules and the SDK are those
// of the example, whose packages are mostly compiled where this runs.
var modules = []module{
	{"std", []string{"std"}, false},
	{"golang.org/x/tools@v0.52.0", nil, false},
	{"k8s.io/apimachinery@v0.31.4", nil, false},
	{"k8s.io/client-go@v0.31.4", nil, false},
	{"github.com/golangci/golangci-lint/v2@v2.15.0", []string{"./pkg/...", "./cmd/..."}, false},
	{"github.com/microsoft/kiota-abstractions-go", nil, false},
	{"github.com/microsoft/kiota-http-go", nil, true},
	{"github.com/microsoft/kiota-authentication-azure-go", nil, true},
	{"github.com/microsoft/kiota-serialization-json-go", nil, false},
	{"github.com/microsoft/kiota-serialization-text-go", nil, false},
	{"github.com/microsoft/kiota-serialization-form-go", nil, false},
	{"github.com/microsoft/kiota-serialization-multipart-go", nil, false},
	{"github.com/microsoftgraph/msgraph-sdk-go-core", nil, true},
	{"github.com/microsoftgraph/msgraph-sdk-go", []string{"./groups", "./users"}, true},
}

func TestSweep(t *testing.T) {
	for _, m := range modules {
		t.Run(strings.ReplaceAll(m.name, "/", "_"), func(t *testing.T) {
			dir, patterns := m.prepare(t)
			sweep(t, dir, patterns, m.graph)
		})
	}
	for _, dir := range filepath.SplitList(os.Getenv("GRAPHLINT_SWEEP")) {
		t.Run(filepath.Base(dir), func(t *testing.T) { sweep(t, dir, []string{"./..."}, true) })
	}
}

// prepare returns a directory to run the go command in, and the patterns there
// that name the packages of the module: as dependencies, so that they are
// compiled once for all that have them.
func (m *module) prepare(t *testing.T) (dir string, patterns []string) {
	t.Helper()
	path, version, _ := strings.Cut(m.name, "@")
	switch {
	case path == "std":
		return filepath.Join(runtime.GOROOT(), "src"), m.patterns
	case version == "":
		dir = filepath.Join("..", "..", "examples", "mailtriage")
	default:
		dir = t.TempDir()
		for _, args := range [][]string{{"mod", "init", "sweep.example"}, {"get", path + "/...@" + version}} {
			cmd := exec.Command("go", args...)
			cmd.Dir = dir
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Fatalf("go %v: %v\n%s", args, err, out)
			}
		}
	}
	if m.patterns == nil {
		return dir, []string{path + "/..."}
	}
	for _, p := range m.patterns {
		patterns = append(patterns, path+strings.TrimPrefix(p, "."))
	}
	return dir, patterns
}

// A listed package is what the go command says of it.
type listed struct {
	ImportPath, Name, Dir, Export string
	Standard, DepOnly             bool
	GoFiles, CompiledGoFiles      []string
	Imports                       []string
	ImportMap                     map[string]string
	Module                        *struct{ Path, GoVersion string }
	Error                         *struct{ Err string }
	DepsErrors                    []struct{ Err string }
}

func list(t *testing.T, dir string, patterns []string) []*listed {
	t.Helper()
	args := []string{"list", "-e", "-export", "-compiled", "-deps", "-json=ImportPath,Name,Dir,Export,Standard,DepOnly,GoFiles,CompiledGoFiles,Imports,ImportMap,Module,Error,DepsErrors", "--"}
	cmd := exec.Command("go", append(args, patterns...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, errs.String())
	}
	var pkgs []*listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(listed)
		if err := dec.Decode(p); err == io.EOF {
			return pkgs
		} else if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
}

// A sweeper is at work on one module.
type sweeper struct {
	t       *testing.T
	exports *unit.Exports
	fset    *token.FileSet
	files   map[string]string // export data
	facts   map[string][]byte
	as      []*analysis.Analyzer
	known   unit.FactTypes
	prodded bool
	took    []took
	read    int // files
	left    int // packages that are left out
	own     int // bytes of facts about the packages themselves
	bytes   int // and with those that travel on from their imports
	most    int
	mostBy  string
}

type took struct {
	pkg  string
	time time.Duration
	// steps is the number of steps of the engines.
	steps int64
}

func sweep(t *testing.T, dir string, patterns []string, graph bool) {
	pkgs := list(t, dir, patterns)
	files := make(map[string]string)
	for _, p := range pkgs {
		files[p.ImportPath] = p.Export
	}
	for _, prodded := range []bool{false, true} {
		s := &sweeper{
			t:       t,
			fset:    token.NewFileSet(),
			files:   files,
			facts:   make(map[string][]byte),
			as:      graphlint.Analyzers(graphlint.Settings{}),
			prodded: prodded,
		}
		s.known = unit.FactTypesOf(s.as)
		s.exports = unit.NewExports(s.fset, func(path string) string {
			if f := files[path]; f != "" {
				return f
			}
			return exported(t, path)
		})
		resetPeak()
		before := peak()
		begin, done, found := cpu(), 0, 0
		for _, p := range pkgs {
			if p.DepOnly || p.Standard && patterns[0] != "std" || p.ImportPath == "unsafe" || len(p.CompiledGoFiles)+len(p.GoFiles) == 0 {
				continue
			}
			if p.Error != nil || p.Export == "" {
				t.Logf("%s is left out: %v %v", p.ImportPath, p.Error, p.DepsErrors)
				s.left++
				continue
			}
			n := s.one(p)
			if !prodded && !graph && n > 0 {
				t.Errorf("%s: %d findings where nothing calls Graph", p.ImportPath, n)
			}
			done++
			found += n
		}
		s.sum(cpu()-begin, before, done, found)
	}
}

// exported finds export data that the module does not depend on: what the file
// that prods imports.
func exported(t *testing.T, path string) string {
	out, err := exec.Command("go", "list", "-export", "-f", "{{.Export}}", path).Output()
	if err != nil {
		t.Errorf("go list %s: %v", path, err)
	}
	return strings.TrimSpace(string(out))
}

// prod opens the gates of all passes.
const prod = `
import (
	zzHTTP "net/http"
	zzTime "time"

	_ "github.com/microsoftgraph/msgraph-sdk-go"
)

const zzHost = "https://graph.microsoft.com/v1.0/$batch"

var zzHeader = "Retry-After"

var zzGet = zzHTTP.Get

var zzWait zzTime.Duration

func zzDo(c *zzHTTP.Client, r *zzHTTP.Request, keys map[string]bool) error {
	keys[r.Host] = true
	_, err := c.Do(r)
	return err
}
`

// one analyses a package and returns the number of findings.
func (s *sweeper) one(p *listed) int {
	names := p.CompiledGoFiles
	if len(names) == 0 {
		names = p.GoFiles
	}
	var files []*ast.File
	parse := func(name string, src any) {
		f, err := parser.ParseFile(s.fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			s.t.Errorf("%s: %v", p.ImportPath, err)
			return
		}
		files = append(files, f)
		s.read++
	}
	for _, name := range names {
		if !filepath.IsAbs(name) {
			name = filepath.Join(p.Dir, name)
		}
		if filepath.Ext(name) == ".go" || strings.Contains(name, "go-build") {
			parse(name, nil)
		}
	}
	if s.prodded {
		parse(filepath.Join(p.Dir, "zz_prod.go"), "package "+p.Name+"\n"+prod)
	}
	conf := types.Config{
		Sizes: types.SizesFor("gc", runtime.GOARCH),
		Importer: unit.ImporterFunc(func(path string) (*types.Package, error) {
			if to := p.ImportMap[path]; to != "" {
				path = to
			}
			if s.prodded && path == "github.com/microsoftgraph/msgraph-sdk-go" && s.files[path] == "" {
				pkg := types.NewPackage(path, "msgraphsdk")
				pkg.MarkComplete()
				return pkg, nil
			}
			return s.exports.Import(path)
		}),
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		conf.GoVersion = "go" + p.Module.GoVersion
	}
	info := unit.NewInfo()
	pkg, err := conf.Check(p.ImportPath, s.fset, files, info)
	if err != nil {
		s.t.Logf("%s is left out: %v", p.ImportPath, err)
		s.left++
		return 0
	}
	var inherited []unit.Fact
	for _, imp := range pkg.Imports() {
		inherited = append(inherited, unit.DecodeFacts(s.facts[imp.Path()], s.known)...)
	}
	u := &unit.Unit{
		Fset: s.fset, Files: files, Pkg: pkg, Info: info, Sizes: conf.Sizes,
		Module: &analysis.Module{Path: "example.com/own", Main: true},
		Facts:  unit.NewFacts(pkg, inherited, s.exports.Package),
	}
	begin, found := cpu(), 0
	over := make(chan bool)
	defer close(over)
	go watch(p.ImportPath, begin+patience, over)
	steps := int64(0)
	for _, res := range u.Run(append(slices.Clone(s.as), ssaview.Analyzer), false) {
		if v, ok := res.Value.(*ssaview.View); ok {
			steps = v.Steps()
		}
		if res.Err != nil {
			s.t.Errorf("%s: %v", p.ImportPath, res.Err)
		}
		for _, d := range res.Diagnostics {
			found++
			s.t.Logf("%v: %s (%s)", s.fset.Position(d.Pos), d.Message, res.Analyzer.Name)
		}
	}
	s.took = append(s.took, took{p.ImportPath, cpu() - begin, steps})
	data, err := unit.EncodeFacts(u.Facts.Export())
	if err != nil {
		s.t.Errorf("%s: %v", p.ImportPath, err)
	}
	own := slices.DeleteFunc(u.Facts.Export(), func(f unit.Fact) bool { return f.Pkg != p.ImportPath })
	if data, err := unit.EncodeFacts(own); err != nil || len(data) > factsOfFile*(len(files)+1) {
		s.t.Errorf("%s: %d kB of facts of its own for %d files, %v", p.ImportPath, len(data)>>10, len(files), err)
	} else {
		s.own += len(data)
	}
	s.facts[p.ImportPath] = data
	s.bytes += len(data)
	if len(data) > s.most {
		s.most, s.mostBy = len(data), p.ImportPath
	}
	return found
}

// watch ends the test with what it is about, when limit is over before the
// analysis of a package is.
func watch(path string, limit time.Duration, over <-chan bool) {
	for {
		select {
		case <-over:
			return
		case <-time.After(time.Second):
		}
		if cpu() > limit {
			fmt.Fprintf(os.Stderr, "%s takes too long\n", path)
			pprof.Lookup("goroutine").WriteTo(os.Stderr, 2)
			os.Exit(2)
		}
	}
}

// sum logs what a run cost, in CPU time: others may be at work on the machine.
func (s *sweeper) sum(all time.Duration, before, done, found int) {
	var analysed time.Duration
	for _, k := range s.took {
		analysed += k.time
	}
	slices.SortFunc(s.took, func(a, b took) int { return cmp.Compare(b.time, a.time) })
	how := "as it is"
	if s.prodded {
		how = "prodded"
	}
	s.t.Logf("%s: %d packages (%d left out), %d files, %d findings, %.1f s (analysis %.1f s), %.1f packages/s; facts %d kB, with those that travel %d kB, at most %d kB (%s); peak %d MB, %d at the start",
		how, done, s.left, s.read, found, all.Seconds(), analysed.Seconds(), float64(done)/all.Seconds(), s.own>>10, s.bytes>>10, s.most>>10, s.mostBy, peak(), before)
	for _, k := range s.took[:min(5, len(s.took))] {
		s.t.Logf("  %.2f s %s", k.time.Seconds(), k.pkg)
	}
	slices.SortFunc(s.took, func(a, b took) int { return cmp.Compare(b.steps, a.steps) })
	for _, k := range s.took[:min(5, len(s.took))] {
		s.t.Logf("  %d steps %s", k.steps, k.pkg)
	}
}

// cpu returns the CPU time of the process so far.
func cpu() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// resetPeak makes the peak count from here on, where the system can.
func resetPeak() {
	debug.FreeOSMemory()
	os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}

// peak returns the largest size of the process since resetPeak, in megabytes, or 0.
func peak() int {
	data, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(data)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb := 0
			fmt.Sscan(rest, &kb)
			return kb >> 10
		}
	}
	return 0
}
