package graph

import (
	"go/build"
	"path/filepath"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/fidelity"
)

func TestIsBatchAddress(t *testing.T) {
	for text, want := range map[string][2]bool{
		"https://graph.microsoft.com/v1.0/$batch":    {true, true},
		"https://graph.microsoft.us/beta/$batch/":    {true, true},
		"https://graph.microsoft.com/beta/$batch?a=": {true, true},
		"https://%s/v1.0/$batch":                     {true, false},
		"%s/$batch":                                  {true, false},
		"/$batch":                                    {true, false},
		"$batch":                                     {true, false},
		"https://services.odata.org/V4/$batch":       {false, false},
		"https://graph.microsoft.com/v1.0/batch":     {false, false},
		"/v1.0/$batch/$metadata":                     {false, false},
		"POST https://graph.microsoft.com/$batch":    {false, false},
		"$batch: %s":                                 {false, false},
		"":                                           {false, false},
	} {
		ok, graph := IsBatchAddress(text)
		if got := [2]bool{ok, graph}; got != want {
			t.Errorf("IsBatchAddress(%q) = %v, want %v", text, got, want)
		}
	}
}

// TestBatchRows finds the functions of the table in the SDK and the standard
// library. The decoders have the names of each other, and not each has all.
func TestBatchRows(t *testing.T) {
	modules, err := fidelity.Download(CorePath, AzcorePath)
	if err != nil {
		t.Skip(err)
	}
	parsed := make(map[string]fidelity.Declarations)
	for id := range batchRows {
		if strings.HasSuffix(id.Pkg, "json") || strings.HasPrefix(id.Pkg, "encoding/") {
			continue
		}
		if _, ok := parsed[id.Pkg]; !ok {
			dir := modules.PackageDir(id.Pkg)
			if dir == "" && !strings.Contains(id.Pkg, ".") {
				dir = filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(id.Pkg))
			}
			if parsed[id.Pkg], err = fidelity.Parse(dir); err != nil {
				t.Logf("%s is not at hand", id.Pkg)
			}
		}
		name := id.Name
		if id.Recv != "" {
			name = id.Recv + "." + name
		}
		if d := parsed[id.Pkg]; d != nil && d[name] == "" {
			t.Errorf("%s has no %s", id.Pkg, name)
		}
	}
	for id, rows := range batchRows {
		for _, row := range rows {
			if row.Why == "" {
				t.Errorf("no reason for %v", id)
			}
		}
	}
}
