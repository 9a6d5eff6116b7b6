package odd

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/lab"
)

// An operator changes all functions of the analyzers' test inputs alike: it
// puts a fault into those without a finding, or mends those that have one.
var operators = []struct {
	name, analyzer string
	dirs           []string
	from           *regexp.Regexp
	to             string
	mends          bool
	// but names functions in which the change is none, with the reason.
	but map[string]string
}{
	{
		name: "the unit is dropped", analyzer: "unitmismatch", dirs: []string{"unitmismatch/direct", "unitmismatch/helpers", "unitmismatch/parse"},
		from: regexp.MustCompile(`(time\.Duration\([a-z]+\)) \* time\.Second\b`), to: "$1",
		but: map[string]string{
			"okBackToSeconds": "the wait is made of whole.Seconds()",
			"otherHeader":     "another header", "otherService": "another header", "otherFloat": "another header",
		},
	},
	{
		name: "the unit is put in", analyzer: "unitmismatch", dirs: []string{"unitmismatch/direct", "unitmismatch/helpers", "unitmismatch/parse"},
		from: regexp.MustCompile(`\btime\.Duration\(n\)([;,)]|$| +//)`), to: "time.Duration(n) * time.Second$1", mends: true,
		but: map[string]string{"minutes": "multiplied already", "hasty": "another variable", "byName": "has more faults"},
	},
	{
		name: "the id is swapped", analyzer: "idkey", dirs: []string{"idkey/maps", "idkey/records", "idkey/stores", "idkey/sqltext", "idkey/hidden"},
		from: regexp.MustCompile(`\.GetInternetMessageId\(\)`), to: ".GetId()",
		but: map[string]string{
			"nopeBoth": "no key, but a field beside one", "nopeGormMap": "the column's name says what it holds",
			"db.nopeBeside": "the column's name says what it holds", "newMemory": "made here, a key elsewhere",
		},
	},
	{
		name: "the id is swapped back", analyzer: "idkey", dirs: []string{"idkey/maps", "idkey/records", "idkey/stores", "idkey/sqltext"},
		from: regexp.MustCompile(`\.GetId\(\)`), to: ".GetInternetMessageId()", mends: true,
	},
	{
		name: "the loop is taken off", analyzer: "nestedretry", dirs: []string{"nestedretry/loops", "nestedretry/helpers"},
		from: regexp.MustCompile(`for (range \d+|\w+ := 0; \w+ < \d+; \w+\+\+) \{`), to: "for range 1 {", mends: true,
	},
	{
		name: "the loop is taken off", analyzer: "unsafewrite", dirs: []string{"unsafewrite/sdk", "unsafewrite/rest"},
		from: regexp.MustCompile(`for (range \d+|\w+ := 0; \w+ < \d+; \w+\+\+) \{`), to: "for range 1 {", mends: true,
	},
}

// TestInputs changes the test inputs of the analyzers.
func TestInputs(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	for _, op := range operators {
		t.Run(strings.ReplaceAll(op.name, " ", "_")+"_"+op.analyzer, func(t *testing.T) {
			changed := 0
			for _, dir := range op.dirs {
				before := readInputs(t, dir)
				has := inFunctions(t, l, dir, before, op.analyzer)
				after := make(map[string]string)
				touched := make(map[string]bool)
				for name, text := range before {
					after[name] = eachFunction(t, name, text, func(fn, body string) string {
						if (has[fn] > 0) != op.mends || op.but[fn] != "" {
							return body
						}
						out := op.from.ReplaceAllString(body, op.to)
						touched[fn] = out != body
						return out
					})
				}
				got := inFunctions(t, l, dir, after, op.analyzer)
				for fn, yes := range touched {
					if !yes {
						continue
					}
					changed++
					if op.mends && got[fn] > 0 || !op.mends && got[fn] == 0 {
						t.Errorf("%s, %s: %d findings, were %d", dir, fn, got[fn], has[fn])
					}
				}
			}
			if changed < 3 {
				t.Errorf("only %d functions were changed", changed)
			}
		})
	}
}

// changes are made in one place of the test inputs: to a function without a
// finding, or, if it mends, to one with a finding.
var changes = []struct {
	fault, analyzer, dir, fn string
	from, to                 string
	mends                    bool
}{
	{"the head stays on", "nestedretry", "nestedretry/quiet", "queued", "ids = ids[1:]", "_ = ids[1:]", false},
	{"always the first", "nestedretry", "nestedretry/quiet", "firstOf", "ByUserId(ids[i])", "ByUserId(ids[0])", false},
	{"no other place", "nestedretry", "nestedretry/quiet", "fallback", "id = other", "_ = other", false},
	{"no other place by hand", "nestedretry", "nestedretry/quiet", "other", "ByUserId(second)", "ByUserId(first)", false},
	{"after throttling", "nestedretry", "nestedretry/quiet", "replicated", "== 404", "== 429", false},
	{"not again", "nestedretry", "nestedretry/loops", "labelled", "goto again", "break; if id == \"\" { goto again }", true},
	{"after 404 only", "nestedretry", "nestedretry/loops", "classic", "if err == nil {", "if oe := new(odataerrors.ODataError); !errors.As(err, &oe) || oe.ResponseStatusCode != 404 {", true},

	{"no transaction id", "unsafewrite", "unsafewrite/quiet", "newEvent", "ev.SetTransactionId(&id)", "_ = id", false},
	{"no conflict behavior", "unsafewrite", "unsafewrite/quiet", "conflictBehaviorInText", `"@microsoft.graph.conflictBehavior": "replace"`, `"size": 1`, false},
	{"after 503 too", "unsafewrite", "unsafewrite/quiet", "throttledOnly", "== 429", "== 503", false},
	{"to Graph", "unsafewrite", "unsafewrite/quiet", "anotherService", "https://hooks.example.com/alerts", "https://graph.microsoft.com/v1.0/me/sendMail", false},
	{"the first failure is the last", "unsafewrite", "unsafewrite/sdk", "app.direct", "err == nil {", "err != nil {\n\t\t\treturn err\n\t\t} else {", true},

	{"no status", "batchenvelope", "batchenvelope/sdk", "statusOfEach", "switch st := it.GetStatus(); {\n\t\tcase st == nil:\n\t\t\treturn nil, errors.New(\"no status\")\n\t\tcase *st == 429:", "if it.GetId() != nil {", false},
	{"no code", "batchenvelope", "batchenvelope/sdk", "codeByID", "err == nil && answer.GetStatusCodes()[id] < 300", "err == nil && answer != nil && id != \"\"", false},
	{"the error is dropped", "batchenvelope", "batchenvelope/sdk", "getterReturns", `return msgraphcore.GetBatchResponseById[models.Userable](answer, "1", models.CreateUserFromDiscriminatorValue)`, `u, _ := msgraphcore.GetBatchResponseById[models.Userable](answer, "1", models.CreateUserFromDiscriminatorValue); return u, nil`, false},
	{"another part of the body", "batchenvelope", "batchenvelope/sdk", "bodyHasError", `["error"]`, `["value"]`, false},
	{"the status is not printed", "batchenvelope", "batchenvelope/rest", "statusPrinted", `"%s: %d", it.ID, it.Status`, `"%s", it.ID`, false},
	{"the answers are looked at", "batchenvelope", "batchenvelope/sdk", "faultThrownAway", "_, err := br.Send(ctx, ad)", "answer, err := br.Send(ctx, ad)\n\tif err == nil && len(answer.GetFailedResponses()) > 0 {\n\t\terr = errors.New(\"failed\")\n\t}", true},
	{"the codes are kept", "batchenvelope", "batchenvelope/sdk", "faultCodesDropped", "_ = answer.GetStatusCodes()", "log.Print(answer.GetStatusCodes())", true},
	{"the statuses are counted", "batchenvelope", "batchenvelope/rest", "faultCounted", "return len(r.Responses), nil", "for _, it := range r.Responses {\n\t\tif it.Status >= 300 {\n\t\t\treturn 0, errors.New(it.ID)\n\t\t}\n\t}\n\treturn len(r.Responses), nil", true},

	{"the whole URL", "logleak", "logleak/requests", "Client.doQuiet", "req.URL.Path", "req.URL", false},
	{"the path", "logleak", "logleak/requests", "Client.do", "req.URL,", "req.URL.Path,", true},
	{"the host", "logleak", "logleak/requests", "Client.List", "resp.Status, resp.Request.URL)", "resp.Status, resp.Request.URL.Host)", true},
	{"the length of the token", "logleak", "logleak/requests", "Client.Whoami", `"token=%s\n", tok)`, `"token=%d\n", len(tok))`, true},
}

// TestChanges makes each change alone, which must show, and takes it back.
func TestChanges(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	before := make(map[string]map[string]int)
	for _, c := range changes {
		t.Run(c.analyzer+"_"+strings.ReplaceAll(c.fault, " ", "_"), func(t *testing.T) {
			texts := readInputs(t, c.dir)
			if before[c.dir] == nil {
				before[c.dir] = inFunctions(t, l, c.dir, texts, c.analyzer)
			}
			n := 0
			for name, text := range texts {
				texts[name] = eachFunction(t, name, text, func(fn, body string) string {
					if fn == c.fn {
						n += strings.Count(body, c.from)
						body = strings.Replace(body, c.from, c.to, 1)
					}
					return body
				})
			}
			if n == 0 {
				t.Fatalf("no %q in %s", c.from, c.fn)
			}
			got := inFunctions(t, l, c.dir, texts, c.analyzer)
			was, is := total(before[c.dir]), total(got)
			if c.mends && is >= was || !c.mends && is <= was {
				t.Errorf("%d findings, were %d", is, was)
			}
		})
	}
}

func total(counts map[string]int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

func readInputs(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := make(map[string]string)
	names, _ := filepath.Glob(filepath.Join(lab.Testdata(t), dir, "*.go"))
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(name)] = string(data)
	}
	if len(files) == 0 {
		t.Fatalf("no files in %s", dir)
	}
	return files
}

// eachFunction returns text with the functions changed by f.
func eachFunction(t *testing.T, name, text string, f func(fn, body string) string) string {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	at := 0
	for _, d := range file.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil {
			begin, end := fset.Position(d.Body.Pos()).Offset, fset.Position(d.End()).Offset
			out.WriteString(text[at:begin])
			out.WriteString(f(nameOf(d), text[begin:end]))
			at = end
		}
	}
	return out.String() + text[at:]
}

// nameOf tells methods of different types apart.
func nameOf(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return d.Name.Name
	}
	typ := d.Recv.List[0].Type
	if p, ok := typ.(*ast.StarExpr); ok {
		typ = p.X
	}
	return fmt.Sprintf("%s.%s", typ, d.Name.Name)
}

// inFunctions counts the findings of an analyzer in each function.
func inFunctions(t *testing.T, l *lab.Lab, dir string, files map[string]string, analyzer string) map[string]int {
	t.Helper()
	r, err := l.Run(defaults(), []lab.Package{{Path: dir, Files: files}})
	if err != nil {
		t.Fatalf("%s: %v", dir, err)
	}
	var all []lab.Finding
	for _, f := range r.Findings {
		if f.Analyzer == analyzer {
			all = append(all, f)
		}
	}
	count := make(map[string]int)
	for name, text := range files {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				first, last := fset.Position(d.Pos()).Line, fset.Position(d.End()).Line
				for range slices.Collect(matching(all, name, first, last)) {
					count[nameOf(d)]++
				}
			}
		}
	}
	return count
}

func matching(all []lab.Finding, file string, first, last int) func(yield func(lab.Finding) bool) {
	return func(yield func(lab.Finding) bool) {
		for _, f := range all {
			if f.File == file && first <= f.Line && f.Line <= last && !yield(f) {
				return
			}
		}
	}
}
