package retry

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// load makes a pkg of source text that imports the standard library only.
func load(t *testing.T, src string) *pkg {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", "package p\n"+src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object),
		Implicits: make(map[ast.Node]types.Object), Selections: make(map[*ast.SelectorExpr]*types.Selection), Scopes: make(map[ast.Node]*types.Scope),
		Instances: make(map[*ast.Ident]types.Instance), FileVersions: make(map[*ast.File]string),
	}
	conf := types.Config{Importer: importer.Default()}
	tpkg, err := conf.Check("p", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	pass := &analysis.Pass{
		Fset: fset, Files: []*ast.File{file}, Pkg: tpkg, TypesInfo: info,
		ResultOf:          make(map[*analysis.Analyzer]any),
		AllPackageFacts:   func() []analysis.PackageFact { return nil },
		ImportObjectFact:  func(types.Object, analysis.Fact) bool { return false },
		ImportPackageFact: func(*types.Package, analysis.Fact) bool { return false },
		ExportObjectFact:  func(types.Object, analysis.Fact) {},
		ExportPackageFact: func(analysis.Fact) {},
	}
	view, err := ssaview.Analyzer.Run(pass)
	if err != nil {
		t.Fatal(err)
	}
	pass.ResultOf[ssaview.Analyzer] = view
	idx, err := request.Analyzer.Run(pass)
	if err != nil {
		t.Fatal(err)
	}
	return newPkg(pass, view.(*ssaview.View), idx.(*request.Index))
}

func TestHelpOnce(t *testing.T) {
	p := load(t, `
type Config struct { Attempts int; Worth func(error) bool }

func Run(cfg Config, op func() error) (err error) {
	for i := 0; i < cfg.Attempts; i++ {
		if err = op(); err == nil {
			return nil
		}
		if cfg.Worth != nil && !cfg.Worth(err) {
			return err
		}
	}
	return err
}`)
	hs := p.helpsWith(p.view.Package().Func("Run"))
	if len(hs) != 1 {
		t.Fatalf("%d helps, want 1", len(hs))
	}
	h := hs[0]
	if failure.Set(h.OnErr[0]) != failure.Any {
		t.Errorf("called again on %v, want any error", failure.Set(h.OnErr[0]))
	}
	if len(h.OnceFields) != 1 || h.OnceFields[0] != [3]int{0, 0, 1} {
		t.Errorf("once with %v, want field Attempts of 1", h.OnceFields)
	}
	if len(h.PredFields) != 1 || h.PredFields[0] != [3]int{0, 1, 0} {
		t.Errorf("predicates %v, want field Worth", h.PredFields)
	}
}

// TestJudges runs functions that judge a failure on each of them.
func TestJudges(t *testing.T) {
	p := load(t, `
import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

type answer struct{ Status int }

func (a *answer) Error() string { return "answer " + strconv.Itoa(a.Status) }

func Hundreds(s int) bool  { return s/100 == 5 }
func Range(s int) bool     { return s >= 500 && s < 503 }
func Either(s int) bool    { return s == http.StatusTooManyRequests || s >= 500 }

var busy = map[int]bool{429: true, 503: true}

func Map(s int) bool       { return busy[s] }
func Slice(s int) bool     { return slices.Contains([]int{404, 409}, s) }

func Switch(s int) bool {
	switch s {
	case 500, 502, 503, 504:
		return true
	}
	return false
}

func As(err error) bool {
	var a *answer
	return errors.As(err, &a) && a.Status == 429
}

func NotAs(err error) bool {
	var a *answer
	return !errors.As(err, &a)
}

func Text(err error) bool  { return strings.Contains(err.Error(), "503") }

func Lost(err error) bool {
	if errors.Is(err, context.Canceled) {
		return false
	}
	var ue *url.Error
	var ne net.Error
	return errors.As(err, &ue) || errors.As(err, &ne) && ne.Timeout()
}

func Resp(resp *http.Response) bool { return resp == nil || resp.StatusCode == 429 }
`)
	const server = failure.S500 | failure.S501 | failure.S502 | failure.S503 | failure.S504 | failure.S507 | failure.Server
	for name, want := range map[string]failure.Set{
		"Hundreds": server,
		"Range":    failure.S500 | failure.S501 | failure.S502,
		"Either":   failure.S429 | server,
		"Map":      failure.S429 | failure.S503,
		"Slice":    failure.S404 | failure.S409,
		"Switch":   failure.S500 | failure.S502 | failure.S503 | failure.S504,
		"As":       failure.S429,
		"NotAs":    failure.Transport,
		"Text":     failure.S503,
		"Lost":     failure.Transport,
		"Resp":     failure.S429 | failure.Transport,
	} {
		js := p.judgesOf(p.view.Package().Func(name))
		if len(js) != 1 {
			t.Errorf("%s: judges %d parameters, want 1", name, len(js))
			continue
		}
		var got failure.Set
		for _, r := range js[0].Rows {
			if r.Out == "true" {
				got |= failure.Set(r.On)
			}
		}
		if got != want {
			t.Errorf("%s is true for %v, want %v", name, got, want)
		}
	}
}

// TestLists looks for one of a list: what none of its elements stands for is
// not found, the rest may be.
func TestLists(t *testing.T) {
	p := load(t, `
import "strings"

func Texts(err error) bool {
	text := strings.ToLower(err.Error())
	for _, part := range []string{"Timeout", "connection refused", "throttled"} {
		if strings.Contains(text, strings.ToLower(part)) {
			return true
		}
	}
	return false
}

var rounds = []int{409, 503}

func Statuses(s int) bool {
	for _, want := range rounds {
		if s == want {
			return true
		}
	}
	return false
}
`)
	for name, want := range map[string]failure.Set{
		"Texts":    failure.S429 | failure.Transport,
		"Statuses": failure.S409 | failure.S503,
	} {
		js := p.judgesOf(p.view.Package().Func(name))
		if len(js) != 1 {
			t.Errorf("%s: judges %d parameters, want 1", name, len(js))
			continue
		}
		got := failure.Any
		for _, r := range js[0].Rows {
			if r.Out == "false" {
				got &^= failure.Set(r.On)
			}
		}
		if got != want {
			t.Errorf("%s may be true for %v, want %v", name, got, want)
		}
	}
}

// TestHelps asks after which errors helpers go on.
func TestHelps(t *testing.T) {
	p := load(t, `
import "errors"

type answer struct{ Status int }

func (a *answer) Error() string { return "answer" }

type Stop struct{ error }

func Any(f func() error) (err error) {
	for range 3 {
		if err = f(); err == nil {
			break
		}
	}
	return err
}

func Some(f func() error) error {
	for {
		err := f()
		var a *answer
		if !errors.As(err, &a) || a.Status != 503 {
			return err
		}
	}
}

func Unless(f func() error) error {
	for {
		err := f()
		if _, ok := errors.AsType[Stop](err); err == nil || ok {
			return err
		}
	}
}

func Through(f func() error) error { return Any(func() error { return f() }) }
func Handed(f func() error) error  { return Any(f) }
func Once(f func() error) error    { return f() }

func Poll(f func() (bool, error)) error {
	for {
		if done, err := f(); done || err != nil {
			return err
		}
	}
}

type node struct{ kids []*node }

func Visit(n *node, f func(*node) error) error {
	for _, k := range n.kids {
		if err := visitMore(k, f); err != nil {
			return err
		}
		if err := Visit(k, func(n *node) error { return visitMore(n, func(n *node) error { return f(n) }) }); err != nil {
			return err
		}
	}
	return f(n)
}

func visitMore(n *node, f func(*node) error) error {
	for _, k := range n.kids {
		if err := Visit(k, f); err != nil {
			return err
		}
		if err := visitMore(k, func(n *node) error { return Visit(n, f) }); err != nil {
			return err
		}
	}
	return f(n)
}

func All(fs ...func() error) (err error) {
	for _, f := range fs {
		err = errors.Join(err, f())
	}
	return err
}
`)
	for name, want := range map[string]struct {
		onErr failure.Set
		onNil bool // with a false result
		types int
	}{
		"Any":     {onErr: failure.Any},
		"Some":    {onErr: failure.S503},
		"Unless":  {onErr: failure.Any, types: 1},
		"Through": {onErr: failure.Any},
		"Handed":  {onErr: failure.Any},
		"Once":    {},
		"Poll":    {onNil: true},
		"All":     {},
		"Visit":   {},
	} {
		var h Help
		if hs := p.helpsWith(p.view.Package().Func(name)); len(hs) > 0 {
			h = hs[0]
		}
		if got := failure.Set(h.OnErr[0]); got != want.onErr || h.OnNil[0] != want.onNil || want.types > 0 && len(h.Types) != want.types {
			t.Errorf("%s is called again on %v, without error: %v, other types %v; want %+v", name, got, h.OnNil[0], h.Types, want)
		}
	}
}
