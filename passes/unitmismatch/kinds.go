package unitmismatch

import "github.com/graphlint/graphlint/internal/flow"

// The labels. A number or a text counts in a unit; a raw duration is such a
// number in the type time.Duration, where it will be taken for nanoseconds.
const (
	none      flow.Kind = iota
	textSec             // "120", as Retry-After has it
	textMs              // the same in milliseconds, as retry-after-ms has it
	textUnit            // a text with the right unit, "120s"
	textWrong           // a text with a wrong unit, "120ms"
	numSec              // a number of seconds
	numMs
	numUs
	numNs  // a number of nanoseconds, that is, scaled by time.Second
	rawSec // time.Duration(seconds): a billionth of what was meant
	rawMs
	rawUs
	done // a finished duration
	over // scaled twice

	graphHost // an address of Graph, a request to it, or its response
	otherHost // the same of another service

	nameSec // the name of a header that counts seconds, which a function is given
	nameMs
)

// readBy tells what is read by the name of a header.
var readBy = map[flow.Kind]flow.Kind{nameSec: textSec, nameMs: textMs}

// nameOf is the reverse.
var nameOf = map[flow.Kind]flow.Kind{textSec: nameSec, textMs: nameMs}

// finer tells what a number becomes when it is multiplied by 1000.
var finer = map[flow.Kind]flow.Kind{
	numSec: numMs, numMs: numUs, numUs: numNs, numNs: over,
	rawSec: rawMs, rawMs: rawUs, rawUs: done,
}

// coarser tells what it becomes when it is divided by 1000.
var coarser = map[flow.Kind]flow.Kind{
	numMs: numSec, numUs: numMs, numNs: numUs,
	rawMs: rawSec, rawUs: rawMs, done: rawUs,
}

// asDuration tells what a number is when it is converted to time.Duration, and
// asNumber the reverse.
var asDuration = map[flow.Kind]flow.Kind{numSec: rawSec, numMs: rawMs, numUs: rawUs, numNs: done, over: over}
var asNumber = map[flow.Kind]flow.Kind{rawSec: numSec, rawMs: numMs, rawUs: numUs, done: numNs, over: over}

func isNumber(k flow.Kind) bool   { return k >= numSec && k <= numNs }
func isRaw(k flow.Kind) bool      { return k >= rawSec && k <= rawUs }
func isName(k flow.Kind) bool     { return k == nameSec || k == nameMs }
func isHostKind(k flow.Kind) bool { return k == graphHost || k == otherHost }

// thousands returns how often c holds the factor 1000, and whether c is a unit:
// 1e3, 1e6, 1e9. Minutes and hours are units too, but lead nowhere.
func thousands(c float64) int {
	switch c {
	case 1e3:
		return 1
	case 1e6:
		return 2
	case 1e9:
		return 3
	}
	return 0
}

// times returns the kind of a number or duration of kind k multiplied by the
// constant c. A factor that is no unit changes nothing: twice as long is still
// in seconds.
func times(k flow.Kind, c float64) flow.Kind {
	n := thousands(c)
	if n == 0 {
		if c >= 6e10 {
			return none // minutes and hours: wrong, and told at the product
		}
		return k
	}
	if isRaw(k) && n > 1 && thousands(float64(unitOf(k))) != n {
		return none // the wrong unit, and told at the product
	}
	if k == done {
		if n == 1 {
			return none // a thousand times as long, or microseconds: not clear
		}
		return over
	}
	for range n {
		if k = finer[k]; k == none {
			return none
		}
	}
	return k
}

// divided is the same for a division.
func divided(k flow.Kind, c float64) flow.Kind {
	n := thousands(c)
	if n == 0 {
		if c >= 6e10 {
			return none
		}
		return k
	}
	for range n {
		if k = coarser[k]; k == none {
			return none
		}
	}
	return k
}

// suffixed returns the kind of a text of kind k with a suffix put behind it.
func suffixed(k flow.Kind, suffix string) flow.Kind {
	switch suffix {
	case "s":
		if k == textSec {
			return textUnit
		}
		return textWrong
	case "ms":
		if k == textMs {
			return textUnit
		}
		return textWrong
	case "us", "µs", "μs", "ns", "m", "h":
		return textWrong
	}
	return k
}
