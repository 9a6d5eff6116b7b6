package golangci

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/golangci/plugin-module-register/register"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/settings"
)

func TestRegistered(t *testing.T) {
	newPlugin, err := register.GetPlugin("graphlint")
	if err != nil {
		t.Fatal(err)
	}
	p, err := newPlugin(nil)
	if err != nil {
		t.Fatal(err)
	}
	if p.GetLoadMode() != register.LoadModeTypesInfo {
		t.Errorf("load mode %s", p.GetLoadMode())
	}
	if got, want := analyzers(t, p), everything(); got != want {
		t.Errorf("without settings: %s, want %s", got, want)
	}
}

func TestChoice(t *testing.T) {
	for _, test := range []struct {
		conf map[string]any
		want string
	}{
		{map[string]any{}, everything()},
		{map[string]any{"enable": nil}, everything()},
		{map[string]any{"enable": []any{"logleak", "idkey"}}, "idkey logleak"},
		{map[string]any{"disable": []any{"batchenvelope", "idkey", "logleak", "unsafewrite"}}, everything("batchenvelope", "idkey", "logleak", "unsafewrite")},
		{map[string]any{"enable": []any{"logleak"}, "disable": []any{"idkey"}}, "logleak"},
		{map[string]any{"enable": []any{"logleak", "postreplay"}}, "logleak postreplay"},
		{map[string]any{"enable": []any{"postreplay"}}, inOrder(everything() + " postreplay")},
	} {
		p, err := New(test.conf)
		if err != nil {
			t.Errorf("%v: %v", test.conf, err)
			continue
		}
		if got := analyzers(t, p); got != test.want {
			t.Errorf("%v: %s, want %s", test.conf, got, test.want)
		}
	}
}

func TestSettings(t *testing.T) {
	c, err := decode(map[string]any{
		"retry-helpers": []any{"example.com/tools/again.Do", "(example.com/tools/again.Policy).Run"},
		"loggers":       []any{"example.com/tools/journal.Note"},
		"redactors":     []any{"example.com/tools/journal.Mask"},
		"stores":        []any{"(*example.com/tools/shelf.Shelf).Keep"},
		"post-classes":  []any{"state-setter", "$ref"},
		"mutable-ids":   []any{"event"},
		"strict-parse":  true,
		"url-errors":    true,
		"generated":     true,
	})
	if err != nil {
		t.Fatal(err)
	}
	want := settings.Settings{
		RetryHelpers: []string{"example.com/tools/again.Do", "(example.com/tools/again.Policy).Run"},
		Loggers:      []string{"example.com/tools/journal.Note"},
		Redactors:    []string{"example.com/tools/journal.Mask"},
		Stores:       []string{"(*example.com/tools/shelf.Shelf).Keep"},
		PostClasses:  []string{"state-setter", "$ref"},
		MutableIDs:   []string{"event"},
		StrictParse:  true,
		URLErrors:    true,
		Generated:    true,
	}
	if !reflect.DeepEqual(c.settings, want) {
		t.Errorf("got %+v\nwant %+v", c.settings, want)
	}
	// Every setting of the command has been set, and so has a key.
	v := reflect.ValueOf(c.settings)
	for i := range v.NumField() {
		if v.Field(i).IsZero() {
			t.Errorf("no key sets %s", v.Type().Field(i).Name)
		}
	}
}

// A mistake in the settings stops golangci-lint with an error that says where
// it is: half a configuration would pass for a whole one.
func TestMistakes(t *testing.T) {
	for _, test := range []struct {
		conf any
		want string // what the error must hold
	}{
		{map[string]any{"retry-helper": []any{"a.B"}}, `"retry-helper" is none of the keys enable, disable`},
		{map[string]any{"RetryHelpers": []any{"a.B"}}, `"RetryHelpers"`},
		{map[string]any{"enable": []any{"logleaks"}}, `enable: "logleaks" is none of the analyzers`},
		{map[string]any{"disable": []any{"x"}}, `disable: "x"`},
		{map[string]any{"enable": "logleak"}, `enable: a list of strings is wanted here, not the string "logleak"`},
		{map[string]any{"enable": []any{"logleak"}, "disable": []any{"logleak"}}, `disable: logleak stands under enable too`},
		{map[string]any{"disable": anys(strings.Fields(everything()))}, `disable: no analyzer is left`},
		{map[string]any{"loggers": []any{"Println"}}, `loggers: "Println" is neither`},
		{map[string]any{"loggers": []any{7}}, `loggers: a list of strings is wanted here, and one of them is 7`},
		{map[string]any{"loggers": map[string]any{"fmt": true}}, `loggers: a list of strings is wanted here, not a map`},
		{map[string]any{"post-classes": []any{"all"}}, `post-classes: "all" is none of`},
		{map[string]any{"mutable-ids": []any{"message"}}, `mutable-ids: "message" is none of`},
		{map[string]any{"generated": "yes"}, `generated: true or false is wanted here, not the string "yes"`},
		{[]any{"logleak"}, `settings: a map is wanted here, not a list`},
	} {
		_, err := New(test.conf)
		if err == nil {
			t.Errorf("%v: no error", test.conf)
		} else if !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v: the error %q does not hold %q", test.conf, err, test.want)
		}
	}
}

func analyzers(t *testing.T, p register.LinterPlugin) string {
	t.Helper()
	list, err := p.BuildAnalyzers()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, a := range list {
		out = append(out, a.Name)
	}
	return strings.Join(out, " ")
}

// everything lists what runs by default, without the given ones.
func everything(without ...string) string {
	var out []string
	for _, a := range graphlint.Analyzers(graphlint.Settings{}) {
		if graphlint.Default(a.Name) && !slices.Contains(without, a.Name) {
			out = append(out, a.Name)
		}
	}
	return strings.Join(out, " ")
}

func inOrder(names string) string {
	list := strings.Fields(names)
	slices.Sort(list)
	return strings.Join(list, " ")
}

func anys(list []string) (out []any) {
	for _, s := range list {
		out = append(out, fmt.Sprint(s))
	}
	return out
}
