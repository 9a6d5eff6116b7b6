// Package docgen writes the documentation that follows from the code: the
// pages of the analyzers from their doc.go, and the tables of analyzers and
// settings. Its test compares them with what is in the repository, and with
// -update writes them:
//
//	go test ./internal/docgen -update
package docgen

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/passdoc"
)

// Generate returns the contents of all files that are generated, or have a
// generated part, by their names below root.
func Generate(root string) (map[string]string, error) {
	analyzers := graphlint.Analyzers(graphlint.Settings{})
	files := make(map[string]string)
	fixes := make(map[string]bool)
	for _, a := range analyzers {
		var err error
		if fixes[a.Name], err = hasFixes(filepath.Join(root, "passes", a.Name)); err != nil {
			return nil, err
		}
		files["docs/analyzers/"+a.Name+".md"] = page(a, fixes[a.Name])
	}
	for name, table := range map[string]string{
		"README.md":        analyzerTable(analyzers, fixes, "docs/analyzers/"),
		"docs/settings.md": settingsTable(),
	} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return nil, err
		}
		if files[name], err = fill(string(text), table); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return files, nil
}

// hasFixes reports whether the pass in dir suggests fixes.
func hasFixes(dir string) (bool, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return false, err
	}
	for _, name := range names {
		src, err := os.ReadFile(name)
		if err != nil {
			return false, err
		}
		if !strings.HasSuffix(name, "_test.go") && strings.Contains(string(src), "analysis.SuggestedFix{") {
			return true, nil
		}
	}
	return false, nil
}

const (
	begin = "<!-- generated: go test ./internal/docgen -update -->\n"
	end   = "<!-- end of generated -->\n"
)

// fill puts text between the marks of a file.
func fill(file, text string) (string, error) {
	before, rest, ok := strings.Cut(file, begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		return "", fmt.Errorf("no place for what is generated")
	}
	return before + begin + text + end + after, nil
}

func title(a *analysis.Analyzer) string {
	line, _, _ := strings.Cut(a.Doc, "\n")
	return strings.TrimPrefix(line, a.Name+": ")
}

// page is the documentation of one analyzer.
func page(a *analysis.Analyzer, fix bool) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<!-- From passes/%s/doc.go, by go test ./internal/docgen -update -->\n", a.Name)
	fmt.Fprintf(&b, "# %s\n\n%s.\n\n", a.Name, upper(title(a)))
	use := fmt.Sprintf(" `-%s=false` turns it off.", a.Name)
	if graphlint.Default(a.Name) {
		b.WriteString("On by default.")
	} else {
		b.WriteString("Off by default.")
		use = fmt.Sprintf(" `-%s` turns it on, beside the others.", a.Name)
	}
	if fix {
		b.WriteString(" Suggests fixes, which `-fix` applies.")
	}
	b.WriteString(use + "\n\n")
	b.WriteString(passdoc.Markdown(a.Doc))
	return b.String()
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// analyzerTable lists the analyzers, with links to their pages in dir.
func analyzerTable(analyzers []*analysis.Analyzer, fixes map[string]bool, dir string) string {
	var b strings.Builder
	b.WriteString("| analyzer | what it does | default | fix |\n| --- | --- | --- | --- |\n")
	for _, a := range analyzers {
		fix, state := "", "on"
		if !graphlint.Default(a.Name) {
			state = "off"
		}
		if fixes[a.Name] {
			fix = "yes"
		}
		fmt.Fprintf(&b, "| [%s](%s%s.md) | %s | %s | %s |\n", a.Name, dir, a.Name, strings.ReplaceAll(title(a), "|", `\|`), state, fix)
	}
	return b.String()
}

// settingsTable lists the settings, which are flags too.
func settingsTable() string {
	var b strings.Builder
	b.WriteString("| setting | what it holds |\n| --- | --- |\n")
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	new(graphlint.Settings).RegisterFlags(fs)
	fs.VisitAll(func(f *flag.Flag) {
		_, usage := flag.UnquoteUsage(f)
		fmt.Fprintf(&b, "| `%s` | %s |\n", f.Name, usage)
	})
	return b.String()
}
