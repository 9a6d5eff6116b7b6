package odd

import (
	"fmt"
	"strings"
	"testing"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/lab"
)

// prelude opens the gates of all passes and gives them something to follow.
const prelude = `package p

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const host = "https://graph.microsoft.com/v1.0"

type message struct {
	ID      string ` + "`json:\"id\"`" + `
	Subject string ` + "`json:\"subject\"`" + `
}

var (
	seen  = map[string]bool{}
	token = ""
	last  error
	step  func(string) (string, error)
)

func post(path string) (*http.Response, error) {
	req, err := http.NewRequest("POST", host+path, bytes.NewReader(nil))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	return http.DefaultClient.Do(req)
}

func read(id string) (m message, err error) {
	resp, err := http.Get(host + "/me/messages/" + id)
	if err != nil {
		return m, err
	}
	defer resp.Body.Close()
	if resp.StatusCode == 429 {
		n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
		time.Sleep(time.Duration(n) * time.Second)
		return m, errors.New(strings.ToLower(resp.Status))
	}
	return m, json.NewDecoder(resp.Body).Decode(&m)
}

func use(s string) string {
	slog.Info(fmt.Sprint(len(s)))
	seen[s] = true
	return s
}
`

// repeat returns f(0) to f(n-1), one a line.
func repeat(n int, f func(i int) string) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(f(i))
		out.WriteByte('\n')
	}
	return out.String()
}

func line(format string) func(int) string {
	return func(i int) string { return strings.ReplaceAll(format, "#", fmt.Sprint(i)) }
}

// limit is about what the engines' budgets allow. A walk that does not remember
// where it was takes many times as much.
const limit = 5_000_000

// large are programs that are large in one way each.
var large = []struct {
	name string
	text func() string
}{
	{"10,000 statements", func() string {
		return "func f() error {\n\tm, err := read(\"\")\n\tid := m.ID\n" +
			repeat(2_000, line("\tif _, err = post(\"/a#/\" + id); err != nil {\n\t\tlast = err\n\t}\n\tid = use(id)\n\tm.Subject = id")) +
			"\treturn err\n}\n"
	}},
	{"100 requests in one loop", func() string {
		return "func f() (err error) {\n\tfor range 3 {\n" +
			repeat(100, line("\t\tif _, err = post(\"/a#\"); err == nil {\n\t\t\tseen[err.Error()+\"#\"] = true\n\t\t\tbreak\n\t\t}")) +
			"\t}\n\treturn err\n}\n"
	}},
	{"a text of 1,000 parts", func() string {
		return "func f(m message, ids []string) string {\n\treturn m.ID" + strings.Repeat(" +\n\t\tids[0] + \"/\" + m.ID", 500) + "\n}\n\n" +
			"func g(m message) (*http.Response, error) { return post(f(m, nil)) }\n"
	}},
	{"300 calls in one another", func() string {
		return "func f(m message) string {\n\treturn " + strings.Repeat("use(", 300) + "m.ID" + strings.Repeat(")", 300) + "\n}\n"
	}},
	{"100 blocks in one another", func() string {
		return "func f(m message) (err error) {\n" +
			repeat(100, line("for i := 0; i < #; i++ {\nif m.ID = use(m.ID); m.ID != \"#\" {\n_, err = post(m.ID)")) +
			strings.Repeat("}}\n", 100) + "\treturn err\n}\n"
	}},
	{"60 literals in one another", func() string {
		return "func f(m message) (err error) {\n" +
			repeat(60, line("for err != nil {\nfunc() {\nif _, err = post(m.ID); err != nil {\nm.ID += \"#\"\n}")) +
			strings.Repeat("}()\n}\n", 60) + "\treturn err\n}\n"
	}},
	{"a machine of 300 states", func() string {
		return "func f(n int, m message) (id string, err error) {\n\tnext := use\n\tfor {\n\t\tswitch n {\n" +
			repeat(300, func(i int) string {
				switch i % 5 {
				case 0:
					return fmt.Sprintf("case %d:\n\tid = next(id)\n\tn++", i)
				case 1:
					return fmt.Sprintf("case %d:\n\t_, err = post(id)", i)
				case 2:
					return fmt.Sprintf("case %d:\n\tnext = strings.ToLower\n\tcontinue", i)
				case 3:
					return fmt.Sprintf("case %d:\n\tid = m.ID + id", i)
				}
				return fmt.Sprintf("case %d:\n\tn = %d", i, i*7%300)
			}) + "\t\tdefault:\n\t\t\treturn id, err\n\t\t}\n\t}\n}\n"
	}},
	{"8 machines in a row", func() string {
		return "func f(n int, m message) (id string, err error) {\n\tid = m.ID\n\tnext := use\n" +
			strings.Repeat("\tswitch n {\n"+repeat(100, func(i int) string {
				return fmt.Sprintf("case %d:\n\tn++", i)
			})+"case 100:\n\tid += m.Subject\ncase 101:\n\tnext = strings.ToUpper\n\t}\n\tid = next(id)\n\t_, err = post(id)\n", 8) +
			"\treturn id, err\n}\n"
	}},
	{"2,000 closures", func() string {
		return "func f(m message) (err error) {\n\tid := m.ID\n" +
			repeat(2_000, line("\tstep = func(s string) (string, error) {\n\t\tid = use(id + s)\n\t\t_, err := post(id)\n\t\treturn \"#\", err\n\t}")) +
			"\t_, err = step(id)\n\treturn err\n}\n"
	}},
	{"a chain of 300 functions", func() string {
		return repeat(300, func(i int) string {
			return fmt.Sprintf("func f%d(id string) (string, error) { return f%d(id) }", i, i+1)
		}) + "func f300(id string) (string, error) {\n\t_, err := post(use(id))\n\treturn id, err\n}\n\nfunc g(m message) { f0(m.ID) }\n"
	}},
	{"a ladder of 60 functions", func() string {
		return repeat(60, func(i int) string {
			return fmt.Sprintf("func f%d(id string, ok bool) (string, error) {\n\tif ok {\n\t\treturn f%d(id, !ok)\n\t}\n\ts, err := f%d(id, ok)\n\tfor err != nil {\n\t\ts, err = f%d(s, ok)\n\t}\n\treturn s, err\n}", i, i+1, i+1, i+1)
		}) + "func f60(id string, ok bool) (string, error) {\n\t_, err := post(use(id))\n\treturn id, err\n}\n\nfunc g(m message) { f0(m.ID, true) }\n"
	}},
	{"100 functions that call one another", func() string {
		return repeat(100, func(i int) string {
			return fmt.Sprintf("func f%d(id string, do func(string) error) error {\n\tif err := do(id); err != nil {\n\t\treturn f%d(id, do)\n\t}\n\tif _, err := post(id); err != nil {\n\t\treturn f%d(use(id), func(s string) error { return f%d(s, do) })\n\t}\n\treturn f%d(id, do)\n}",
				i, (i+1)%100, (i*3+7)%100, (i*7+3)%100, (i*5+11)%100)
		}) + "func g(m message) error { return f0(m.ID, func(string) error { return nil }) }\n"
	}},
	{"600 calls of one function", func() string {
		return "func f(m message) {\n" + repeat(600, line("\tuse(m.ID + \"#\")\n\tpost(m.Subject)")) + "}\n"
	}},
	{"600 fields", func() string {
		return "type wide struct {\n" + repeat(600, line("\tF# string")) + "}\n\nfunc f(w *wide, m message) {\n" +
			repeat(600, line("\tw.F# = m.ID\n\tuse(w.F#)")) + "}\n"
	}},
	{"a list of 2,000 elements", func() string {
		return "var all = []message{\n" + repeat(2_000, line("\t{ID: \"#\", Subject: token},")) + "}\n\n" +
			"func f() {\n\tfor _, m := range all {\n\t\tuse(m.ID)\n\t\tpost(m.ID)\n\t}\n}\n"
	}},
	{"50 types behind one interface", func() string {
		return "type doer interface {\n" + repeat(50, line("\tDo#(id string) error")) + "}\n" +
			repeat(50, func(i int) string {
				return fmt.Sprintf("type t%d struct{ inner doer }\n\n", i) + repeat(50, func(j int) string {
					return fmt.Sprintf("func (t t%d) Do%d(id string) error { return t.inner.Do%d(use(id)) }", i, j, (j+1)%50)
				})
			}) + "var ds = []doer{" + repeat(50, line("t#{},")) + "}\n\nfunc f(m message) { for _, d := range ds { d.Do0(m.ID) } }\n"
	}},
	{"structs of structs", func() string {
		return "type s0 struct{ ID, Token string }\n" + repeat(5, func(i int) string {
			fields := repeat(8, line("\tF# s"+fmt.Sprint(i)))
			return fmt.Sprintf("type s%d struct {\n%s}", i+1, fields)
		}) + "func f() error {\n\tvar s s5\n\tfor range 3 {\n\t\tif _, err := post(s.F0.F1.F2.F3.F4.ID); err == nil {\n\t\t\treturn nil\n\t\t}\n\t}\n\tslog.Info(\"x\", \"s\", s)\n\treturn nil\n}\n"
	}},
}

func TestLarge(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	for _, tt := range large {
		t.Run(strings.ReplaceAll(tt.name, " ", "_"), func(t *testing.T) {
			program := []lab.Package{{Path: "example.com/m/p", Files: map[string]string{"p.go": prelude + tt.text()}}}
			r, err := l.Run(graphlint.Analyzers(graphlint.Settings{}), program)
			if err != nil {
				t.Fatal(err)
			}
			if n := r.Steps["example.com/m/p"]; n == 0 || n > limit {
				t.Errorf("%d steps, want at most %d", n, limit)
			} else {
				t.Logf("%d steps, %d findings", n, len(r.Findings))
			}
			if n := len(r.Facts["example.com/m/p"]); n > 1<<20 {
				t.Errorf("%d kB of facts", n>>10)
			}
		})
	}
}
