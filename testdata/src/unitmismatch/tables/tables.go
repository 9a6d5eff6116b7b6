// Package tables reads headers out of tables and lists of every sort.
package tables

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

type part struct {
	Status  int
	Headers map[string]any
	List    []pair
	Numbers map[string]json.Number
	Ints    map[string]int
}

type pair struct{ Name, Value string }

func numberInAny(p part) time.Duration {
	if f, ok := p.Headers["Retry-After"].(float64); ok {
		return time.Duration(f) // want `for nanoseconds`
	}
	return 0
}

func okNumber(p part) time.Duration {
	if f, ok := p.Headers["Retry-After"].(float64); ok {
		return time.Duration(f) * time.Second
	}
	return 0
}

func textInAny(p part) time.Duration {
	s, _ := p.Headers["Retry-After"].(string)
	n, _ := strconv.Atoi(s)
	return time.Duration(n) * time.Millisecond // want `multiplies by time.Millisecond`
}

func printedAny(p part) time.Duration {
	n, _ := strconv.Atoi(fmt.Sprint(p.Headers["Retry-After"]))
	return time.Duration(n) // want `for nanoseconds`
}

func okPrintedWithUnit(p part) time.Duration {
	d, _ := time.ParseDuration(fmt.Sprintf("%vs", p.Headers["Retry-After"]))
	return d
}

func printedWithoutUnit(p part) time.Duration {
	d, _ := time.ParseDuration(fmt.Sprintf("%v", p.Headers["Retry-After"])) // want `fails for every number`
	return d
}

func jsonNumber(p part) time.Duration {
	n, err := p.Numbers["Retry-After"].Int64()
	if err != nil {
		return 0
	}
	return time.Duration(n) // want `for nanoseconds`
}

func okJSONNumber(p part) time.Duration {
	n, err := p.Numbers["Retry-After"].Int64()
	if err != nil {
		return 0
	}
	return time.Duration(n) * time.Second
}

func millisOfInts(p part) time.Duration {
	return time.Duration(p.Ints["retry-after-ms"]) * time.Second // want `multiplies by time.Second`
}

func okMillisOfInts(p part) time.Duration {
	return time.Duration(p.Ints["retry-after-ms"]) * time.Millisecond
}

func okOtherInts(p part) time.Duration {
	return time.Duration(p.Ints["timeout-ms"]) * time.Millisecond
}

func namedValue(p part) time.Duration {
	for _, h := range p.List {
		if strings.EqualFold(h.Name, "Retry-After") {
			n, _ := strconv.Atoi(h.Value)
			return time.Duration(n) // want `for nanoseconds`
		}
	}
	return 0
}

func okNamedValue(p part) time.Duration {
	for _, h := range p.List {
		if strings.EqualFold(h.Name, "Retry-After") {
			n, _ := strconv.Atoi(h.Value)
			return time.Duration(n) * time.Second
		}
	}
	return 0
}

func okOtherName(p part) time.Duration {
	for _, h := range p.List {
		if strings.EqualFold(h.Name, "Server-Nanos") {
			n, _ := strconv.Atoi(h.Value)
			return time.Duration(n)
		}
	}
	return 0
}

func listOfAny(p part) time.Duration {
	vs, _ := p.Headers["Retry-After"].([]any)
	if len(vs) == 0 {
		return 0
	}
	s, _ := vs[0].(string)
	n, _ := strconv.ParseInt(s, 10, 64)
	return time.Duration(n) // want `for nanoseconds`
}

func either(v any) (float64, bool) {
	switch v := v.(type) {
	case float64:
		return v, true
	case string:
		f, err := strconv.ParseFloat(v, 64)
		return f, err == nil
	case json.Number:
		f, err := v.Float64()
		return f, err == nil
	case int:
		return float64(v), true
	}
	return 0, false
}

func eitherOfBoth(p part) time.Duration {
	f, ok := either(p.Headers["Retry-After"])
	if !ok {
		return time.Second
	}
	return time.Duration(f * float64(time.Millisecond)) // want `multiplies by time.Millisecond`
}

func okEitherOfBoth(p part) time.Duration {
	f, ok := either(p.Headers["Retry-After"])
	if !ok {
		return time.Second
	}
	return time.Duration(f * float64(time.Second))
}

func okEitherOfOtherHeader(p part) time.Duration {
	f, ok := either(p.Headers["X-Elapsed"])
	if !ok {
		return time.Second
	}
	return time.Duration(f)
}

func millisByName(h map[string][]string) time.Duration {
	for k, v := range h {
		switch strings.ToLower(k) {
		case "x-ms-retry-after-ms":
			n, _ := strconv.Atoi(v[0])
			return time.Duration(n) * time.Second // want `multiplies by time.Second`
		case "retry-after":
			n, _ := strconv.Atoi(v[0])
			return time.Duration(n) * time.Second
		}
	}
	return 0
}

func okEachInItsBranch(h map[string][]string) time.Duration {
	for k, v := range h {
		switch strings.ToLower(k) {
		case "x-ms-retry-after-ms":
			n, _ := strconv.Atoi(v[0])
			return time.Duration(n) * time.Millisecond
		case "retry-after":
			n, _ := strconv.Atoi(v[0])
			return time.Duration(n) * time.Second
		case "x-elapsed":
			n, _ := strconv.Atoi(v[0])
			return time.Duration(n)
		}
	}
	return 0
}
