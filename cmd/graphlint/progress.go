package main

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// A progress is one line on a terminal about work that takes long. Elsewhere,
// and on work that is done soon, it is silent.
type progress struct {
	w    io.Writer
	quit chan struct{}
	gone sync.WaitGroup

	mu          sync.Mutex
	done, total int
	working     string // the package that takes longest
}

// patience is how long the user waits without being told.
const patience = 2 * time.Second

func startProgress(w io.Writer) *progress {
	p := &progress{w: w, quit: make(chan struct{})}
	if _, ok := terminalSize(w); !ok {
		return p
	}
	p.gone.Go(p.show)
	return p
}

func (p *progress) show() {
	select {
	case <-time.After(patience):
	case <-p.quit:
		return
	}
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	for {
		fmt.Fprintf(p.w, "\r\x1b[K%s", p.line())
		select {
		case <-tick.C:
		case <-p.quit:
			fmt.Fprint(p.w, "\r\x1b[K")
			return
		}
	}
}

// line is what the user is told. It is no longer than the terminal is wide, or
// it could not be wiped out again: of a package the end of its path is left.
func (p *progress) line() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	width, _ := terminalSize(p.w)
	if p.total == 0 {
		return cut("graphlint: loading: waiting for go list", width)
	}
	text := fmt.Sprintf("graphlint: %d of %d packages done", p.done, p.total)
	if p.working == "" {
		return cut(text, width)
	}
	text += ", waiting for "
	if room := width - 1 - len(text); width > 0 && len(p.working) > room && room > len("...") {
		return text + "..." + p.working[len(p.working)-room+len("..."):]
	}
	return cut(text+p.working, width)
}

// cut returns text without what would reach the last of the columns.
func cut(text string, columns int) string {
	if columns > 0 && len(text) >= columns {
		return text[:columns-1]
	}
	return text
}

// update is called when the work on a package begins and ends.
func (p *progress) update(done, total int, working []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done, p.total, p.working = done, total, ""
	if len(working) > 0 {
		p.working = working[0]
	}
}

// stop ends the line.
func (p *progress) stop() {
	close(p.quit)
	p.gone.Wait()
}
