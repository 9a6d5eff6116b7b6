//go:build e2e

package e2e

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestSharedCache runs graphlint under go vet on two machines, which share what GOCACHEPROG keeps and nothing else. The
// second must find the first's results there, and do none of the work again.
func TestSharedCache(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	repo, store := t.TempDir(), t.TempDir()
	write(t, repo, map[string]string{
		"go.mod":       "module example.com/mail\n\ngo 1.26\n",
		"wait/wait.go": "package wait\n\nimport \"strconv\"\n\n// Delay returns seconds.\nfunc Delay(header string) int {\n\tn, _ := strconv.Atoi(header)\n\treturn n\n}\n",
		"box/box.go": strings.NewReplacer(
			"\"strconv\"\n\t\"time\"", "\"time\"\n\n\t\"example.com/mail/wait\"",
			"func wait(", "func pause(",
			"n, _ := strconv.Atoi(r.Header.Get(\"Retry-After\"))", "n := wait.Delay(r.Header.Get(\"Retry-After\"))",
		).Replace(fault),
	})
	machine := func(n int) (report string, counts cacheCounts) {
		own := filepath.Join(t.TempDir(), fmt.Sprint("machine", n))
		tally := filepath.Join(store, fmt.Sprint("counts", n))
		t.Setenv("GOCACHE", filepath.Join(own, "gocache"))
		t.Setenv("GOCACHEPROG", self)
		t.Setenv("CGO_ENABLED", "0") // a C compiler is not what this is about
		t.Setenv(cacheEnv, strings.Join([]string{store, filepath.Join(own, "objects"), tally}, string(os.PathListSeparator)))
		start := time.Now()
		// With -json the go command keeps the findings too: without, it runs a tool again that has found something.
		report, stderr, status := run(t, repo, "go", "vet", "-json", "-vettool="+graphlint, "./...")
		if status != 0 {
			t.Fatalf("go vet: exit status %d: %s", status, stderr)
		}
		data, err := os.ReadFile(tally)
		if err == nil {
			err = json.Unmarshal(data, &counts)
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("machine %d: %.1f s, %+v", n, time.Since(start).Seconds(), counts)
		return report, counts
	}
	first, c1 := machine(1)
	second, c2 := machine(2)
	if !strings.Contains(first, `"unitmismatch"`) || !strings.Contains(first, "box.go:12:13") {
		t.Errorf("nothing found: %s", first)
	}
	if first != second {
		t.Errorf("the second machine says %s", second)
	}
	if c1.Put == 0 || c1.Missed == 0 {
		t.Errorf("the first machine has not filled the store: %+v", c1)
	}
	if c2.Put != 0 || c2.Hit == 0 {
		t.Errorf("the second machine has done work again: %+v", c2)
	}
}

// cacheEnv makes this program the GOCACHEPROG of the go command. It names the store that all machines share, the
// directory of the machine, and the file for the counts.
const cacheEnv = "GRAPHLINT_TEST_CACHE"

func init() {
	if dirs := filepath.SplitList(os.Getenv(cacheEnv)); len(dirs) == 3 {
		if err := serveCache(dirs[0], dirs[1], dirs[2]); err != nil {
			fmt.Fprintln(os.Stderr, "cache:", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
}

type cacheCounts struct{ Hit, Missed, Put int }

// A cacheMessage is a request or a response of the protocol of cmd/go/internal/cacheprog.
type cacheMessage struct {
	ID            int64
	Command       string   `json:",omitempty"`
	ActionID      []byte   `json:",omitempty"`
	OutputID      []byte   `json:",omitempty"`
	BodySize      int64    `json:",omitempty"`
	Err           string   `json:",omitempty"`
	KnownCommands []string `json:",omitempty"`
	Miss          bool     `json:",omitempty"`
	Size          int64    `json:",omitempty"`
	DiskPath      string   `json:",omitempty"`
}

// serveCache keeps a file for each action: the ID of the output in hexadecimal, a newline, and the output.
func serveCache(store, own, tally string) error {
	if err := os.MkdirAll(own, 0o777); err != nil {
		return err
	}
	var counts cacheCounts
	in, out := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	if err := out.Encode(cacheMessage{KnownCommands: []string{"get", "put", "close"}}); err != nil {
		return err
	}
	for {
		var req cacheMessage
		if err := in.Decode(&req); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		res := cacheMessage{ID: req.ID}
		kept := filepath.Join(store, hex.EncodeToString(req.ActionID))
		local := filepath.Join(own, hex.EncodeToString(req.ActionID))
		switch req.Command {
		case "put":
			var body []byte
			if req.BodySize > 0 {
				if err := in.Decode(&body); err != nil {
					return err
				}
			}
			head := []byte(hex.EncodeToString(req.OutputID) + "\n")
			if err := os.WriteFile(kept, append(head, body...), 0o666); err != nil {
				res.Err = err.Error()
			} else if err := os.WriteFile(local, body, 0o666); err != nil {
				res.Err = err.Error()
			}
			res.DiskPath = local
			// The go command's notes on directories that have just changed are not work of the kind meant.
			if !bytes.HasPrefix(body, []byte("go index")) {
				counts.Put++
			}
		case "get":
			data, err := os.ReadFile(kept)
			if err != nil {
				res.Miss = true
				counts.Missed++
				break
			}
			head, body, _ := strings.Cut(string(data), "\n")
			res.OutputID, _ = hex.DecodeString(head)
			res.Size, res.DiskPath = int64(len(body)), local
			if err := os.WriteFile(local, []byte(body), 0o666); err != nil {
				res.Err = err.Error()
			}
			counts.Hit++
		case "close":
			data, err := json.Marshal(counts)
			if err != nil {
				return err
			}
			if err := os.WriteFile(tally, data, 0o666); err != nil {
				return err
			}
			return out.Encode(res)
		}
		if err := out.Encode(res); err != nil {
			return err
		}
	}
}
