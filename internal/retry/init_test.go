package retry_test

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/lab"
	"github.com/graphlint/graphlint/internal/retry"
)

// An initializer may read what it has set, or a field of it, while it is run
// to learn what variables hold.
func TestInitializerReads(t *testing.T) {
	const text = `package p

import "net/http"

type options struct{ n, m int }

var (
	first  = &options{n: 3}
	second = first.n + third.m
	third  = options{m: len(names)}
	names  = map[string]*options{"a": first, "b": {n: first.n}}
)

func Get(u string) (err error) {
	for i := 0; i < second; i++ {
		if _, err = http.Get(u); err == nil {
			return nil
		}
	}
	return err
}
`
	program := []lab.Package{{Path: "example.com/m/p", Files: map[string]string{"p.go": text}}}
	if _, err := lab.New(lab.Testdata(t)).Run([]*analysis.Analyzer{retry.Analyzer}, program); err != nil {
		t.Fatal(err)
	}
}
