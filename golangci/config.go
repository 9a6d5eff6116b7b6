package golangci

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/graphlint/graphlint"
)

// A config is what the settings say.
type config struct {
	settings graphlint.Settings
	on, off  map[string]bool // names of analyzers under enable and disable
}

// decode reads settings: a flat map from a key in kebab-case to a list of
// strings or a boolean. Nothing else survives golangci-lint, which lower-cases
// all keys of nested maps and takes a dot in them for another level.
//
// The keys are the command's flags, read from the same place, so that no door
// has a setting that another lacks.
func decode(conf any) (*config, error) {
	c := &config{on: make(map[string]bool), off: make(map[string]bool)}
	raw, ok := conf.(map[string]any)
	if !ok && conf != nil {
		return nil, fmt.Errorf("settings: a map is wanted here, not %s", kind(conf))
	}
	flags := flag.NewFlagSet("", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	c.settings.RegisterFlags(flags)

	for _, key := range slices.Sorted(maps.Keys(raw)) {
		var err error
		switch value := raw[key]; key {
		case "enable":
			err = names(value, c.on)
		case "disable":
			err = names(value, c.off)
		default:
			f := flags.Lookup(key)
			if f == nil {
				return nil, fmt.Errorf("settings: %q is none of the keys %s", key, keys(flags))
			}
			err = set(f, value)
		}
		if err != nil {
			return nil, fmt.Errorf("settings: %s: %w", key, err)
		}
	}
	for _, n := range slices.Sorted(maps.Keys(c.on)) {
		if c.off[n] {
			return nil, fmt.Errorf("settings: disable: %s stands under enable too", n)
		}
	}
	if len(c.chosen()) == 0 {
		return nil, errors.New("settings: disable: no analyzer is left; disable graphlint as a whole instead")
	}
	return c, c.settings.Validate()
}

// set gives a setting its value.
func set(f *flag.Flag, value any) error {
	if b, ok := f.Value.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
		v, ok := value.(bool)
		if !ok {
			return fmt.Errorf("true or false is wanted here, not %s", kind(value))
		}
		return f.Value.Set(fmt.Sprint(v))
	}
	list, err := texts(value)
	if err != nil {
		return err
	}
	for _, v := range list {
		if err := f.Value.Set(v); err != nil {
			return err
		}
	}
	return nil
}

// names adds names of analyzers to set.
func names(value any, set map[string]bool) error {
	list, err := texts(value)
	if err != nil {
		return err
	}
	var known []string
	for _, a := range graphlint.Analyzers(graphlint.Settings{}) {
		known = append(known, a.Name)
	}
	for _, n := range list {
		if !slices.Contains(known, n) {
			return fmt.Errorf("%q is none of the analyzers %s", n, strings.Join(known, ", "))
		}
		set[n] = true
	}
	return nil
}

// texts returns value as a list of strings.
func texts(value any) ([]string, error) {
	switch value := value.(type) {
	case nil: // a key with nothing behind it
		return nil, nil
	case []string:
		return value, nil
	case []any:
		var out []string
		for _, v := range value {
			s, ok := v.(string)
			if !ok {
				return nil, fmt.Errorf("a list of strings is wanted here, and one of them is %s", kind(v))
			}
			out = append(out, s)
		}
		return out, nil
	}
	return nil, fmt.Errorf("a list of strings is wanted here, not %s", kind(value))
}

// kind says in words of YAML what v is.
func kind(v any) string {
	switch v := v.(type) {
	case nil:
		return "nothing"
	case string:
		return fmt.Sprintf("the string %q", v)
	case bool, int, float64:
		return fmt.Sprintf("%v", v)
	case []any, []string:
		return "a list"
	case map[string]any, map[any]any:
		return "a map"
	}
	return fmt.Sprintf("%T", v)
}

// keys lists the keys there are.
func keys(flags *flag.FlagSet) string {
	all := []string{"enable", "disable"}
	flags.VisitAll(func(f *flag.Flag) { all = append(all, f.Name) })
	return strings.Join(all, ", ")
}
