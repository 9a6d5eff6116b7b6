package flow

import (
	"fmt"
	"go/token"
	"path/filepath"

	"golang.org/x/tools/go/analysis"
)

// A Summary is what a function does with labels. It is exported as a fact by
// a type of the pass that embeds it.
type Summary struct {
	// Results are labels that results have whatever the arguments.
	Results []Label
	// Effects say where a labelled argument goes.
	Effects []Effect
}

// A Label is a label of a result or, if Index is what Arg returns, of what a
// parameter refers to once the function has returned.
type Label struct {
	Index int
	Kind  Kind
	What  string
	Place string
}

// Target says what an effect reaches.
type Target uint8

// The targets.
const (
	ToResult   Target = iota // Index is the result
	ToParam                  // what parameter Index refers to
	ToField                  // Name is the field
	ToSink                   // Name is the word, Place the sink
	ToCallback               // parameter Index is called, with the value as argument Arg
	Keeps                    // the parameter, a function, is kept in the field Name
)

// Always is the Param of an Effect that needs no label: the function calls a
// parameter with a label of its own, of which Name and Place tell the origin.
const Always = -1

// FromPlace is the Param of an Effect of what is in the place From.
const FromPlace = -2

// An Effect says that a parameter that enters with kind In reaches a target
// with kind Out.
type Effect struct {
	Param int
	In    Kind
	// Ret is 0 for the argument itself, n+1 for result n of calling it.
	Ret   int
	To    Target
	Index int
	Arg   int
	Out   Kind
	Name  string
	Place string
	From  string
}

// AFact marks a fact type that embeds a Summary.
func (*Summary) AFact() {}

// Sum gives the engine access to the embedded Summary.
func (s *Summary) Sum() *Summary { return s }

func (s *Summary) String() string {
	return fmt.Sprintf("%d results, %d effects", len(s.Results), len(s.Effects))
}

// A Fact is a pass's own fact about a function.
type Fact interface {
	analysis.Fact
	Sum() *Summary
}

// Fields are the labels that a package stores in fields, and what it does with
// those that others store there, as a package fact.
type Fields struct {
	Labels []FieldLabel
	Sinks  []PlaceSink
}

// A PlaceSink is a sink for what other packages store in a field.
type PlaceSink struct {
	Field string // as in FieldLabel
	In    Kind
	Word  string
	Place string
	Out   Kind
}

// A FieldLabel is a label of a field.
type FieldLabel struct {
	Field string // "import/path.Type.field", or another place
	Kind  Kind
	What  string
	Place string
}

// AFact marks a fact type that embeds Fields.
func (*Fields) AFact() {}

// All gives the engine access to the embedded Fields.
func (f *Fields) All() *Fields { return f }

func (f *Fields) String() string { return fmt.Sprintf("%d field labels", len(f.Labels)) }

// A PackageFact is a pass's own fact about a package.
type PackageFact interface {
	analysis.Fact
	All() *Fields
}

// place is a position as facts and messages write it: "file.go:12".
func place(fset *token.FileSet, pos token.Pos) string {
	p := fset.Position(pos)
	if !p.IsValid() {
		return ""
	}
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}
