package graph

import (
	"go/build"
	"path/filepath"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/fidelity"
)

// TestTables finds every function that a table names in the source of the
// module that has it. Of the modules that go.mod does not require the
// stand-ins of the tests are asked, which are held against them elsewhere.
func TestTables(t *testing.T) {
	modules, err := fidelity.Download(SDKPath, CorePath, AbsPath, KiotaPath, AzcorePath)
	if err != nil {
		t.Skip(err)
	}
	parsed := make(map[string]fidelity.Declarations)
	check := func(pkg, name string) {
		d, ok := parsed[pkg]
		if !ok {
			dir := modules.PackageDir(pkg)
			switch {
			case dir != "":
			case !strings.Contains(pkg, "."):
				dir = filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(pkg))
			default:
				dir = filepath.Join("..", "..", "testdata", "src", filepath.FromSlash(pkg))
			}
			var err error
			if d, err = fidelity.Parse(dir); err != nil {
				t.Logf("%s is not at hand", pkg)
			}
			parsed[pkg] = d
		}
		if d != nil && d[name] == "" {
			t.Errorf("%s has no %s", pkg, name)
		}
	}
	for id := range senders {
		name := id.Name
		if id.Recv != "" {
			name = id.Recv + "." + name
		}
		check(id.Pkg, name)
	}
	for name := range clientRules {
		slash := strings.LastIndexByte(name, '/')
		dot := slash + strings.IndexByte(name[slash:], '.')
		check(name[:dot], name[dot+1:])
	}
}

func TestHosts(t *testing.T) {
	for url, want := range map[string]bool{
		"https://graph.microsoft.com/v1.0/me":              true,
		"https://GRAPH.microsoft.com:443/beta":             true,
		"https://microsoftgraph.chinacloudapi.cn/v1.0":     true,
		"https://" + Hole + ".microsoft.com/v1.0":          false,
		"https://login.microsoftonline.com/x/oauth2/token": false,
		"https://graph.microsoft.com.evil.example/":        false,
		"/me/sendMail": false,
	} {
		if got := IsHost(HostOf(url)); got != want {
			t.Errorf("IsHost(HostOf(%q)) = %v", url, got)
		}
	}
}
