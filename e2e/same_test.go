//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestSame runs the command on the example several times: twice the same, with one processor and with many, with the
// packages named in either order, and with a build cache that is empty, where the SDK's types come from its source. The
// bytes must be the same.
func TestSame(t *testing.T) {
	out, status := "", 0
	for i, how := range []struct {
		env      string
		patterns []string
	}{
		{"", []string{"./..."}},
		{"", []string{"./..."}},
		{"GOCACHE=" + t.TempDir(), []string{"./..."}},
		{"GOMAXPROCS=1", []string{"./..."}},
		{"GOMAXPROCS=16", []string{"./internal/worker", "./internal/mailbox", "./internal/...", "."}},
		{"GOMAXPROCS=16", []string{".", "./internal/...", "./internal/mailbox", "./internal/worker"}},
	} {
		for _, form := range []string{"-plain", "-json", "-sarif"} {
			if i > 1 && form != "-plain" {
				continue
			}
			cmd := exec.CommandContext(t.Context(), graphlint, append([]string{form}, how.patterns...)...)
			cmd.Dir = example
			cmd.Env = append(os.Environ(), how.env)
			got, err := cmd.Output()
			if cmd.ProcessState == nil {
				t.Fatal(err)
			}
			key := form + "\n" + string(got)
			switch {
			case i == 0:
				out, status = out+key, status+cmd.ProcessState.ExitCode()
			case !strings.Contains(out, key):
				t.Errorf("%v %s: got\n%s\nwhich is not in\n%s", how, form, got, out)
			}
		}
	}
	if status != 6 {
		t.Errorf("exit statuses add up to %d, want 3 for text, 3 for SARIF and 0 for JSON", status)
	}
}
