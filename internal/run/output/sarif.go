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

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/baseline"
	"github.com/graphlint/graphlint/internal/passdoc"
)

const (
	sarifRoot = "%SRCROOT%"
	homepage  = "https://github.com/graphlint/graphlint"
)

// SARIF prints the findings as a SARIF 2.1.0 log with a rule for each of the
// analyzers. Files below root are named relative to it. Hidden findings are in
// it as suppressed ones.
func SARIF(w io.Writer, findings []Finding, analyzers []*analysis.Analyzer, root string) error {
	s := &sarifWriter{root: root, src: make(sources)}
	run := sarif.NewRunWithInformationURI("graphlint", homepage)
	if v := version(); v != "" {
		run.Tool.Driver.WithVersion(v)
	}
	run.WithOriginalUriBaseIds(map[string]sarif.ArtifactLocation{
		sarifRoot: *sarif.NewArtifactLocation().WithURI(fileURI(root) + "/"),
	})
	run.WithColumnKind("unicodeCodePoints")
	index := make(map[string]int)
	for i, a := range analyzers {
		index[a.Name] = i
		run.Tool.Driver.AddRule(rule(a))
	}
	seen := make(map[string]int)
	for i, print := range Fingerprints(findings, new(baseline.Names)) {
		seen[print]++
		res := s.result(&findings[i])
		res.RuleIndex = index[*res.RuleID]
		res.PartialFingerprints = map[string]string{"graphlint/v1": fmt.Sprintf("%s:%d", print, seen[print])}
		run.AddResult(res)
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(sarif.NewReport().AddRun(run))
}

// version returns the version of graphlint, or "" if it was not built from one.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "(devel)" {
		return ""
	}
	return info.Main.Version
}

func rule(a *analysis.Analyzer) *sarif.ReportingDescriptor {
	title, _, _ := strings.Cut(a.Doc, "\n")
	title = strings.TrimPrefix(title, a.Name+": ")
	text := sarif.NewMultiformatMessageString
	d := sarif.NewReportingDescriptor().
		WithID(a.Name).
		WithShortDescription(text().WithText(title)).
		WithFullDescription(text().WithText(passdoc.FirstParagraph(a.Doc))).
		WithHelp(text().WithText(a.Doc).WithMarkdown(passdoc.Markdown(a.Doc))).
		WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(sarif.LevelWarning))
	if a.URL != "" {
		d.WithHelpURI(a.URL)
	}
	return d
}

type sarifWriter struct {
	root string
	src  sources
}

func message(text string) *sarif.Message { return sarif.NewMessage().WithText(text) }

func (s *sarifWriter) result(f *Finding) *sarif.Result {
	res := sarif.NewResult().
		WithRuleID(f.Analyzer.Name).
		WithLevel(sarif.LevelWarning).
		WithMessage(message(f.Message)).
		AddLocation(sarif.NewLocation().WithPhysicalLocation(s.physical(f.Posn, f.End)))
	if flow := s.flow(f); len(flow) > 0 {
		res.AddCodeFlow(sarif.NewCodeFlow().AddThreadFlow(sarif.NewThreadFlow().WithLocations(flow)))
	}
	suppress := func(kind, why string) {
		res.AddSuppression(sarif.NewSuppression().WithKind(kind).WithStatus("accepted").WithJustification(why))
	}
	switch f.Hidden {
	case ByDirective:
		suppress("inSource", f.Reason)
	case ByBaseline:
		suppress("external", "recorded in the baseline")
	}
	return res
}

// flow returns the steps that lead to a finding, and last the finding itself.
// Readers want a file for each of them: the text of a step without one goes to
// the next.
func (s *sarifWriter) flow(f *Finding) []*sarif.ThreadFlowLocation {
	var out []*sarif.ThreadFlowLocation
	before := ""
	add := func(from, to token.Position, text string) {
		loc := sarif.NewLocation().WithPhysicalLocation(s.physical(from, to)).WithMessage(message(before + text))
		out = append(out, sarif.NewThreadFlowLocation().WithLocation(loc))
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

func (s *sarifWriter) physical(from, to token.Position) *sarif.PhysicalLocation {
	r := sarif.NewRegion().WithStartLine(from.Line)
	if from.Column > 0 {
		r.WithStartColumn(inRunes(s.src.line(from.Filename, from.Line), from.Column))
	}
	if to.Filename == from.Filename && comparePosition(from, to) < 0 {
		r.WithEndLine(to.Line).WithEndColumn(inRunes(s.src.line(to.Filename, to.Line), to.Column))
	}
	file := sarif.NewArtifactLocation()
	rel := Relative(from, s.root)
	if filepath.IsAbs(rel.Filename) {
		file.WithURI(fileURI(rel.Filename))
	} else {
		u := url.URL{Path: filepath.ToSlash(rel.Filename)}
		file.WithURI(u.EscapedPath()).WithURIBaseID(sarifRoot)
	}
	return sarif.NewPhysicalLocation().WithArtifactLocation(file).WithRegion(r)
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
