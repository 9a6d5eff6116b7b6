// Package directive defines an Analyzer that checks graphlint's own directives.
//
// # Analyzer directive
//
// directive: check that //graphlint:ignore directives are whole and hide something
//
// A finding is silenced where it stands, with the reason beside it:
//
//	//graphlint:ignore logleak,unsafewrite the reason, in words
//
// on the line of the finding, on the line above it, or in the comment before a
// declaration, where it speaks for the whole declaration. The analyzer reports
// a directive that names no analyzer or one that does not exist, that gives no
// reason (such a directive hides nothing), and one that hides nothing because
// the fault was mended or the line was moved:
//
//	// WRONG
//	//graphlint:ignore logleak
//	log.Print(req.URL) // "the directive gives no reason, and hides nothing: say why logleak is to be ignored here"
//
//	// RIGHT
//	//graphlint:ignore logleak the URL has no query here
//	log.Print(req.URL)
//
// A //nolint comment is golangci-lint's and is not read.
package directive
