package fidelity

import (
	"os/exec"
	"strings"
	"testing"
)

// TestNothingCompilesTheSDK keeps what deps.go promises: neither the command nor any test of this module compiles one
// of the modules that are only required to be read.
func TestNothingCompilesTheSDK(t *testing.T) {
	cmd := exec.Command("go", "list", "-e", "-deps", "-test", "./...")
	cmd.Dir = "../.."
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range strings.Fields(string(out)) {
		for _, module := range held {
			if path == module || strings.HasPrefix(path, module+"/") {
				t.Errorf("%s is compiled by this module", path)
			}
		}
	}
}
