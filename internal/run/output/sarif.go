package output

import (
	"encoding/json"
	"fmt"
	"go/token"
	"io"
	"net/url"
	"path/filepath"
	"runtime/debug"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/baseline"
	"github.com/graphlint/graphlint/internal/passdoc"
)

const (
	sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	sarifRoot   = "%SRCROOT%"
	homepage    = "https://github.com/graphlint/graphlint"
)

// SARIF prints the findings as a SARIF 2.1.0 log with a rule for each of the
// analyzers. Files below root are named relative to it. Hidden findings are in
// it as suppressed ones.
func SARIF(w io.Writer, findings []Finding, analyzers []*analysis.Analyzer, root string) error {
	s := &sarif{root: root, src: make(sources)}
	run := sarifRun{
		Tool:               sarifTool{sarifDriver{Name: "graphlint", Version: version(), InformationURI: homepage, Rules: []sarifRule{}}},
		OriginalURIBaseIDs: map[string]sarifArtifact{sarifRoot: {URI: fileURI(root) + "/"}},
		ColumnKind:         "unicodeCodePoints",
		Results:            []sarifResult{},
	}
	index := make(map[string]int)
	for i, a := range analyzers {
		index[a.Name] = i
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, rule(a))
	}
	seen := make(map[string]int)
	for i, print := range Fingerprints(findings, new(baseline.Names)) {
		seen[print]++
		res := s.result(&findings[i])
		res.RuleIndex = index[res.RuleID]
		res.PartialFingerprints = map[string]string{"graphlint/v1": fmt.Sprintf("%s:%d", print, seen[print])}
		run.Results = append(run.Results, res)
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{run}})
}

// version returns the version of graphlint, or "" if it was not built from one.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "(devel)" {
		return ""
	}
	return info.Main.Version
}

func rule(a *analysis.Analyzer) sarifRule {
	title, _, _ := strings.Cut(a.Doc, "\n")
	title = strings.TrimPrefix(title, a.Name+": ")
	return sarifRule{
		ID:                   a.Name,
		ShortDescription:     sarifText{Text: title},
		FullDescription:      sarifText{Text: passdoc.FirstParagraph(a.Doc)},
		Help:                 sarifText{Text: a.Doc, Markdown: passdoc.Markdown(a.Doc)},
		HelpURI:              a.URL,
		DefaultConfiguration: sarifDefaults{"warning"},
	}
}

type sarif struct {
	root string
	src  sources
}

func (s *sarif) result(f *Finding) sarifResult {
	res := sarifResult{
		RuleID:    f.Analyzer.Name,
		Level:     "warning",
		Message:   sarifText{Text: f.Message},
		Locations: []sarifLocation{{PhysicalLocation: s.physical(f.Posn, f.End)}},
	}
	if flow := s.flow(f); len(flow) > 0 {
		res.CodeFlows = []sarifCodeFlow{{[]sarifThreadFlow{{flow}}}}
	}
	switch f.Hidden {
	case ByDirective:
		res.Suppressions = []sarifSuppression{{"inSource", "accepted", f.Reason}}
	case ByBaseline:
		res.Suppressions = []sarifSuppression{{"external", "accepted", "recorded in the baseline"}}
	}
	return res
}

// flow returns the steps that lead to a finding, and last the finding itself.
// Readers want a file for each of them: the text of a step without one goes to
// the next.
func (s *sarif) flow(f *Finding) []sarifFlowLocation {
	var out []sarifFlowLocation
	before := ""
	add := func(from, to token.Position, text string) {
		out = append(out, sarifFlowLocation{sarifLocation{s.physical(from, to), &sarifText{Text: before + text}}})
		before = ""
	}
	for _, step := range f.Steps {
		if step.Posn.Line > 0 {
			add(step.Posn, step.Posn, step.Text)
			continue
		}
		before += strings.TrimPrefix(step.Place+": ", ": ") + step.Text + "; then "
	}
	if len(f.Steps) == 0 {
		return nil
	}
	if n := len(out); n == 0 || before != "" || f.Steps[len(f.Steps)-1].Posn != f.Posn {
		add(f.Posn, f.End, f.Message)
	}
	return out
}

func (s *sarif) physical(from, to token.Position) sarifPhysical {
	r := sarifRegion{StartLine: from.Line}
	if from.Column > 0 {
		r.StartColumn = inRunes(s.src.line(from.Filename, from.Line), from.Column)
	}
	if to.Filename == from.Filename && comparePosition(from, to) < 0 {
		r.EndLine, r.EndColumn = to.Line, inRunes(s.src.line(to.Filename, to.Line), to.Column)
	}
	rel := Relative(from, s.root)
	if filepath.IsAbs(rel.Filename) {
		return sarifPhysical{sarifArtifact{URI: fileURI(rel.Filename)}, r}
	}
	u := url.URL{Path: filepath.ToSlash(rel.Filename)}
	return sarifPhysical{sarifArtifact{u.EscapedPath(), sarifRoot}, r}
}

func fileURI(name string) string {
	name = filepath.ToSlash(name)
	if !strings.HasPrefix(name, "/") {
		name = "/" + name // a drive letter
	}
	return (&url.URL{Scheme: "file", Path: strings.TrimSuffix(name, "/")}).String()
}

// Fingerprints returns the fingerprint of each of the findings.
func Fingerprints(findings []Finding, names *baseline.Names) []string {
	src := make(sources)
	out := make([]string, len(findings))
	for i := range findings {
		f := &findings[i]
		out[i] = baseline.Fingerprint(f.Analyzer.Name, names.File(f.Posn.Filename), src.line(f.Posn.Filename, f.Posn.Line), f.Message)
	}
	return out
}
