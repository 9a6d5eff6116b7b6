package settings

import (
	"flag"
	"io"
	"strings"
	"testing"
)

// A list that the flags accept is valid, and reads back from what is printed.
func FuzzFlags(f *testing.F) {
	for _, s := range []string{
		"", ",", "a.B", "(a/b.T).M", "(*a/b.T).M", "a.B,a.C", "event", "event,contact", "$ref", "state-setter,$ref",
		"a..B", "(a.B", "a b.C", "é.É", "a.B\x00", strings.Repeat("a/", 1000) + "b.C", "((", ").M", "a.B, ,a.B",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, value string) {
		for _, fd := range fields {
			set := func(v string) (*Settings, error) {
				s := new(Settings)
				fs := flag.NewFlagSet("x", flag.ContinueOnError)
				fs.SetOutput(io.Discard)
				s.RegisterFlags(fs)
				return s, fs.Set(fd.name, v)
			}
			s, err := set(value)
			if err != nil {
				continue
			}
			if err := s.Validate(); err != nil {
				t.Errorf("-%s=%q is accepted and not valid: %v", fd.name, value, err)
			}
			printed := strings.Join(*fd.list(s), ",")
			again, err := set(printed)
			if err != nil || strings.Join(*fd.list(again), ",") != printed {
				t.Errorf("-%s=%q is printed as %q, which reads as %q, %v", fd.name, value, printed, *fd.list(again), err)
			}
		}
	})
}
