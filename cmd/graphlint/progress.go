package main

import (
	"fmt"
	"io"
	"os"
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
}

// patience is how long the user waits without being told.
const patience = 2 * time.Second

func startProgress(w io.Writer) *progress {
	p := &progress{w: w, quit: make(chan struct{})}
	f, ok := w.(*os.File)
	if !ok {
		return p
	}
	if st, err := f.Stat(); err != nil || st.Mode()&os.ModeCharDevice == 0 {
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
		p.mu.Lock()
		text := "waiting for go list"
		if p.total > 0 {
			text = fmt.Sprintf("%d of %d packages done", p.done, p.total)
		}
		p.mu.Unlock()
		fmt.Fprintf(p.w, "\r\x1b[Kgraphlint: %s", text)
		select {
		case <-tick.C:
		case <-p.quit:
			fmt.Fprint(p.w, "\r\x1b[K")
			return
		}
	}
}

// update is called when a package is done, from any goroutine.
func (p *progress) update(done, total int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done, p.total = max(done, p.done), total
}

// stop ends the line.
func (p *progress) stop() {
	close(p.quit)
	p.gone.Wait()
}
