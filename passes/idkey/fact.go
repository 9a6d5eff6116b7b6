package idkey

import (
	"fmt"

	"github.com/graphlint/graphlint/internal/flow"
)

// A funcFact says what a function does with ids.
type funcFact struct{ flow.Summary }

func (*funcFact) AFact() {}

// A pkgFact says what a package knows of ids. Every package that was looked
// at has one: a function of it without a fact does nothing with ids.
type pkgFact struct {
	flow.Fields
	// Immutable says that the package, or one that it imports, asks for ids
	// that stay.
	Immutable bool
	// Graph says that the package reaches Graph, itself or by an import.
	Graph bool
	// Mail says that the package reads messages by their URL.
	Mail bool
	// Keys lists the fields of its rows that become keys, sorted.
	Keys []KeyField
	// Funcs lists the parameters and fields that hold functions whose results
	// become keys, sorted.
	Funcs []KeyFunc
}

func (*pkgFact) AFact() {}

func (f *pkgFact) String() string {
	return fmt.Sprintf("immutable %t, graph %t, mail %t, %s", f.Immutable, f.Graph, f.Mail, f.Fields.String())
}
