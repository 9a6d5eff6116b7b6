package unit

import (
	"cmp"
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// A Fact is one fact on its way from a package to those that import it.
type Fact struct {
	// Pkg is the path of the package that the fact is about, or to which the
	// object belongs that it is about.
	Pkg string
	// Object names the object within its package. It is empty if the fact is
	// about the package itself.
	Object objectpath.Path
	// Travels says that importers of importers may need the fact too: it is
	// about a type, a method or a field, which they can reach without
	// importing the package that declares it.
	Travels bool
	// Value is the fact.
	Value analysis.Fact

	// pkg and obj are what Pkg and Object denote, if the fact comes from
	// memory. They are nil if it comes from a file.
	pkg *types.Package
	obj types.Object
}

// Facts holds the facts that the analysis of one package reads and writes.
type Facts struct {
	pkg *types.Package

	mu sync.Mutex
	m  map[factKey]analysis.Fact
}

type factKey struct {
	pkg *types.Package // only if obj is nil
	obj types.Object
	typ reflect.Type
}

// NewFacts returns the facts of pkg before its analysis: those that came with
// its imports. The function lookup finds the packages that facts from a file
// are about; facts about packages and objects that pkg cannot see are left out.
func NewFacts(pkg *types.Package, inherited []Fact, lookup func(path string) *types.Package) *Facts {
	fs := &Facts{pkg: pkg, m: make(map[factKey]analysis.Fact)}
	for _, f := range inherited {
		p, obj := f.pkg, f.obj
		if p == nil {
			if p = lookup(f.Pkg); p == nil {
				continue
			}
			if f.Object != "" {
				var err error
				if obj, err = objectpath.Object(p, f.Object); err != nil {
					continue // not in what the importer can see
				}
			}
		}
		fs.m[keyOf(p, obj, f.Value)] = f.Value
	}
	return fs
}

func keyOf(pkg *types.Package, obj types.Object, f analysis.Fact) factKey {
	if obj != nil {
		pkg = nil
	}
	return factKey{pkg, obj, reflect.TypeOf(f)}
}

// Export returns the facts that importers of the package need, in a fixed
// order. Facts about objects that no importer can name are left out.
func (fs *Facts) Export() []Fact {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	if len(fs.m) == 0 {
		return nil
	}
	paths := new(objectpath.Encoder)
	var out []Fact
	for k, v := range fs.m {
		f := Fact{Value: v, pkg: k.pkg, obj: k.obj}
		if k.obj != nil {
			path, err := paths.For(k.obj)
			if err != nil {
				continue
			}
			f.pkg, f.Object, f.Travels = k.obj.Pkg(), path, travels(k.obj)
		}
		if f.pkg != fs.pkg && !f.Travels {
			continue
		}
		f.Pkg = f.pkg.Path()
		out = append(out, f)
	}
	sortFacts(out)
	return out
}

// travels reports whether an importer of an importer can reach obj.
func travels(obj types.Object) bool {
	if _, ok := obj.(*types.TypeName); ok {
		return true
	}
	return obj.Parent() != obj.Pkg().Scope()
}

// The comparisons below are made many thousand times for a package, and few go
// on to their last part.

func sortFacts(facts []Fact) {
	slices.SortFunc(facts, func(a, b Fact) int {
		if c := cmp.Compare(a.Pkg, b.Pkg); c != 0 {
			return c
		}
		if c := cmp.Compare(a.Object, b.Object); c != 0 {
			return c
		}
		return compareTypes(a.Value, b.Value)
	})
}

func compareTypes(a, b analysis.Fact) int {
	s, t := reflect.TypeOf(a), reflect.TypeOf(b)
	if s == t {
		return 0
	}
	return cmp.Compare(typeName(s), typeName(t))
}

// PassOn merges the facts of several imports into those that travel further.
// It is for packages that are not analysed themselves.
func PassOn(imports ...[]Fact) []Fact {
	type key struct {
		pkg string
		obj objectpath.Path
		typ reflect.Type
	}
	seen := make(map[key]bool)
	var out []Fact
	for _, facts := range imports {
		for _, f := range facts {
			k := key{f.Pkg, f.Object, reflect.TypeOf(f.Value)}
			if f.Travels && !seen[k] {
				seen[k] = true
				out = append(out, f)
			}
		}
	}
	sortFacts(out)
	return out
}

func (fs *Facts) get(k factKey, ptr analysis.Fact) bool {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	v, ok := fs.m[k]
	if ok {
		reflect.ValueOf(ptr).Elem().Set(reflect.ValueOf(v).Elem())
	}
	return ok
}

func (fs *Facts) set(k factKey, f analysis.Fact) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.m[k] = f
}

func (fs *Facts) importObject(obj types.Object, ptr analysis.Fact) bool {
	return obj != nil && fs.get(keyOf(nil, obj, ptr), ptr)
}

func (fs *Facts) exportObject(obj types.Object, f analysis.Fact) {
	if obj.Pkg() != fs.pkg {
		panic(fmt.Sprintf("fact %T about %s, which belongs to another package", f, obj))
	}
	fs.set(keyOf(nil, obj, f), f)
}

func (fs *Facts) importPackage(pkg *types.Package, ptr analysis.Fact) bool {
	return pkg != nil && fs.get(keyOf(pkg, nil, ptr), ptr)
}

func (fs *Facts) exportPackage(f analysis.Fact) { fs.set(keyOf(fs.pkg, nil, f), f) }

// all returns the facts of the given types in a fixed order.
func (fs *Facts) all(kinds map[reflect.Type]bool) (objects []analysis.ObjectFact, packages []analysis.PackageFact) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	for k, v := range fs.m {
		switch {
		case !kinds[k.typ]:
		case k.obj != nil:
			objects = append(objects, analysis.ObjectFact{Object: k.obj, Fact: v})
		default:
			packages = append(packages, analysis.PackageFact{Package: k.pkg, Fact: v})
		}
	}
	slices.SortFunc(objects, func(a, b analysis.ObjectFact) int {
		if p, q := a.Object.Pkg(), b.Object.Pkg(); p != q {
			if c := cmp.Compare(p.Path(), q.Path()); c != 0 {
				return c
			}
		}
		if c := cmp.Compare(a.Object.Pos(), b.Object.Pos()); c != 0 {
			return c
		}
		if a.Object != b.Object {
			if c := cmp.Compare(a.Object.Id(), b.Object.Id()); c != 0 {
				return c
			}
		}
		return compareTypes(a.Fact, b.Fact)
	})
	slices.SortFunc(packages, func(a, b analysis.PackageFact) int {
		if c := cmp.Compare(a.Package.Path(), b.Package.Path()); c != 0 {
			return c
		}
		return compareTypes(a.Fact, b.Fact)
	})
	return objects, packages
}
