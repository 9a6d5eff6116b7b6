package unitmismatch

import (
	"go/types"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// The words of the sinks.
const (
	sinkRaw     = "raw"     // a raw duration is used as a duration
	sinkUnit    = "unit"    // a raw duration is multiplied by a wrong unit
	sinkTwice   = "twice"   // a finished duration is multiplied by a unit
	sinkNoUnit  = "nounit"  // a text without a unit is parsed as a duration
	sinkText    = "text"    // a text with a wrong unit is parsed as a duration
	sinkPrinted = "printed" // a raw duration is written as text
	sinkSeconds = "seconds" // an API that counts in seconds gets something else
)

type fact struct{ flow.Summary }
type packageFact struct{ flow.Fields }

// A table is what is known of the package as a whole.
type table struct {
	view *ssaview.View
	read map[*types.Var]bool // the fields that are read; nil until asked for

	scaled map[any]bool // the places that are scaled where they lie; nil until asked for
}

func newSpec(t *table) *flow.Spec {
	return &flow.Spec{
		Inputs:         inputs,
		Source:         sourceOf,
		Sources:        keyed,
		Skip:           elsewhereInBranch,
		Step:           step,
		Call:           call,
		Value:          value,
		Sink:           t.sink,
		Unknown:        unknown,
		Renew:          func(in, _ flow.Kind) bool { return isName(in) },
		Callbacks:      true,
		Implementers:   true,
		Places:         true,
		Ways:           true,
		Changed:        func(f *types.Var) bool { return t.places()[f] },
		NewFact:        func() flow.Fact { return new(fact) },
		NewPackageFact: func() flow.PackageFact { return new(packageFact) },
	}
}

// inputs lists the labels that a parameter may bring.
func inputs(t types.Type) []flow.Kind {
	switch {
	case isDuration(t):
		return []flow.Kind{rawSec, rawMs, done}
	case isNumeric(t):
		return []flow.Kind{numSec, numMs, numNs}
	case isText(t):
		return []flow.Kind{textSec, textMs, nameSec, nameMs}
	case isHTTP(t):
		return []flow.Kind{graphHost, otherHost}
	}
	var yielded []flow.Kind
	for _, y := range flow.Yielded(t) {
		yielded = append(yielded, inputs(y)...)
	}
	if len(yielded) > 0 {
		return yielded
	}
	if s, ok := t.Underlying().(*types.Slice); ok {
		if _, ok := types.Unalias(s.Elem()).(*types.TypeParam); ok || isNumeric(s.Elem()) {
			return inputs(s.Elem())
		}
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		// Not deeper: type p *p.
		if _, ok := p.Elem().Underlying().(*types.Pointer); ok {
			return nil
		}
		return inputs(p.Elem())
	}
	if tp, ok := types.Unalias(t).(*types.TypeParam); ok && tp != nil {
		return []flow.Kind{textSec, textMs, numSec, numMs, done}
	}
	return nil
}
