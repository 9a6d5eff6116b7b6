package batchenvelope

import (
	"fmt"

	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

func (t *tracer) finding(s *sending) report.Finding {
	pos, end := s.call.Pos(), s.call.Pos()
	name := "the call"
	if e := source.Call(t.pass, pos); e != nil {
		pos, end = e.Pos(), e.End()
		name = source.Text(e.Fun)
	}
	return report.Finding{Pos: pos, End: end, Category: "unread", Message: fmt.Sprintf("%s sends", name)}
}
