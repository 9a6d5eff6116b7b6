package unitmismatch

import (
	"math"

	"github.com/graphlint/graphlint/internal/flow"
)

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

// thousands returns how often c, a factor that is a unit or some of it, holds
// the factor 1000: 1 for 1e3 and 1500, 3 for time.Second and 2*time.Second. It is
// 0 for what is no unit, and for what is none that can be told: a tenth of one,
// or minutes and hours.
func thousands(c float64) int {
	for n := range 4 {
		if unit := math.Pow(1000, float64(n)); c >= unit && c < 60*unit {
			return n
		}
	}
	return 0
}

// times returns the kind of a number or duration of kind k multiplied by c. A
// factor that is no unit changes nothing: twice as long is still in seconds.
func times(k flow.Kind, c float64) flow.Kind {
	if c > 0 && c <= 1e-3 {
		return divided(k, 1/c)
	}
	if isCount(c) {
		return k
	}
	n := thousands(c)
	if n == 0 {
		return none // minutes and hours: wrong, and told at the product
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
	if isNumber(k) && math.Mod(c, 60) == 0 {
		return none // minutes or hours
	}
	if isCount(c) {
		return k
	}
	n := 0
	for _, unit := range []float64{1e3, 1e6, 1e9} {
		if n++; math.Abs(c/unit-1) < 1e-9 {
			for range n {
				k = coarser[k]
			}
			return k
		}
	}
	return none
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
