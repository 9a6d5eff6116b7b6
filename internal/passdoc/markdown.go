package passdoc

import (
	"go/doc/comment"
	"strings"
)

// body parses an analyzer's documentation without its first line.
func body(doc string) *comment.Doc {
	_, text, _ := strings.Cut(doc, "\n")
	return new(comment.Parser).Parse(text)
}

// Markdown returns an analyzer's documentation, without its first line, as
// Markdown with the code in fences.
func Markdown(doc string) string {
	var out strings.Builder
	printer := comment.Printer{HeadingLevel: 2, HeadingID: func(*comment.Heading) string { return "" }}
	for i, block := range body(doc).Content {
		if i > 0 {
			out.WriteString("\n")
		}
		if code, ok := block.(*comment.Code); ok {
			lang := "go"
			if isShell(code.Text) {
				lang = ""
			}
			out.WriteString("```" + lang + "\n" + strings.TrimRight(code.Text, "\n") + "\n```\n")
			continue
		}
		out.Write(printer.Markdown(&comment.Doc{Content: []comment.Block{block}}))
	}
	return out.String()
}

// isShell reports whether code is a command line.
func isShell(code string) bool {
	return strings.HasPrefix(code, "graphlint ") || strings.HasPrefix(code, "go ") && !strings.HasPrefix(code, "go func")
}

// FirstParagraph returns the paragraph below the first line, on one line, or
// the first line if there is none.
func FirstParagraph(doc string) string {
	for _, block := range body(doc).Content {
		if p, ok := block.(*comment.Paragraph); ok {
			text := new(comment.Printer).Text(&comment.Doc{Content: []comment.Block{p}})
			return strings.Join(strings.Fields(string(text)), " ")
		}
	}
	title, _, _ := strings.Cut(doc, "\n")
	return title
}
