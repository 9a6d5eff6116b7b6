package unit

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

type note struct{ Text string }

func (*note) AFact() {}

type tally struct {
	Of map[string]int
	N  int
}

func (*tally) AFact() {}

type empty struct{}

func (*empty) AFact() {}

// A world type-checks small packages that import each other.
type world struct {
	fset *token.FileSet
	pkgs map[string]*types.Package
}

func newWorld() *world { return &world{token.NewFileSet(), make(map[string]*types.Package)} }

func (w *world) Import(path string) (*types.Package, error) {
	if p := w.pkgs[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}

func (w *world) unit(t testing.TB, path, src string, inherited ...Fact) *Unit {
	t.Helper()
	f, err := parser.ParseFile(w.fset, path+".go", src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	info := NewInfo()
	pkg, err := (&types.Config{Importer: w}).Check(path, w.fset, []*ast.File{f}, info)
	if err != nil {
		t.Fatal(err)
	}
	w.pkgs[path] = pkg
	return &Unit{
		Fset: w.fset, Files: []*ast.File{f}, Pkg: pkg, Info: info,
		Facts: NewFacts(pkg, inherited, func(path string) *types.Package { return w.pkgs[path] }),
	}
}

const lowSource = `package low
type T struct{ Field, hidden int }
func (T) Method() {}
func (T) method() {}
func Func(param int) { var local int; _ = local }
func private() {}
var Var int
const Const = 1
`

func known() FactTypes {
	return FactTypesOf([]*analysis.Analyzer{{FactTypes: []analysis.Fact{new(note), new(tally), new(empty)}}})
}

// lowFacts returns facts about all kinds of objects of the package low.
func lowFacts(t testing.TB, w *world) *Facts {
	u := w.unit(t, "low", lowSource)
	for id, obj := range u.Info.Defs {
		if obj != nil {
			u.Facts.exportObject(obj, &note{id.Name})
		}
	}
	u.Facts.exportPackage(&tally{N: 7})
	u.Facts.exportObject(u.Pkg.Scope().Lookup("Func"), new(empty))
	return u.Facts
}

func texts(facts []Fact) string {
	var out []string
	for _, f := range facts {
		out = append(out, fmt.Sprintf("%s.%s=%v", f.Pkg, f.Object, f.Value))
	}
	return strings.Join(out, "\n")
}

func TestFactsRoundTrip(t *testing.T) {
	w := newWorld()
	out := lowFacts(t, w).Export()
	data, err := EncodeFacts(out)
	if err != nil {
		t.Fatal(err)
	}
	in := DecodeFacts(data, known())
	for i := range in {
		// An order by type is as good as one by object.
		sortFacts(in)
		if in[i].Travels != out[i].Travels {
			t.Errorf("%v: travels %v", in[i].Object, in[i].Travels)
		}
	}
	if texts(in) != texts(out) {
		t.Errorf("wrote\n%s\nread\n%s", texts(out), texts(in))
	}

	// What was read serves as well as what was not written.
	for name, facts := range map[string][]Fact{"from file": in, "from memory": out} {
		u := w.unit(t, "mid", "package mid\nimport \"low\"\nvar V low.T\n", facts...)
		low := w.pkgs["low"]
		for _, obj := range []types.Object{
			low.Scope().Lookup("Func"),
			low.Scope().Lookup("Var"),
			low.Scope().Lookup("T"),
			low.Scope().Lookup("T").Type().Underlying().(*types.Struct).Field(0),
			low.Scope().Lookup("T").Type().(*types.Named).Method(0),
			low.Scope().Lookup("Func").Type().(*types.Signature).Params().At(0),
		} {
			var n note
			if !u.Facts.importObject(obj, &n) || n.Text != obj.Name() {
				t.Errorf("%s: %v has %q", name, obj, n.Text)
			}
		}
		var ta tally
		if !u.Facts.importPackage(low, &ta) || ta.N != 7 {
			t.Errorf("%s: package has %v", name, ta)
		}
		if u.Facts.importPackage(u.Pkg, &ta) {
			t.Errorf("%s: a fact about %s came from nowhere", name, u.Pkg)
		}

		// One package further, facts about the package and its functions
		// have no use: no one can name them without importing it.
		next := texts(u.Facts.Export())
		for _, gone := range []string{"low.=", "low.Func=", "low.Var=", "low.Const="} {
			if strings.Contains(next, gone) {
				t.Errorf("%s: exports %s again:\n%s", name, gone, next)
			}
		}
		for _, kept := range []string{"low.T=&{T}", "low.T.UF0=&{Field}"} {
			if !strings.Contains(next, kept) {
				t.Errorf("%s: lost %s:\n%s", name, kept, next)
			}
		}
		if passed := texts(PassOn(facts, facts)); passed != next {
			t.Errorf("%s: passed on\n%s\nwant\n%s", name, passed, next)
		}
	}
}

func TestFactsDeterministic(t *testing.T) {
	var first []byte
	for range 10 {
		data, err := EncodeFacts(lowFacts(t, newWorld()).Export())
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = data
		}
		if !bytes.Equal(first, data) {
			t.Fatal("the same facts gave other bytes")
		}
	}
}

// What cannot be read holds no facts, and no error either.
func TestFactsUnreadable(t *testing.T) {
	data, err := EncodeFacts(lowFacts(t, newWorld()).Export())
	if err != nil {
		t.Fatal(err)
	}
	if n := len(DecodeFacts(data, known())); n == 0 {
		t.Fatal("no facts to begin with")
	}
	for n := range len(data) {
		if facts := DecodeFacts(data[:n], known()); len(facts) > 0 {
			t.Fatalf("%d of %d bytes gave facts:\n%s", n, len(data), texts(facts))
		}
	}
	for i := range data {
		bad := bytes.Clone(data)
		bad[i] ^= 0x55
		if facts := DecodeFacts(bad, known()); len(facts) > 0 {
			t.Fatalf("a wrong byte at %d gave facts:\n%s", i, texts(facts))
		}
	}
	for name, text := range map[string]string{
		"empty":           "",
		"x/tools":         "vetx\x00\x00\x00\x00\x00\x00\x00\x00",
		"another version": strings.Replace(string(data), "facts 1", "facts 9", 1),
	} {
		if facts := DecodeFacts([]byte(text), known()); len(facts) > 0 {
			t.Errorf("%s: %s", name, texts(facts))
		}
	}
}

// A reader that knows fewer types, such as one whose analyzers are switched
// off, reads the others.
func TestFactsOfUnknownType(t *testing.T) {
	data, err := EncodeFacts(lowFacts(t, newWorld()).Export())
	if err != nil {
		t.Fatal(err)
	}
	for name, typ := range known() {
		facts := DecodeFacts(data, FactTypes{name: typ})
		if len(facts) == 0 {
			t.Errorf("%s: none", name)
		}
		for _, f := range facts {
			if reflect.TypeOf(f.Value) != typ {
				t.Errorf("%s: got a %T", name, f.Value)
			}
		}
	}
}

func TestNoFacts(t *testing.T) {
	data, err := EncodeFacts(nil)
	if err != nil || HasFacts(int64(len(data))) || len(DecodeFacts(data, known())) != 0 {
		t.Errorf("%q, %v", data, err)
	}
}

// A fact about something that has no counterpart in the file being read, as
// when export data leaves out what nobody needs, is left out.
func TestFactAboutNothing(t *testing.T) {
	w := newWorld()
	facts := lowFacts(t, w).Export()
	for i := range facts {
		facts[i].pkg, facts[i].obj = nil, nil
	}
	w.unit(t, "low", "package low\ntype T struct{}\n")
	u := w.unit(t, "mid", "package mid\nimport _ \"low\"\n", facts...)
	objects, _ := u.Facts.all(map[reflect.Type]bool{reflect.TypeFor[*note](): true})
	if len(objects) != 1 || objects[0].Object.Name() != "T" {
		t.Errorf("got %v", objects)
	}
}
