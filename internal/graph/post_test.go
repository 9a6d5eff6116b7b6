package graph

import (
	"bufio"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/fidelity"
)

// posts reads testdata/posts.txt: the class of "package.Builder".
func posts(t *testing.T) map[string]Class {
	t.Helper()
	f, err := os.Open("testdata/posts.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	out := make(map[string]Class)
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) < 3 || words[0] == "#" {
			continue
		}
		for _, b := range words[2:] {
			out[words[1]+"."+b+"RequestBuilder"] = Class(words[0])
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

func TestPostOfBuilder(t *testing.T) {
	for name, want := range posts(t) {
		if got, word := PostOfBuilder(name[strings.IndexByte(name, '.')+1:]); got != want || word == "" {
			t.Errorf("PostOfBuilder(%s) = %q, %q, want class %q", name, got, word, want)
		}
	}
}

var postMethod = regexp.MustCompile(`(?m)^func \(m \*(\w+RequestBuilder)\) Post\(`)

// TestPostsOfSDK holds the list of builders against the source of the SDK in
// the version that go.mod requires.
func TestPostsOfSDK(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 11,600 files")
	}
	modules, err := fidelity.Download(SDKPath)
	if err != nil {
		t.Skip(err)
	}
	known, found := posts(t), 0
	root := modules.PackageDir(SDKPath)
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "models":
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go"):
			return nil
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if m := postMethod.FindSubmatch(src); m != nil {
			found++
			pkg, _ := filepath.Rel(root, filepath.Dir(path))
			if name := filepath.ToSlash(pkg) + "." + string(m[1]); known[name] == "" {
				t.Errorf("%s has a Post and no class", name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if found != len(known) {
		t.Errorf("the SDK has %d builders with a Post, the list has %d", found, len(known))
	}
}

func TestPostOfPath(t *testing.T) {
	for _, test := range []struct {
		url   string
		class Class
		word  string
	}{
		{"https://graph.microsoft.com/v1.0/me/sendMail", Write, "sendMail"},
		{"/users/" + Hole + "/messages", Create, "messages"},
		{"/me/calendar/getSchedule?$top=1", Read, "getSchedule"},
		{"/groups/getByIds/", Read, "getByIds"},
		{"/me/drive/root:/a/b.txt:/createUploadSession", RepeatSafe, "createUploadSession"},
		{"/drives/" + Hole + "/items/" + Hole + "/createLink", Contract, "createLink"},
		{"/me/drive/items/1/workbook/functions/median", Read, "median"},
		{"/groups/1/members/$ref", Ref, "$ref"},
		{"/me/calendars/1/events", Event, "events"},
		{"/me/messages/1/microsoft.graph.copy", Write, "copy"},
		{"/users/" + Hole + "/drive/root/" + Hole + "/oauth2/token", Read, "token"},
		{"/" + Hole + "/oauth2/v2.0/token?api-version=1.0", Read, "token"},
		{"/me/oauth2PermissionGrants", Create, "oauth2PermissionGrants"},
		{"/users/" + Hole, "", ""},
		{"", "", ""},
	} {
		if class, word := PostOfPath(test.url); class != test.class || word != test.word {
			t.Errorf("PostOfPath(%q) = %q, %q, want %q, %q", test.url, class, word, test.class, test.word)
		}
	}
}
