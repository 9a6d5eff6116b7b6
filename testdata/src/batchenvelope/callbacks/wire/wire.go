// Package wire sends batches and gives the answers to functions.
package wire

import (
	"encoding/json"
	"io"
	"iter"
	"net/http"
)

// Reply is one answer.
type Reply struct {
	ID     string          `json:"id"`
	Status int             `json:"status"`
	Body   json.RawMessage `json:"body"`
}

// OK tells whether it went well.
func (r *Reply) OK() bool { return r.Status < 300 }

func fetch(hc *http.Client, in io.Reader) ([]*Reply, error) {
	resp, err := hc.Post("https://graph.microsoft.com/v1.0/$batch", "application/json", in)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var env struct {
		Responses []*Reply `json:"responses"`
	}
	err = json.NewDecoder(resp.Body).Decode(&env)
	return env.Responses, err
}

// Visit calls f with each answer.
func Visit(hc *http.Client, in io.Reader, f func(*Reply) error) error {
	rs, err := fetch(hc, in)
	if err != nil {
		return err
	}
	for _, r := range rs {
		if err := f(r); err != nil {
			return err
		}
	}
	return nil
}

// VisitGood calls f with those that went well: nobody else needs to look.
func VisitGood(hc *http.Client, in io.Reader, f func(*Reply)) error {
	return Visit(hc, in, func(r *Reply) error {
		if r.OK() {
			f(r)
		}
		return nil
	})
}

// VisitBodies calls f with bodies that may be errors.
func VisitBodies(hc *http.Client, in io.Reader, f func(json.RawMessage)) error {
	rs, err := fetch(hc, in) // want `no status inside rs`
	if err != nil {
		return err
	}
	for _, r := range rs {
		f(r.Body)
	}
	return nil
}

// Range yields them.
func Range(hc *http.Client, in io.Reader) iter.Seq2[*Reply, error] {
	return func(yield func(*Reply, error) bool) {
		rs, err := fetch(hc, in)
		if err != nil {
			yield(nil, err)
			return
		}
		for _, r := range rs {
			if !yield(r, nil) {
				return
			}
		}
	}
}

// Now sends at once.
func Now(hc *http.Client, in io.Reader) (iter.Seq[*Reply], error) {
	rs, err := fetch(hc, in)
	if err != nil {
		return nil, err
	}
	return func(yield func(*Reply) bool) {
		for _, r := range rs {
			if !yield(r) {
				return
			}
		}
	}, nil
}

// MapAll makes a T of each answer.
func MapAll[T any](hc *http.Client, in io.Reader, f func(*Reply) (T, error)) ([]T, error) {
	rs, err := fetch(hc, in)
	if err != nil {
		return nil, err
	}
	var out []T
	for _, r := range rs {
		t, err := f(r)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

// Strict looks before it decodes.
func Strict[T any](r *Reply) (t T, err error) {
	if !r.OK() {
		return t, io.ErrUnexpectedEOF
	}
	return t, json.Unmarshal(r.Body, &t)
}

// Loose does not.
func Loose[T any](r *Reply) (t T, err error) { return t, json.Unmarshal(r.Body, &t) }
