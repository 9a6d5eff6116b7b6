package bodyreplay

import (
	"fmt"
	"go/ast"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/source"
)

// finding says what the next try sends, and what to write.
func finding(pass *analysis.Pass, rep retry.Repeat, u use) report.Finding {
	f := report.Finding{Pos: rep.Pos, End: rep.End}
	made := ""
	if u.made.IsValid() {
		made = ", made at " + source.Place(pass.Fset, rep.Pos, u.made) + ","
		f.Steps = append(f.Steps, report.Step{Pos: u.made, Text: "made here, once"})
	}
	if rep.ByPos.IsValid() {
		f.Steps = append(f.Steps, report.Step{Pos: rep.ByPos, Text: "this sends it again"})
	}
	switch u.what {
	case aReader:
		f.Category = "reader"
		f.Message = fmt.Sprintf("the body%s is read by the first try: when %s sends the request again it is empty, and nothing tells of it; make the reader anew from its bytes for each try",
			made, rep.By)
	case allBodies:
		f.Category = "roundtripper"
		f.Message = fmt.Sprintf("%s sends %s again after its body was read: the next try has none, and over HTTP/2 the service gets a length without bytes; set Body from GetBody before each further try, and let requests that have a Body and no GetBody through once",
			rep.By, name(pass, rep))
	default:
		f.Category = "request"
		next := "the next try is sent with an empty body, and nothing tells of it; keep the bytes, and make the request anew for each try"
		if u.sized {
			next = "over HTTP/2 the service gets its length without its bytes, over HTTP/1.1 the next try fails unless the connection was kept; make the request anew for each try, or set Body from GetBody before each further one"
		}
		by := "is sent again by " + rep.By
		if rep.By == "a second call" {
			by = "is sent a second time"
		}
		f.Message = fmt.Sprintf("%s%s %s after its body was read: %s", name(pass, rep), made, by, next)
	}
	return f
}

// name is how the program calls the request.
func name(pass *analysis.Pass, rep retry.Repeat) string {
	if rep.Request.Call == nil {
		return "the request"
	}
	call := source.Call(pass, rep.Request.Call.Pos())
	if call == nil {
		return "the request"
	}
	for _, a := range call.Args {
		if t := pass.TypesInfo.TypeOf(a); t != nil && isRequest(t) {
			if _, ok := ast.Unparen(a).(*ast.Ident); ok {
				return source.Text(a)
			}
		}
	}
	return "the request"
}
