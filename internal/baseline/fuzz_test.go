package baseline

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is read is a baseline or an error of one line that names the file, and
// a baseline that is written is read again as it was.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		"", "{}", "null", "[]", `{"version":1}`, `{"version":2,"findings":[]}`, `{"version":1,"findings":[{}]}`,
		`{"version":1,"findings":[{"fingerprint":"a","count":1,"analyzer":"idkey","file":"a.go","message":"x"}]}`,
		`{"version":1,"findings":[{"fingerprint":"a","count":-1}]}`, `{"version":1,"findings":null} x`, `{"version":1e99}`, "\xff\xfe{",
		`{"version":1,"findings":[{"fingerprint":"a","count":99999999999999999999}]}`, `{"version":1,"other":true}`,
	} {
		f.Add([]byte(s))
	}
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, data []byte) {
		name := filepath.Join(dir, "b.json")
		if err := os.WriteFile(name, data, 0o666); err != nil {
			t.Fatal(err)
		}
		b, err := Read(name)
		if err != nil {
			if !strings.Contains(err.Error(), name) {
				t.Errorf("the error does not name the file: %v", err)
			}
			return
		}
		NewFilter(b)
		if err := b.Write(name); err != nil {
			t.Fatal(err)
		}
		first, _ := os.ReadFile(name)
		again, err := Read(name)
		if err != nil {
			t.Fatalf("what was written is not read: %v", err)
		}
		if err := again.Write(name); err != nil {
			t.Fatal(err)
		}
		if second, _ := os.ReadFile(name); string(first) != string(second) {
			t.Errorf("written twice:\n%s\nand\n%s", first, second)
		}
	})
}
