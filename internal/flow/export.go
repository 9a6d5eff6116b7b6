package flow

import (
	"cmp"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

func sameType(a, b any) bool { return reflect.TypeOf(a) == reflect.TypeOf(b) }

// fieldName names a field of a package-level struct type in facts, as
// "import/path.Type.field", or "" if it can not be named.
func (s *solver) fieldName(f *types.Var) string {
	if f == nil || f.Pkg() == nil {
		return ""
	}
	if s.names == nil {
		s.names = make(map[*types.Var]string)
		s.named = make(map[*types.Package]bool)
	}
	if name, ok := s.names[f]; ok {
		return name
	}
	if s.named[f.Pkg()] {
		return ""
	}
	s.named[f.Pkg()] = true
	scope := f.Pkg().Scope()
	for _, tn := range scope.Names() {
		obj, ok := scope.Lookup(tn).(*types.TypeName)
		if !ok || obj.IsAlias() {
			continue
		}
		if st, ok := obj.Type().Underlying().(*types.Struct); ok {
			for g := range st.Fields() {
				s.names[g] = f.Pkg().Path() + "." + tn + "." + g.Name()
			}
		}
	}
	return s.names[f]
}

// field finds a field by its name in facts, in this package or an import.
func (s *solver) field(name string) *types.Var {
	if f, ok := s.fields[name]; ok {
		return f
	}
	s.fields[name] = nil
	path, rest, ok := cutLastSlash(name)
	if !ok {
		return nil
	}
	parts := strings.Split(rest, ".")
	if len(parts) < 3 {
		return nil
	}
	pkgPath := path + strings.Join(parts[:len(parts)-2], ".")
	pkg := s.lookupPackage(pkgPath)
	if pkg == nil {
		return nil
	}
	obj, ok := pkg.Scope().Lookup(parts[len(parts)-2]).(*types.TypeName)
	if !ok {
		return nil
	}
	if st, ok := obj.Type().Underlying().(*types.Struct); ok {
		for f := range st.Fields() {
			if f.Name() == parts[len(parts)-1] {
				s.fields[name] = f
			}
		}
	}
	return s.fields[name]
}

// cutLastSlash splits "a/b/c.T.f" into "a/b/" and "c.T.f".
func cutLastSlash(name string) (dir, rest string, ok bool) {
	i := strings.LastIndexByte(name, '/')
	return name[:i+1], name[i+1:], name != ""
}

func (s *solver) lookupPackage(path string) *types.Package {
	if path == s.pass.Pkg.Path() {
		return s.pass.Pkg
	}
	seen := make(map[*types.Package]bool)
	var find func(p *types.Package) *types.Package
	find = func(p *types.Package) *types.Package {
		for _, q := range p.Imports() {
			if seen[q] {
				continue
			}
			seen[q] = true
			if q.Path() == path {
				return q
			}
			if r := find(q); r != nil {
				return r
			}
		}
		return nil
	}
	return find(s.pass.Pkg)
}

// export writes the facts of the functions that other packages can name, and
// of the fields that have labels.
func (s *solver) export() {
	if s.spec.NewFact == nil {
		return
	}
	for _, fn := range s.funcs {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !declared(fn) || !nameable(obj) {
			continue
		}
		fact := s.spec.NewFact()
		sum := fact.Sum()
		s.summarize(fn, sum)
		if len(sum.Results)+len(sum.Effects) > 0 || s.spec.Total && s.takesLabel(fn) {
			s.pass.ExportObjectFact(obj, fact)
		}
	}
	if s.spec.Interfaces {
		s.exportInterfaces()
	}
	if s.spec.NewPackageFact == nil {
		return
	}
	fact := s.spec.NewPackageFact()
	all := fact.All()
	for n, c := range s.cells {
		name := s.placeName(n)
		if name == "" {
			continue
		}
		for _, a := range c.atoms() {
			if a.from.param == nil && a.from.place == nil {
				l := FieldLabel{Field: name, Kind: a.kind, What: a.from.What, Place: s.originPlace(a.from)}
				if !slices.ContainsFunc(s.fieldFact[name], func(h FieldLabel) bool { return h.Kind == l.Kind }) {
					all.Labels = append(all.Labels, l)
				}
			}
		}
	}
	slices.SortFunc(all.Labels, compareLabels)
	// One label of a kind is enough for readers in other packages.
	all.Labels = slices.CompactFunc(all.Labels, func(a, b FieldLabel) bool { return a.Field == b.Field && a.Kind == b.Kind })
	all.Sinks = s.found
	slices.SortFunc(all.Sinks, compareSinks)
	// One sink of a kind is enough, too.
	all.Sinks = slices.CompactFunc(all.Sinks, func(a, b PlaceSink) bool {
		return a.Field == b.Field && a.In == b.In && a.Word == b.Word && a.Out == b.Out
	})
	if len(all.Labels)+len(all.Sinks) > 0 {
		s.pass.ExportPackageFact(fact)
	}
}

// nameable reports whether another package can call obj. Methods of unexported
// types can be called through interfaces and values.
func nameable(obj *types.Func) bool { return obj.Exported() }

func (s *solver) originPlace(o *origin) string {
	if o.Place != "" {
		return o.Place
	}
	return place(s.pass.Fset, o.Pos)
}

func (s *solver) summarize(fn *ssa.Function, sum *Summary) {
	for i := range fn.Signature.Results().Len() {
		c := s.cells[result{fn, i}]
		if c == nil {
			continue
		}
		for _, a := range c.atoms() {
			if a.from.param == nil && a.from.place == nil && !s.isPrivate(a.from) {
				sum.Results = append(sum.Results, Label{i, a.kind, a.from.What, s.originPlace(a.from)})
			}
		}
	}
	for i, p := range fn.Params {
		for _, cb := range s.callbacks[p] {
			if o := cb.atom.from; o.param == nil && o.place == nil && !s.isPrivate(o) {
				sum.Effects = append(sum.Effects, Effect{Param: Always, To: ToCallback, Index: i, Arg: cb.arg,
					Out: cb.atom.kind, Name: o.What, Place: s.originPlace(o)})
			}
		}
		for _, a := range s.writes[p] {
			if a.from.param == nil && a.from.place == nil && !s.isPrivate(a.from) {
				sum.Results = append(sum.Results, Label{Arg(i), a.kind, a.from.What, s.originPlace(a.from)})
			}
		}
	}
	slices.SortFunc(sum.Results, func(a, b Label) int {
		return cmp.Or(a.Index-b.Index, cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Place, b.Place), cmp.Compare(a.What, b.What))
	})
	sum.Results = slices.CompactFunc(sum.Results, func(a, b Label) bool { return a.Index == b.Index && a.Kind == b.Kind })
	for i, p := range fn.Params {
		if s.spec.Inputs == nil {
			break
		}
		for _, in := range s.inputs(p) {
			for _, e := range s.way(in).effects.list {
				if x, ok := s.exported(i, in, e); ok {
					sum.Effects = append(sum.Effects, x)
				}
			}
		}
	}
	s.exportPlaces(fn, sum)
	slices.SortFunc(sum.Effects, compareEffects)
	sum.Effects = slices.CompactFunc(sum.Effects, func(a, b Effect) bool {
		if a.Param == Always && b.Param == Always {
			return a.Index == b.Index && a.Arg == b.Arg && a.Out == b.Out // one origin is enough
		}
		return a == b
	})
}

func (s *solver) isPrivate(o *origin) bool { return s.private != nil && s.private(o.Origin) }

// takesLabel reports whether an argument of fn can have a label.
func (s *solver) takesLabel(fn *ssa.Function) bool {
	if s.spec.Inputs == nil {
		return false
	}
	for _, p := range fn.Params {
		if len(s.inputs(p)) > 0 {
			return true
		}
	}
	return false
}

func compareLabels(a, b FieldLabel) int {
	return cmp.Or(cmp.Compare(a.Field, b.Field), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Place, b.Place), cmp.Compare(a.What, b.What))
}

func compareSinks(a, b PlaceSink) int {
	return cmp.Or(cmp.Compare(a.Field, b.Field), cmp.Compare(a.In, b.In), cmp.Compare(a.Word, b.Word), cmp.Compare(a.Out, b.Out), cmp.Compare(a.Place, b.Place))
}

func compareEffects(a, b Effect) int {
	return cmp.Or(a.Param-b.Param, cmp.Compare(a.In, b.In), a.Ret-b.Ret, cmp.Compare(a.To, b.To), a.Index-b.Index,
		a.Arg-b.Arg, cmp.Compare(a.Out, b.Out), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Place, b.Place), cmp.Compare(a.From, b.From))
}

// exported turns an effect into the form of a fact.
func (s *solver) exported(param int, in input, e effect) (Effect, bool) {
	x := Effect{Param: param, In: in.kind, Ret: in.ret, To: e.to, Index: e.index, Out: e.kind}
	switch e.to {
	case ToField:
		x.Name = s.placeName(e.node)
		return x, x.Name != ""
	case ToCallback:
		x.Arg = e.arg
	case ToSink:
		x.Name, x.Place = e.hit.word, e.hit.place
		if e.passed {
			x.Arg = 1
		}
	}
	return x, true
}
