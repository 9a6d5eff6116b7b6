package output

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/report"
)

// A Finding is one diagnostic, with what its analyzer returned about it.
type Finding struct {
	Package   string // path
	Analyzer  *analysis.Analyzer
	Posn, End token.Position
	Message   string
	URL       string
	Steps     []Step
	Related   []Step
	// Fixable says that the diagnostic has a fix.
	Fixable bool
	// Hidden says why the finding is not shown, if it is not.
	Hidden Hidden
	// Reason is the reason that the directive gives that hides the finding.
	Reason string
}

// Hidden is why a finding is not shown.
type Hidden int

// A directive in the source hides a finding, or the baseline does.
const (
	Shown Hidden = iota
	ByDirective
	ByBaseline
)

// A Step is one place on the way to a finding.
type Step struct {
	// Posn is the place, if it is known.
	Posn token.Position
	// Place names the place otherwise, or may be empty: "file.go:12".
	Place string
	Text  string
}

// key is what tells findings apart. A package and its test variant have the
// same ones in the files that they share.
type key struct {
	posn              token.Position
	analyzer, message string
}

func (f *Finding) key() key { return key{f.Posn, f.Analyzer.Name, f.Message} }

// Collect returns the findings of the packages, those that directives hide
// among them, sorted by place. A finding of two packages that share the file
// is there once.
func Collect(pkgs []Package) []Finding {
	var all []Finding
	where := newPlaces(pkgs)
	for i := range pkgs {
		p := &pkgs[i]
		for _, r := range p.Results {
			if r.Err != nil {
				continue
			}
			res, _ := r.Value.(*report.Result)
			if res == nil {
				res = new(report.Result)
			}
			add := func(d analysis.Diagnostic) *Finding {
				all = append(all, Finding{
					Package:  p.path(),
					Analyzer: r.Analyzer,
					Posn:     p.Fset.Position(d.Pos),
					End:      p.Fset.Position(cmp.Or(d.End, d.Pos)),
					Message:  d.Message,
					URL:      d.URL,
				})
				return &all[len(all)-1]
			}
			for _, d := range r.Diagnostics {
				f := add(d)
				f.Fixable = len(d.SuggestedFixes) > 0
				for _, rel := range d.Related {
					f.Related = append(f.Related, Step{Posn: p.Fset.Position(rel.Pos), Text: rel.Message})
				}
				i := slices.IndexFunc(res.Findings, func(rf report.Finding) bool {
					return rf.Pos == d.Pos && rf.Message == d.Message
				})
				if i >= 0 {
					f.Steps = where.steps(p.Fset, res.Findings[i])
				}
			}
			for _, s := range res.Suppressed {
				f := add(analysis.Diagnostic{Pos: s.Pos, End: s.End, Message: s.Message, URL: r.Analyzer.URL})
				f.Steps = where.steps(p.Fset, s.Finding)
				f.Hidden, f.Reason = ByDirective, s.Reason
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Finding) int {
		return cmp.Or(comparePosition(a.Posn, b.Posn),
			cmp.Compare(a.Analyzer.Name, b.Analyzer.Name), cmp.Compare(a.Message, b.Message))
	})
	return slices.CompactFunc(all, func(a, b Finding) bool { return a.key() == b.key() })
}

// Visible returns the findings that nothing hides.
func Visible(findings []Finding) []Finding {
	return slices.DeleteFunc(slices.Clone(findings), func(f Finding) bool { return f.Hidden != Shown })
}

// Without returns the packages without the diagnostics of findings that are
// hidden.
func Without(pkgs []Package, findings []Finding) []Package {
	hidden := make(map[key]bool)
	for _, f := range findings {
		if f.Hidden != Shown {
			hidden[f.key()] = true
		}
	}
	out := slices.Clone(pkgs)
	for i := range out {
		p := &out[i]
		p.Results = slices.Clone(p.Results)
		for j := range p.Results {
			r := &p.Results[j]
			r.Diagnostics = slices.DeleteFunc(slices.Clone(r.Diagnostics), func(d analysis.Diagnostic) bool {
				return hidden[key{p.Fset.Position(d.Pos), r.Analyzer.Name, d.Message}]
			})
		}
	}
	return out
}
