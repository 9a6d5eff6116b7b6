package retrydeadline

import (
	"fmt"
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/source"
)

// words writes the findings about one retry.
type words struct {
	pass *analysis.Pass
	rep  retry.Repeat
	ctx  string
}

func (w words) finding(pos, end token.Pos, category, message string) report.Finding {
	f := report.Finding{Pos: pos, End: end, Category: category, Message: message}
	if w.rep.ByPos.IsValid() {
		f.Steps = []report.Step{{Pos: w.rep.ByPos, Text: "the retry"}}
	}
	return f
}

func (w words) extent(c *ssa.Call) (pos, end token.Pos) {
	if e := source.Call(w.pass, c.Pos()); e != nil {
		return e.Pos(), e.End()
	}
	return c.Pos(), c.Pos()
}

func (w words) sleep(c *ssa.Call) report.Finding {
	pos, end := w.extent(c)
	return w.finding(pos, end, "sleep", fmt.Sprintf(
		"time.Sleep does not end when %s does: a shutdown, or a caller that gave up, waits for %s all that time, minutes where it is what the service asked for; wait in a select on time.After and %s.Done()",
		w.ctx, w.rep.By, w.ctx))
}

func (w words) anew(c *ssa.Call) report.Finding {
	pos, end := w.extent(c)
	return w.finding(pos, end, "anew", fmt.Sprintf(
		"each try of %s gets a new time from a context that nothing ends: it goes on when %s is over, past the caller's deadline; derive it from %s",
		w.rep.By, w.ctx, w.ctx))
}

func (w words) endless() report.Finding {
	return w.finding(w.rep.Pos, w.rep.End, "endless", fmt.Sprintf(
		"%s has no end but success: it counts nothing, looks at no clock, and goes on when %s is over; return when %s.Err() is not nil, or after a number of tries",
		w.rep.By, w.ctx, w.ctx))
}
