// Package settings holds what a user may tell graphlint about a code base.
//
// The command's flags and golangci-lint's settings are two spellings of the
// same struct, so that every door analyses alike.
package settings

// Settings is the whole configuration. The zero value is the default.
type Settings struct {
	// RetryHelpers names functions that call a function argument again when
	// it fails, as "import/path.Func" or "(import/path.Type).Method".
	RetryHelpers []string
	// Loggers names functions and methods that write their arguments to a log.
	Loggers []string
	// Redactors names functions whose result is safe to log.
	Redactors []string
	// Stores names functions and methods whose first string argument is a key.
	Stores []string
	// PostClasses adds classes of POST that unsafewrite leaves alone by
	// default: "state-setter" and "$ref".
	PostClasses []string
	// MutableIDs adds kinds of items besides messages whose ids change when
	// they are moved: "event", "contact", "attachment".
	MutableIDs []string
	// StrictParse also reports a Retry-After that is parsed so that a date, a
	// fraction or a number without bounds is lost.
	StrictParse bool
	// URLErrors also reports errors of net/http that are logged and print a URL
	// that is a credential.
	URLErrors bool
	// Generated also reports in generated files.
	Generated bool
}
