package settings

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A field is one setting: its name, which is the flag's and golangci-lint's
// too, what it is for, and which values it takes.
type field struct {
	name, usage string
	list        func(s *Settings) *[]string
	valid       func(value string) error
}

var fields = []field{
	{"retry-helpers", "`functions` that call a function argument again when it fails", func(s *Settings) *[]string { return &s.RetryHelpers }, function},
	{"loggers", "`functions` that write their arguments to a log", func(s *Settings) *[]string { return &s.Loggers }, function},
	{"redactors", "`functions` whose result is safe to log", func(s *Settings) *[]string { return &s.Redactors }, function},
	{"stores", "`functions` whose first string argument is the key of something kept", func(s *Settings) *[]string { return &s.Stores }, function},
	{"post-classes", "`classes` of POST that unsafewrite shall report too: state-setter, $ref", func(s *Settings) *[]string { return &s.PostClasses }, oneOf("state-setter", "$ref")},
	{"mutable-ids", "`kinds` of items besides messages whose ids idkey shall report: event, contact, attachment", func(s *Settings) *[]string { return &s.MutableIDs }, oneOf("event", "contact", "attachment")},
}

// RegisterFlags adds a flag for each setting to fs. Lists are separated by
// commas, and a flag may be given several times.
func (s *Settings) RegisterFlags(fs *flag.FlagSet) {
	for _, f := range fields {
		fs.Var(&listFlag{f.list(s), f.valid}, f.name, f.usage)
	}
	fs.BoolVar(&s.StrictParse, "strict-parse", false, "unitmismatch also reports a Retry-After that is parsed so that a date, a fraction or a number without bounds is lost")
	fs.BoolVar(&s.URLErrors, "url-errors", false, "logleak also reports errors of net/http that print an upload or download URL")
	fs.BoolVar(&s.Generated, "generated", false, "report in generated files too")
}

// Validate returns an error that names the first setting with a wrong value.
func (s *Settings) Validate() error {
	for _, f := range fields {
		for _, v := range *f.list(s) {
			if err := f.valid(v); err != nil {
				return fmt.Errorf("%s: %w", f.name, err)
			}
		}
	}
	return nil
}

// functionName matches "import/path.Func" and "(import/path.Type).Method",
// where a star before the path does no harm.
var functionName = regexp.MustCompile(`^(\(\*?[\w.~/-]+\.[\pL_][\pL_\d]*\)|[\w.~/-]+)\.[\pL_][\pL_\d]*$`)

func function(v string) error {
	if !functionName.MatchString(v) {
		return fmt.Errorf("%q is neither import/path.Func nor (import/path.Type).Method", v)
	}
	return nil
}

func oneOf(values ...string) func(string) error {
	return func(v string) error {
		if !slices.Contains(values, v) {
			return fmt.Errorf("%q is none of %s", v, strings.Join(values, ", "))
		}
		return nil
	}
}

// A listFlag is a flag whose value is a list separated by commas.
type listFlag struct {
	list  *[]string
	valid func(string) error
}

func (f *listFlag) String() string {
	if f.list == nil {
		return ""
	}
	return strings.Join(*f.list, ",")
}

func (f *listFlag) Set(value string) error {
	for _, v := range strings.Split(value, ",") {
		if v = strings.TrimSpace(v); v == "" {
			continue
		}
		if err := f.valid(v); err != nil {
			return err
		}
		*f.list = append(*f.list, v)
	}
	return nil
}
