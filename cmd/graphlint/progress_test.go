package main

import (
	"io"
	"strings"
	"testing"
)

func TestProgress(t *testing.T) {
	p := startProgress(io.Discard) // no terminal: silent, and of no width
	defer p.stop()
	if got := p.line(); !strings.Contains(got, "loading") {
		t.Error(got)
	}
	p.update(2, 7, []string{"example.com/m/slow", "example.com/m/other"})
	if got, want := p.line(), "graphlint: 2 of 7 packages done, waiting for example.com/m/slow"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	p.update(7, 7, nil)
	if got, want := p.line(), "graphlint: 7 of 7 packages done"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := cut("graphlint", 5); got != "grap" {
		t.Errorf("cut to %q", got)
	}
}
