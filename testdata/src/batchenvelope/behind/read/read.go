// Package read looks at answers that its importers give it, behind interfaces
// or as the SDK has them.
package read

import core "github.com/microsoftgraph/msgraph-sdk-go-core"

// Entry is a part of the SDK's answer.
type Entry interface {
	GetId() *string
	GetStatus() *int32
}

// All has the entries.
type All interface {
	GetResponses() []core.BatchItem
}

// Result is what becomes of a step in a program.
type Result interface {
	Refused() bool
	Bytes() []byte
}

func IDs(a All) (ids []string) {
	for _, e := range a.GetResponses() {
		ids = append(ids, *e.GetId())
	}
	return ids
}

func Worst(a All) (worst int32) {
	for _, e := range a.GetResponses() {
		worst = max(worst, code(e))
	}
	return worst
}

func code(e Entry) int32 { return *e.GetStatus() }

func Label(e core.BatchItem) string { return "step " + *e.GetId() }

func Visit(list []core.BatchItem, f func(Entry)) {
	for _, e := range list {
		f(e)
	}
}

func Join(list []Result) (out []byte) {
	for _, r := range list {
		out = append(out, r.Bytes()...)
	}
	return out
}

func JoinGood(list []Result) (out []byte) {
	for _, r := range list {
		if !r.Refused() {
			out = append(out, r.Bytes()...)
		}
	}
	return out
}
