package odd

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/lab"
)

// repairs mend the faults of the example, one each.
var repairs = []struct {
	file, wrong, right string
}{
	{"retry/retry.go", "time.Duration(n) // fault: unitmismatch", "time.Duration(n) * time.Second"},
	{"worker/worker.go", `"next", next) // fault: logleak`, `"more", next != "")`},
	{"worker/worker.go", `Has("handled", id) // fault: idkey`, `Has("handled", *m.GetInternetMessageId())`},
	{"worker/worker.go", `Enter("handled", id, string(action)) // fault: idkey`, `Enter("handled", *m.GetInternetMessageId(), string(action))`},
	{
		"worker/worker.go",
		"err = retry.Do(3, func() error {\n\t\t\treturn w.Box.Reply(ctx, id, standardText) // fault: nestedretry, unsafewrite\n\t\t})",
		"err = retry.WhileMissing(func() error {\n\t\t\treturn w.Box.Reply(ctx, id, standardText)\n\t\t})",
	},
	{
		"mailbox/batch.go",
		"_, err := b.patch(ctx, ids, change) // fault: batchenvelope\n",
		"answer, err := b.patch(ctx, ids, change)\n\tif err == nil && len(answer.GetFailedResponses()) > 0 {\n\t\terr = fmt.Errorf(\"not all are read\")\n\t}\n",
	},
	{
		"mailbox/batch.go",
		"\t\tanswer, err := batch.Send(ctx, b.Client.GetAdapter()) // fault: batchreplay\n",
		"\t\tanswer, err := batch.Send(ctx, b.Client.GetAdapter())\n\t\tif err == nil && len(answer.GetFailedResponses()) > 0 {\n\t\t\treturn fmt.Errorf(\"not all are told\")\n\t\t}\n",
	},
	{
		"mailbox/mailbox.go",
		"&khttp.RetryHandlerOptions{MaxRetries: 5}}, // fault: retryoptions",
		"&khttp.RetryHandlerOptions{MaxRetries: 5, ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool { return true }}},",
	},
	{
		"mailbox/mailbox.go",
		"err := retry.Do(4, func() (err error) {\n\t\t\tpage, err = request.GetAsDeltaGetResponse(ctx, config) // fault: nestedretry\n\t\t\treturn err\n\t\t})",
		"err := retry.WhileMissing(func() (err error) {\n\t\t\tpage, err = request.GetAsDeltaGetResponse(ctx, config)\n\t\t\treturn err\n\t\t})",
	},
	{
		"directory/directory.go",
		"\t\tresp, err := d.Client.Do(req) // fault: bodyreplay\n",
		"\t\tif req.Body, err = req.GetBody(); err != nil {\n\t\t\treturn err\n\t\t}\n\t\tresp, err := d.Client.Do(req)\n",
	},
	{"directory/directory.go", `"header", req.Header) // fault: logleak`, `"headers", len(req.Header))`},
}

var faultComment = regexp.MustCompile(`(?m)// fault: (.+)$`)

// TestExample mends all faults of the example, which leaves nothing to report,
// and puts each of them back, which is reported in the lines it says and
// nowhere else.
func TestExample(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	root := filepath.Join("..", "..", "examples", "mailtriage", "internal")
	texts := make(map[string]string)
	for _, dir := range []string{"classify", "ledger", "retry", "directory", "mailbox", "worker"} {
		names, _ := filepath.Glob(filepath.Join(root, dir, "*.go"))
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			texts[dir+"/"+filepath.Base(name)] = string(data)
		}
	}
	check := func(t *testing.T, texts map[string]string) {
		t.Helper()
		var want []string
		byDir := make(map[string]map[string]string)
		for _, name := range slices.Sorted(maps.Keys(texts)) {
			dir, file, _ := strings.Cut(name, "/")
			if byDir[dir] == nil {
				byDir[dir] = make(map[string]string)
			}
			byDir[dir][file] = texts[name]
			for i, line := range strings.Split(texts[name], "\n") {
				if m := faultComment.FindStringSubmatch(line); m != nil {
					for analyzer := range strings.SplitSeq(m[1], ", ") {
						want = append(want, fmt.Sprintf("%s:%d: %s", name, i+1, analyzer))
					}
				}
			}
		}
		const path = "github.com/graphlint/graphlint/examples/mailtriage/internal/"
		var program []lab.Package
		for _, dir := range []string{"classify", "ledger", "retry", "directory", "mailbox", "worker"} {
			program = append(program, lab.Package{Path: path + dir, Files: byDir[dir]})
		}
		r, err := l.Run(defaults(), program)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range r.Findings {
			got = append(got, fmt.Sprintf("%s/%s:%d: %s", strings.TrimPrefix(f.Package, path), f.File, f.Line, f.Analyzer))
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
		}
	}
	mended := maps.Clone(texts)
	for _, r := range repairs {
		if strings.Count(mended[r.file], r.wrong) != 1 {
			t.Fatalf("%s has not once %q", r.file, r.wrong)
		}
		mended[r.file] = withNet(strings.Replace(mended[r.file], r.wrong, r.right, 1))
	}
	t.Run("mended", func(t *testing.T) { check(t, mended) })
	for _, r := range repairs {
		t.Run(faultComment.FindStringSubmatch(r.wrong)[1], func(t *testing.T) {
			one := maps.Clone(mended)
			one[r.file] = strings.Replace(one[r.file], r.right, r.wrong, 1)
			check(t, one)
		})
	}
}

// withNet adds the import that a repair needs.
func withNet(text string) string {
	if strings.Contains(text, "*http.Request") && !strings.Contains(text, `"net/http"`) {
		text = strings.Replace(text, "import (\n", "import (\n\t\"net/http\"\n\t\"time\"\n", 1) + "\nvar _ http.Header\nvar _ time.Time\n"
	}
	return text
}

// defaults are the analyzers that run where nobody asks for others.
func defaults() []*analysis.Analyzer {
	return graphlint.Choose(graphlint.Analyzers(graphlint.Settings{}), nil, nil)
}
