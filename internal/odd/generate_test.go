package odd

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/graphlint/graphlint/internal/lab"
)

// A source of choices is the bytes that a fuzzer changes.
type choices struct {
	data []byte
	used int
}

// of returns a number below n.
func (c *choices) of(n int) int {
	if c.used >= len(c.data) {
		return 0
	}
	c.used++
	return int(c.data[c.used-1]) % n
}

func (c *choices) pick(texts ...string) string { return texts[c.of(len(texts))] }

// A program is made of declarations. In their text, $Name stands for what is
// declared as Name, and §1 to §9 mark lines of the declaration.
type program struct {
	helpers []decl // may stand in a package of their own
	users   []decl
}

type decl struct{ name, text string }

// generate makes a program of helpers and of functions that use them, some of
// them with faults.
func generate(c *choices) program {
	var p program
	helper := func(name, text string) { p.helpers = append(p.helpers, decl{name, text}) }
	user := func(name, text string) { p.users = append(p.users, decl{name, text}) }

	helper("Mail", "type $Mail struct {\n\tID string `json:\"id\"`\n\tInternet string `json:\"internetMessageId\"`\n\tSubject string `json:\"subject\"`\n}\n")
	helper("Base", "const $Base = \"https://graph.microsoft.com/v1.0\"\n")
	helper("Send", `
func $Send(path string) error {
	req, err := http.NewRequest(http.`+c.pick("MethodPost", "MethodGet", "MethodPatch")+`, $Base+path, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req) //§1
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode `+c.pick(">= 500", ">= 400", "== 429", "!= 200")+` {
		return fmt.Errorf("status %d", resp.StatusCode)
	}
	return nil
}
`)
	helper("Fetch", `
func $Fetch(path string) ([]$Mail, error) {
	resp, err := http.Get($Base + path)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var page struct{ Value []$Mail `+"`json:\"value\"`"+` }
	return page.Value, json.NewDecoder(resp.Body).Decode(&page)
}
`)
	helper("Again", `
func $Again(fn func() error) (err error) {
	for `+c.pick("range 3", "i := 0; i < 5; i++", "")+` {
		if err = fn(); `+c.pick("err == nil", "err == nil || strings.Contains(err.Error(), \"404\")", "err != nil", "true")+` {
			return `+c.pick("err", "nil")+`
		}
		time.Sleep(time.Second)
	}
`+c.pick("", "")+`	return err
}
`)
	helper("Pause", `
func $Pause(h http.Header) time.Duration {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return time.Second
	}
	return time.Duration(n)`+c.pick(" * time.Second", "", " * time.Millisecond")+` //§1
}
`)
	helper("Mark", "\nfunc $Mark(m map[string]bool, s string) { m[s] = true } //§1\n")
	helper("Tell", "\nfunc $Tell(what, s string) { slog.Info(what, \"v\", s) } //§1\n")

	for i := range 2 + c.of(4) {
		name := fmt.Sprintf("User%d", i)
		switch c.of(8) {
		case 0:
			user(name, "\nfunc $"+name+"(to string) error {\n\treturn $Again(func() error { //§1\n\t\treturn $Send(\"/me/"+c.pick("sendMail", "events", "messages")+"\") //§2\n\t})\n}\n")
		case 1:
			user(name, "\nfunc $"+name+"(to string) (err error) {\n\tfor range "+c.pick("3", "5")+" {\n\t\tif err = $Send(\"/me/sendMail\"); "+c.pick("err == nil", "err != nil")+" { //§1\n\t\t\tbreak\n\t\t}\n\t\ttime.Sleep(time.Second)\n\t}\n\treturn err\n}\n")
		case 2:
			user(name, "\nvar $Seen"+name+" = map[string]bool{}\n\nfunc $"+name+"(to string) error {\n\tms, err := $Fetch(\"/me/messages\")\n\tfor _, m := range ms {\n\t\t"+
				c.pick("$Seen"+name+"[m.ID] = true //§1", "$Mark($Seen"+name+", m.ID) //§1", "$Mark($Seen"+name+", m.Internet) //§1", "key := m.ID\n\t\tif !$Seen"+name+"[key] { //§1\n\t\t\t$Seen"+name+"[key] = true //§2\n\t\t}")+"\n\t}\n\treturn err\n}\n")
		case 3:
			user(name, "\nfunc $"+name+"(to string) error {\n\treq, err := http.NewRequest(\"GET\", $Base+\"/me/messages/\"+to, nil)\n\tif err != nil {\n\t\treturn err\n\t}\n\treq.Header.Set(\"Authorization\", \"Bearer \"+to)\n\t"+
				c.pick("slog.Info(\"x\", \"h\", req.Header) //§1", "$Tell(\"x\", req.Header.Get(\"Authorization\")) //§1", "$Tell(\"x\", req.URL.String()) //§1", "$Tell(\"x\", req.URL.Path) //§1")+"\n\treturn nil\n}\n")
		case 4:
			user(name, "\nfunc $"+name+"(to string) error {\n\tresp, err := http.Get($Base + \"/me/\" + to)\n\tif err != nil {\n\t\treturn err\n\t}\n\tdefer resp.Body.Close()\n\ttime.Sleep($Pause(resp.Header)"+c.pick("", " * time.Second")+") //§1\n\treturn nil\n}\n")
		case 5:
			user(name, "\nfunc $"+name+"(to string) error {\n\tresp, err := http.Post($Base+\"/$batch\", \"application/json\", strings.NewReader(to)) //§1\n\tif err != nil {\n\t\treturn err\n\t}\n\tdefer resp.Body.Close()\n"+
				c.pick("\tif resp.StatusCode != 200 {\n\t\treturn fmt.Errorf(\"x\")\n\t}\n\treturn nil\n", "\tvar out struct{ Responses []struct{ ID string; Status int } }\n\tif err := json.NewDecoder(resp.Body).Decode(&out); err != nil {\n\t\treturn err\n\t}\n\tfor _, r := range out.Responses {\n\t\tif r.Status >= 400 {\n\t\t\treturn fmt.Errorf(\"%s\", r.ID)\n\t\t}\n\t}\n\treturn nil\n")+"}\n")
		case 6:
			user(name, "\nfunc $"+name+"(to string) error {\n\tif err := $Send(\"/me/sendMail\"); err != nil { //§1\n\t\treturn $"+name+"(to)\n\t}\n\treturn nil\n}\n")
		case 7:
			user(name, "\ntype $T"+name+" struct{ do func() error }\n\nfunc (t $T"+name+") run() error { return $Again(t.do) }\n\nfunc $"+name+"(to string) error {\n\treturn $T"+name+"{do: func() error { return $Send(\"/me/sendMail\") }}.run() //§1\n}\n")
		}
	}
	return p
}

// A layout says how a program is written down. Findings may not depend on it.
type layout struct {
	rename  func(string) string
	reverse bool // the order of the declarations
	split   bool // over files
	apart   bool // helpers in a package of their own
}

// write returns the packages of the program.
func (p program) write(l layout) []lab.Package {
	local := make(map[string]bool)
	for _, d := range p.users {
		local[d.name] = true
	}
	text := func(d decl, helper bool) string {
		var out strings.Builder
		rest := d.text
		for {
			lit, after, ok := strings.Cut(rest, "$")
			out.WriteString(lit)
			if !ok {
				break
			}
			n := strings.IndexFunc(after, func(r rune) bool { return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9') })
			name := after[:n]
			rest = after[n:]
			if name == "batch" {
				out.WriteString("$batch")
				continue
			}
			if l.apart && !helper && slices.ContainsFunc(p.helpers, func(h decl) bool { return h.name == name }) {
				out.WriteString("help.")
			}
			out.WriteString(l.rename(name))
		}
		return strings.ReplaceAll(out.String(), "§", d.name+"§")
	}
	pkg := func(path, name string, decls []string) lab.Package {
		if l.reverse {
			slices.Reverse(decls)
		}
		files := make(map[string]string)
		for i, d := range decls {
			file := "a.go"
			if l.split {
				file = fmt.Sprintf("f%d.go", i%3)
			}
			files[file] += d
		}
		for file, body := range files {
			files[file] = "package " + name + "\n\n" + importsOf(body) + body
		}
		return lab.Package{Path: path, Files: files}
	}
	var helpers, users []string
	for _, d := range p.helpers {
		helpers = append(helpers, text(d, true))
	}
	for _, d := range p.users {
		users = append(users, text(d, false))
	}
	if l.apart {
		return []lab.Package{pkg("example.com/m/help", "help", helpers), pkg("example.com/m/p", "p", users)}
	}
	return []lab.Package{pkg("example.com/m/p", "p", append(helpers, users...))}
}

func importsOf(body string) string {
	var out strings.Builder
	for _, path := range []string{"encoding/json", "example.com/m/help", "fmt", "log/slog", "net/http", "strconv", "strings", "time"} {
		if strings.Contains(body, path[strings.LastIndexByte(path, '/')+1:]+".") {
			fmt.Fprintf(&out, "import %q\n", path)
		}
	}
	return out.String()
}

// marked returns the findings with marks instead of places.
func marked(r *lab.Report, pkgs []lab.Package) []string {
	texts := make(map[string][]string)
	for _, p := range pkgs {
		for name, text := range p.Files {
			texts[p.Path+"/"+name] = strings.Split(text, "\n")
		}
	}
	out := make(map[string]bool)
	for _, f := range r.Findings {
		_, mark, ok := strings.Cut(texts[f.Package+"/"+f.File][f.Line-1], "//")
		if !ok {
			mark = strings.TrimSpace(texts[f.Package+"/"+f.File][f.Line-1])
		}
		out[f.Analyzer+" "+f.Category+" "+mark] = true
	}
	return slices.Sorted(maps.Keys(out))
}
