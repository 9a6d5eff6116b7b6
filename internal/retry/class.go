package retry

import (
	"go/constant"

	"github.com/graphlint/graphlint/internal/failure"
)

// Most code tells few failures apart: a status from none, or 429 and 503 from
// the rest. A question notes whatever the code learns of the failure, and its
// answer holds for all failures of which the code would have learned the same:
// its class. That is exact, as a run depends on nothing else. Success is always
// asked about by itself.

// note narrows the class to the failures that are in set as x is, or are not.
func (m *machine) note(set failure.Set) {
	switch {
	case m.x == 0:
	case set.Overlaps(m.x):
		m.q.class &= set
	default:
		m.q.class &^= set
	}
}

// noteStatus narrows the class to the failures whose status is n as that of x
// is, or is not.
func (m *machine) noteStatus(n int) {
	if n >= 400 && n < 600 {
		for _, y := range failure.Any.Each() {
			if y.Status() == n {
				m.note(y)
			}
		}
	}
}

// plain is v for those who look at the number of a status: only this failure
// has it.
func (m *machine) plain(v val) val {
	if v.status {
		m.note(m.x)
		v.status = false
	}
	return v
}

// statusOf is the number that stands for the status after y, see frame.status.
func statusOf(y failure.Set) constant.Value { return constant.MakeInt64(int64(y.Status())) }

// by returns what is computed of two constants, and narrows the class to the
// failures for which the same comes of it.
func by[T comparable](m *machine, x, y val, f func(a, b constant.Value) T) T {
	out := f(x.c, y.c)
	if !x.status && !y.status || m.x == 0 {
		return out
	}
	for _, z := range m.q.class.Each() {
		a, b := x.c, y.c
		if x.status {
			a = statusOf(z)
		}
		if y.status {
			b = statusOf(z)
		}
		if z != m.x && f(a, b) != out {
			m.q.class &^= z
		}
	}
	return out
}

// classes holds answers by class.
type classes[T any] []struct {
	set failure.Set
	ans T
}

// of returns the answer for x, and asks for it if it is of no class so far.
func (cs *classes[T]) of(x failure.Set, ask func() (T, *question)) T {
	for _, c := range *cs {
		if c.set.Overlaps(x) {
			return c.ans
		}
	}
	ans, q := ask()
	set := x
	if x != 0 {
		set |= q.class
	}
	*cs = append(*cs, struct {
		set failure.Set
		ans T
	}{set, ans})
	return ans
}
