// Package lists goes through lists, tables and iterators.
package lists

import (
	"iter"
	"maps"
	"net/http"
	"slices"
	"sort"
	"strconv"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func all(hs []http.Header) (out []float64) {
	for _, h := range hs {
		f, _ := strconv.ParseFloat(h.Get("Retry-After"), 64)
		out = append(out, f)
	}
	return out
}

func ofValues(hs []http.Header) {
	for f := range slices.Values(all(hs)) {
		time.Sleep(time.Duration(f)) // want `for nanoseconds`
	}
}
func okOfValues(hs []http.Header) {
	for f := range slices.Values(all(hs)) {
		time.Sleep(time.Duration(f * float64(time.Second)))
	}
}
func sorted(hs []http.Header) {
	xs := all(hs)
	slices.Sort(xs)
	time.Sleep(time.Duration(xs[len(xs)-1])) // want `for nanoseconds`
}
func longest(hs []http.Header) { time.Sleep(time.Duration(slices.Max(all(hs)))) } // want `for nanoseconds`
func sortedByFunc(hs []http.Header) {
	xs := all(hs)
	sort.Slice(xs, func(i, j int) bool { return xs[i] > xs[j] })
	time.Sleep(time.Duration(xs[0]) * time.Millisecond) // want `multiplies by time.Millisecond`
}
func e(hs map[string]http.Header) iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, h := range hs {
			n, _ := strconv.Atoi(h.Get("Retry-After"))
			if !yield(n) {
				return
			}
		}
	}
}
func ofOwnIterator(hs map[string]http.Header) {
	for n := range e(hs) {
		time.Sleep(time.Duration(n)) // want `for nanoseconds`
	}
}
func okOfOwnIterator(hs map[string]http.Header) {
	for n := range e(hs) {
		time.Sleep(time.Duration(n) * time.Second)
	}
}
func ofTable(hs map[string]http.Header) {
	m := map[string]int{}
	for k, h := range hs {
		m[k], _ = strconv.Atoi(h.Get("Retry-After"))
	}
	for _, n := range maps.All(m) {
		time.Sleep(time.Duration(n)) // want `for nanoseconds`
	}
	time.Sleep(time.Duration(slices.Max(slices.Collect(maps.Values(m))))) // want `for nanoseconds`
}
func sum(xs []float64) (s float64) {
	for _, x := range xs {
		s += x
	}
	return s
}
func summed(hs []http.Header)   { time.Sleep(time.Duration(sum(all(hs)))) } // want `for nanoseconds`
func okSummed(hs []http.Header) { time.Sleep(time.Duration(sum(all(hs)) * float64(time.Second))) }
func okLength(hs []http.Header) { time.Sleep(time.Duration(len(all(hs)))) }

func mapTo[T, U any](xs []T, f func(T) U) (out []U) {
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}
func mapped(hs []http.Header) []time.Duration {
	return mapTo(all(hs), func(f float64) time.Duration { return time.Duration(f) }) // want `for nanoseconds`
}
func okMapped(hs []http.Header) []time.Duration {
	return mapTo(all(hs), func(f float64) time.Duration { return time.Duration(f) * time.Second })
}
