package flow

import "go/types"

// exportInterfaces writes a summary for the methods of the package's exported
// interfaces: what the types do that the package itself makes such values of.
// Those types are often unexported, and come out of a constructor, so that a
// caller in another package sees the interface alone.
func (s *solver) exportInterfaces() {
	scope := s.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !tn.Exported() || tn.IsAlias() {
			continue
		}
		it, ok := tn.Type().Underlying().(*types.Interface)
		if !ok {
			continue
		}
		for m := range it.ExplicitMethods() {
			ims := s.impls[m.Origin()]
			if !m.Exported() || len(ims) == 0 || len(ims) > maxImpls {
				continue
			}
			fact := s.spec.NewFact()
			sum := fact.Sum()
			for _, im := range ims {
				if im.fn != nil {
					s.summarize(im.fn, sum)
				}
			}
			if len(sum.Results)+len(sum.Effects) > 0 {
				s.pass.ExportObjectFact(m, fact)
			}
		}
	}
}
