// Package callbacks gives functions to those who send batches, and ranges over
// what they yield.
package callbacks

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"net/http"

	"batchenvelope/callbacks/wire"
)

func faultLiteral(hc *http.Client, in io.Reader) (ids []string, err error) {
	err = wire.Visit(hc, in, func(r *wire.Reply) error { // want `nothing looks at the answers to the .batch sent at wire.go:\d+`
		ids = append(ids, r.ID)
		return nil
	})
	return ids, err
}

// The status is looked at.
func okLiteral(hc *http.Client, in io.Reader) error {
	return wire.Visit(hc, in, func(r *wire.Reply) error {
		if r.Status == http.StatusTooManyRequests {
			return fmt.Errorf("%s: again", r.ID)
		}
		return nil
	})
}

func show(r *wire.Reply) error {
	_, err := fmt.Println(r.ID)
	return err
}

func judge(r *wire.Reply) error {
	if !r.OK() {
		return fmt.Errorf("%s failed", r.ID)
	}
	return nil
}

func faultNamed(hc *http.Client, in io.Reader) error {
	return wire.Visit(hc, in, show) // want `nothing looks at`
}

// A declared function looks.
func okNamed(hc *http.Client, in io.Reader) error { return wire.Visit(hc, in, judge) }

// Who calls has looked already.
func okGood(hc *http.Client, in io.Reader) (n int, err error) {
	err = wire.VisitGood(hc, in, func(*wire.Reply) { n++ })
	return n, err
}

// What the function is, others say.
func okUnknown(hc *http.Client, in io.Reader, f func(*wire.Reply) error) error {
	return wire.Visit(hc, in, f)
}

// The answers are kept, and looked at after the call.
func okKept(hc *http.Client, in io.Reader) error {
	var got []*wire.Reply
	err := wire.Visit(hc, in, func(r *wire.Reply) error {
		got = append(got, r)
		return nil
	})
	for _, r := range got {
		if !r.OK() {
			return fmt.Errorf("%s failed", r.ID)
		}
	}
	return err
}

func faultKept(hc *http.Client, in io.Reader) (int, error) {
	var got []*wire.Reply
	err := wire.Visit(hc, in, func(r *wire.Reply) error { // want `nothing looks at`
		got = append(got, r)
		return nil
	})
	return len(got), err
}

func faultRange(hc *http.Client, in io.Reader) (ids []string, err error) {
	for r, err := range wire.Range(hc, in) { // want `nothing looks at|no status inside`
		if err != nil {
			return nil, err
		}
		ids = append(ids, r.ID)
	}
	return ids, nil
}

// The loop looks.
func okRange(hc *http.Client, in io.Reader) (ids []string, err error) {
	for r, err := range wire.Range(hc, in) {
		if err != nil {
			return nil, err
		}
		if r.Status >= 400 {
			continue
		}
		ids = append(ids, r.ID)
	}
	return ids, nil
}

func faultNow(hc *http.Client, in io.Reader) (ids []string, err error) {
	seq, err := wire.Now(hc, in) // want `no status inside seq`
	if err != nil {
		return nil, err
	}
	for r := range seq {
		ids = append(ids, r.ID)
	}
	return ids, nil
}

func faultPull(hc *http.Client, in io.Reader) (string, error) {
	seq, err := wire.Now(hc, in) // want `no status inside seq`
	if err != nil {
		return "", err
	}
	next, stop := iter.Pull(seq)
	defer stop()
	if r, ok := next(); ok {
		return r.ID, nil
	}
	return "", io.EOF
}

// The caller gets the iterator.
func okHandedOn(hc *http.Client, in io.Reader) (iter.Seq[*wire.Reply], error) {
	return wire.Now(hc, in)
}

func only(seq iter.Seq[*wire.Reply], keep func(*wire.Reply) bool) iter.Seq[*wire.Reply] {
	return func(yield func(*wire.Reply) bool) {
		for r := range seq {
			if keep(r) && !yield(r) {
				return
			}
		}
	}
}

// A filter looks.
func okFiltered(hc *http.Client, in io.Reader) (ids []string, err error) {
	seq, err := wire.Now(hc, in)
	if err != nil {
		return nil, err
	}
	for r := range only(seq, (*wire.Reply).OK) {
		ids = append(ids, r.ID)
	}
	return ids, nil
}

func faultFiltered(hc *http.Client, in io.Reader) (ids []string, err error) {
	seq, err := wire.Now(hc, in) // want `no status inside seq`
	if err != nil {
		return nil, err
	}
	for r := range only(seq, func(r *wire.Reply) bool { return r.ID != "" }) {
		ids = append(ids, r.ID)
	}
	return ids, nil
}

func faultTable(hc *http.Client, in io.Reader) (n int, err error) {
	steps := map[string]func(*wire.Reply){
		"a": func(*wire.Reply) { n++ },
		"b": func(r *wire.Reply) { n += len(r.Body) },
	}
	seq, err := wire.Now(hc, in) // want `no status inside seq`
	if err != nil {
		return 0, err
	}
	for r := range seq {
		if f := steps[r.ID]; f != nil {
			f(r)
		}
	}
	return n, nil
}

// One of the functions in the table looks.
func okTable(hc *http.Client, in io.Reader) (n int, err error) {
	steps := map[string]func(*wire.Reply){
		"a": func(*wire.Reply) { n++ },
		"b": func(r *wire.Reply) {
			if r.OK() {
				n++
			}
		},
	}
	seq, err := wire.Now(hc, in)
	if err != nil {
		return 0, err
	}
	for r := range seq {
		steps[r.ID](r)
	}
	return n, nil
}

// Others may put functions into the table.
var Steps = map[string]func(*wire.Reply){"a": func(*wire.Reply) {}}

func okOpenTable(hc *http.Client, in io.Reader) error {
	seq, err := wire.Now(hc, in)
	if err != nil {
		return err
	}
	for r := range seq {
		Steps[r.ID](r)
	}
	return nil
}

type head struct {
	ID     string `json:"id"`
	Status int    `json:"status"`
}

// The answers are decoded one by one.
func faultStream(hc *http.Client, in io.Reader) (ids []string, err error) {
	resp, err := hc.Post("https://graph.microsoft.com/v1.0/$batch", "application/json", in) // want `no status inside resp`
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	dec := json.NewDecoder(bufio.NewReader(resp.Body))
	for {
		t, err := dec.Token()
		if err != nil {
			return nil, err
		}
		if t == json.Delim('[') {
			break
		}
	}
	for dec.More() {
		var h head
		if err := dec.Decode(&h); err != nil {
			return nil, err
		}
		ids = append(ids, h.ID)
	}
	return ids, nil
}

// Each is looked at.
func okStream(hc *http.Client, in io.Reader) (bad []string, err error) {
	resp, err := hc.Post("https://graph.microsoft.com/v1.0/$batch", "application/json", in)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	dec := json.NewDecoder(resp.Body)
	for t, err := dec.Token(); t != json.Delim('['); t, err = dec.Token() {
		if err != nil {
			return nil, err
		}
	}
	for dec.More() {
		var h head
		if err := dec.Decode(&h); err != nil {
			return nil, err
		}
		if h.Status >= 400 {
			bad = append(bad, h.ID)
		}
	}
	return bad, nil
}

// The tokens themselves may be statuses.
func okTokens(hc *http.Client, in io.Reader) (n float64, err error) {
	resp, err := hc.Post("https://graph.microsoft.com/v1.0/$batch", "application/json", in)
	if err != nil {
		return 0, err
	}
	defer resp.Body.Close()
	dec := json.NewDecoder(resp.Body)
	for {
		t, err := dec.Token()
		if err != nil {
			return n, nil
		}
		if f, ok := t.(float64); ok {
			n = max(n, f)
		}
	}
}

type group struct {
	Name string `json:"displayName"`
}

// A function of the other package looks.
func okStrict(hc *http.Client, in io.Reader) ([]group, error) {
	return wire.MapAll(hc, in, wire.Strict[group])
}

func faultLoose(hc *http.Client, in io.Reader) ([]group, error) {
	return wire.MapAll(hc, in, wire.Loose[group]) // want `nothing looks at`
}
