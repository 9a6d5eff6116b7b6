package baseline

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/graphlint/graphlint/internal/whole"
)

// version is that of the file's format.
const version = 1

// A File is what a baseline file holds.
type File struct {
	Version  int     `json:"version"`
	Findings []Entry `json:"findings"`
}

// An Entry is one or more equal findings. The fingerprint alone decides; the
// rest is for those who read the file.
type Entry struct {
	Fingerprint string `json:"fingerprint"`
	Count       int    `json:"count"`
	Analyzer    string `json:"analyzer"`
	File        string `json:"file"`
	Message     string `json:"message"`
}

// New returns the baseline that records entries, each of which counts one.
func New(entries []Entry) *File {
	f := &File{Version: version, Findings: []Entry{}}
	index := make(map[string]int)
	for _, e := range entries {
		i, ok := index[e.Fingerprint]
		if !ok {
			i = len(f.Findings)
			index[e.Fingerprint] = i
			e.Count = 0
			f.Findings = append(f.Findings, e)
		}
		f.Findings[i].Count++
	}
	slices.SortFunc(f.Findings, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Analyzer, b.Analyzer),
			cmp.Compare(a.Message, b.Message), cmp.Compare(a.Fingerprint, b.Fingerprint))
	})
	return f
}

// Read returns the baseline in the file of the given name. Errors name it.
func Read(name string) (*File, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("-baseline: %w", err)
	}
	wrong := func(err error) error {
		return fmt.Errorf("-baseline: %s is not a baseline of graphlint: %w (-write-baseline writes one)", name, err)
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	f := new(File)
	if err := dec.Decode(f); err != nil {
		return nil, wrong(err)
	}
	switch {
	case dec.More():
		return nil, wrong(errors.New("something follows its end"))
	case f.Version != version:
		return nil, wrong(fmt.Errorf("its version is %d, and this graphlint knows version %d", f.Version, version))
	}
	for i, e := range f.Findings {
		if e.Fingerprint == "" || e.Count < 1 {
			return nil, wrong(fmt.Errorf("its finding %d has no fingerprint or no count", i+1))
		}
	}
	return f, nil
}

// Write writes the baseline to the file of the given name: all of it, or, if
// something goes wrong on the way, nothing.
func (f *File) Write(name string) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("-write-baseline: %w", err)
		}
	}()
	var data bytes.Buffer
	enc := json.NewEncoder(&data)
	enc.SetEscapeHTML(false) // messages have < and > in them, and are read
	enc.SetIndent("", "\t")
	if err := enc.Encode(f); err != nil {
		return err
	}
	return whole.Write(name, data.Bytes())
}

// A Filter hides the findings that a baseline records, each as often as it is
// recorded.
type Filter struct {
	entries []Entry
	left    map[string]int
}

// NewFilter returns a filter for one run.
func NewFilter(f *File) *Filter {
	left := make(map[string]int)
	for _, e := range f.Findings {
		left[e.Fingerprint] += e.Count
	}
	return &Filter{f.Findings, left}
}

// Hides reports whether the baseline records one more finding with the
// fingerprint.
func (f *Filter) Hides(fingerprint string) bool {
	if f.left[fingerprint] == 0 {
		return false
	}
	f.left[fingerprint]--
	return true
}

// Stale returns the number of recorded findings that were not met, among those
// that could have been: of the analyzers that ran, in files that were analysed
// or are no more.
func (f *Filter) Stale(names *Names, analyzers, files map[string]bool) int {
	n := 0
	for _, e := range f.entries {
		if left := f.left[e.Fingerprint]; left > 0 && analyzers[e.Analyzer] && (files[e.File] || names.gone(e.File)) {
			n += left
			f.left[e.Fingerprint] = 0
		}
	}
	return n
}
