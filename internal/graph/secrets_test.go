package graph

import (
	"go/build"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/fidelity"
)

// TestSecrets finds every method of the SDK's models that the table names, and
// every logger of the standard library.
func TestSecrets(t *testing.T) {
	modules, err := fidelity.Download(SDKPath, CorePath, AbsPath, AzcorePath)
	if err != nil {
		t.Skip(err)
	}
	all := make(fidelity.Declarations)
	for _, pkg := range []string{SDKPath + "/models", SDKPath + "/models/security", SDKPath + "/models/partners/billing", CorePath, AzcorePath + "/internal/exported", AbsPath + "/authentication"} {
		d, err := fidelity.Parse(modules.PackageDir(pkg))
		if err != nil {
			t.Fatal(err)
		}
		for name, decl := range d {
			all[name] = decl
		}
	}
	for model, methods := range getters {
		for name, s := range methods {
			if all[model+"able."+name] == "" && all[model+"."+name] == "" {
				t.Errorf("no %s.%s in the SDK", model, name)
			}
			if s.What == "" || s.Leak == NoLeak {
				t.Errorf("%s.%s is not described", model, name)
			}
		}
	}
	for id := range secretFields {
		if strings.HasPrefix(id.pkg, AzcorePath) && all[id.typ+"."+id.field] == "" {
			t.Errorf("no %s.%s in %s", id.typ, id.field, id.pkg)
		}
	}
	for id := range secretResults {
		if strings.HasPrefix(id.Pkg, AbsPath) && all[id.Recv+"."+id.Name] == "" {
			t.Errorf("no %s.%s in %s", id.Recv, id.Name, id.Pkg)
		}
	}
	std := make(map[string]fidelity.Declarations)
	for id := range loggers {
		if strings.Contains(id.Pkg, ".") {
			continue
		}
		if std[id.Pkg] == nil {
			if std[id.Pkg], err = fidelity.Parse(filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(id.Pkg))); err != nil {
				t.Skip(err)
			}
		}
		name := id.Name
		if id.Recv != "" {
			name = id.Recv + "." + name
		}
		if std[id.Pkg][name] == "" {
			t.Errorf("%s has no %s", id.Pkg, name)
		}
	}
}

func TestWords(t *testing.T) {
	for name, want := range map[string]string{
		"SafeURL":        "safe url",
		"redactedURLs":   "redacted urls",
		"HTTPLogger":     "http logger",
		"mask_token":     "mask token",
		"logf":           "logf",
		"graphBaseURL":   "graph base url",
		"Login":          "login",
		"go-hclog":       "go hclog",
		"unsafeString":   "unsafe string",
		"sha256OfSecret": "sha of secret",
	} {
		if got := Words(name); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("Words(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestParseIDs(t *testing.T) {
	got := ParseIDs([]string{"example.com/x/log.Record", "(*example.com/x/log.Journal).Append", "(log.T).M", "nonsense"})
	for _, want := range []FuncID{{"example.com/x/log", "", "Record"}, {"example.com/x/log", "Journal", "Append"}, {"log", "T", "M"}} {
		if !got[want] {
			t.Errorf("no %v in %v", want, got)
		}
	}
	if len(got) != 3 {
		t.Errorf("%v", got)
	}
}

func TestNamesBase(t *testing.T) {
	for name, want := range map[string]bool{"graphURL": true, "GraphAPIEndpoint": true, "graph": false, "url": false, "paragraphURL": false, "graphClient": false} {
		if NamesBase(name) != want {
			t.Errorf("NamesBase(%q) = %v", name, !want)
		}
	}
}
