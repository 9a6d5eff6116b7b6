package odd

import (
	"regexp"
	"strings"
	"testing"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/lab"
)

// mutations are right programs with one fault to be put in: «right|wrong».
var mutations = []struct {
	fault, analyzer, text string
}{
	{"the unit is dropped", "unitmismatch", `
func wait(resp *http.Response) {
	n, err := strconv.Atoi(resp.Header.Get("Retry-After"))
	if err == nil {
		time.Sleep(time.Duration(n)« * time.Second|»)
	}
}`},
	{"the unit is another", "unitmismatch", `
func wait(resp *http.Response) time.Duration {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	return time.Duration(n) * time.«Second|Millisecond»
}`},
	{"the id is swapped", "idkey", `
func note(ms []mail) {
	for _, m := range ms {
		seen[m.«Internet|ID»] = true
	}
}`},
	{"the key is swapped behind a helper", "idkey", `
func note(ms []mail) {
	for _, m := range ms {
		mark(m.«Internet|ID»)
	}
}

func mark(key string) { seen[key] = true }`},
	{"the statuses are not looked at", "batchenvelope", `
func send(body io.Reader) error {
	resp, err := http.Post(base+"/$batch", "application/json", body)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	var out struct {
		Responses []struct {
			ID     string
			Status int
		}
	}
	if err := json.NewDecoder(resp.Body).Decode(&out); err != nil {
		return err
	}
	for _, r := range out.Responses {
		«if r.Status >= 400 {
			return fmt.Errorf("step %s: %d", r.ID, r.Status)
		}|fmt.Println(r.ID)»
	}
	return nil
}`},
	{"the path becomes the address", "logleak", `
func get(user string) (*http.Response, error) {
	req, err := http.NewRequest("GET", base+"/users/"+user+"/messages?$search="+user, nil)
	if err != nil {
		return nil, err
	}
	slog.Info("get", "what", req.URL.«Path|String()»)
	return http.DefaultClient.Do(req)
}`},
	{"the headers are logged", "logleak", `
func get(bearer string) (*http.Response, error) {
	req, err := http.NewRequest("GET", base+"/me", nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+bearer)
	slog.Info("get", "method", req.«Method|Header»)
	return http.DefaultClient.Do(req)
}`},
	{"a loop is put around", "unsafewrite", `
func send(body []byte) (err error) {
	«|for range 3 {»
		var resp *http.Response
		resp, err = http.Post(base+"/me/sendMail", "application/json", bytes.NewReader(body))
		if err == nil {
			resp.Body.Close()
			return nil
		}
	«|time.Sleep(time.Second)
	}»
	return err
}`},
	{"all failures are repeated", "unsafewrite", `
func send(body []byte) (err error) {
	for range 3 {
		resp, err := http.Post(base+"/me/sendMail", "application/json", bytes.NewReader(body))
		if err != nil {
			return err
		}
		resp.Body.Close()
		if resp.StatusCode «!= 429|< 400» {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}`},
	{"a loop is put around the SDK's", "nestedretry", `
func get(ctx context.Context, client *msgraphsdk.GraphServiceClient) (err error) {
	«|for range 3 {»
		if _, err = client.Me().Messages().Get(ctx, nil); err == nil {
			return nil
		}
	«|}»
	return err
}`},
}

const mutated = `package p

const base = "https://graph.microsoft.com/v1.0"

var seen = map[string]bool{}

type mail struct {
	ID       string ` + "`json:\"id\"`" + `
	Internet string ` + "`json:\"internetMessageId\"`" + `
}

func list() ([]mail, error) {
	resp, err := http.Get(base + "/me/messages")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var page struct{ Value []mail }
	return page.Value, json.NewDecoder(resp.Body).Decode(&page)
}
`

var mutation = regexp.MustCompile(`(?s)«(.*?)\|(.*?)»`)

// TestMutations puts each fault in, which must be reported, and mends it
// again, which must not.
func TestMutations(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	run := func(text string) []lab.Finding {
		text = mutated + text + "\n"
		var imports strings.Builder
		for _, path := range []string{"bytes", "context", "encoding/json", "fmt", "io", "log/slog", "net/http", "strconv", "time"} {
			if strings.Contains(text, path[strings.LastIndexByte(path, '/')+1:]+".") {
				imports.WriteString("import \"" + path + "\"\n")
			}
		}
		if strings.Contains(text, "msgraphsdk.") {
			imports.WriteString("import msgraphsdk \"github.com/microsoftgraph/msgraph-sdk-go\"\n")
		}
		text = strings.Replace(text, "package p\n", "package p\n\n"+imports.String(), 1)
		r, err := l.Run(graphlint.Analyzers(graphlint.Settings{}), []lab.Package{{Path: "example.com/m/p", Files: map[string]string{"p.go": text}}})
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		return r.Findings
	}
	for _, m := range mutations {
		t.Run(strings.ReplaceAll(m.fault, " ", "_"), func(t *testing.T) {
			if got := run(mutation.ReplaceAllString(m.text, "$2")); len(got) != 1 || got[0].Analyzer != m.analyzer {
				t.Errorf("with the fault: %v, want one finding of %s", got, m.analyzer)
			}
			if got := run(mutation.ReplaceAllString(m.text, "$1")); len(got) != 0 {
				t.Errorf("without the fault: %v", got)
			}
		})
	}
}
