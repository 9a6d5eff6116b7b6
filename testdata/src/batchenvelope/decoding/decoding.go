// Package decoding makes values of the answers in different ways.
package decoding

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
)

const endpoint = "https://graph.microsoft.com/beta/$batch"

type entry struct {
	ID     string          `json:"id"`
	Status int             `json:"status"`
	Body   json.RawMessage `json:"body"`
}

func send(hc *http.Client) (*http.Response, error) {
	return hc.Post(endpoint, "application/json", nil)
}

func decode[T any](r io.Reader) (T, error) {
	var v T
	err := json.NewDecoder(bufio.NewReader(r)).Decode(&v)
	return v, err
}

// A generic decoder, and the bodies of what it returns.
func faultGeneric(hc *http.Client) ([]json.RawMessage, error) {
	res, err := send(hc) // want `no status inside res`
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	all, err := decode[struct{ Responses []entry }](res.Body)
	if err != nil {
		return nil, err
	}
	var out []json.RawMessage
	for i := range all.Responses {
		out = append(out, all.Responses[i].Body)
	}
	return out, nil
}

// Silent: the same, and the status.
func genericJudged(hc *http.Client) (n int, err error) {
	res, err := send(hc)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	all, err := decode[struct{ Responses []entry }](res.Body)
	if err != nil {
		return 0, err
	}
	for i := range all.Responses {
		if all.Responses[i].Status < 400 {
			n++
		}
	}
	return n, nil
}

// In two steps, by RawMessage.
func faultRaw(hc *http.Client) (ids []string, err error) {
	res, err := send(hc) // want `no status inside res`
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var outer map[string]json.RawMessage
	if err := json.NewDecoder(res.Body).Decode(&outer); err != nil {
		return nil, err
	}
	var all []entry
	if err := json.Unmarshal(outer["responses"], &all); err != nil {
		return nil, err
	}
	for _, e := range all {
		ids = append(ids, e.ID)
	}
	return ids, nil
}

// Silent: in two steps, and the status.
func rawJudged(hc *http.Client) error {
	res, err := send(hc)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var outer map[string]json.RawMessage
	if err := json.NewDecoder(res.Body).Decode(&outer); err != nil {
		return err
	}
	var all []json.RawMessage
	if err := json.Unmarshal(outer["responses"], &all); err != nil {
		return err
	}
	for _, one := range all {
		var e entry
		if err := json.Unmarshal(one, &e); err != nil {
			return err
		}
		if e.Status > 299 {
			return fmt.Errorf("%s: %d", e.ID, e.Status)
		}
	}
	return nil
}

// Silent: maps, and the status as a number of JSON.
func mapJudged(hc *http.Client) (ok bool) {
	res, err := send(hc)
	if err != nil {
		return false
	}
	defer res.Body.Close()
	var outer struct {
		Responses []map[string]any `json:"responses"`
	}
	if json.NewDecoder(res.Body).Decode(&outer) != nil {
		return false
	}
	for _, m := range outer.Responses {
		if m["status"] != float64(200) {
			return false
		}
	}
	return true
}

// Silent: all values of the map are walked.
func mapWalked(hc *http.Client) (sum float64) {
	res, err := send(hc)
	if err != nil {
		return 0
	}
	defer res.Body.Close()
	var outer map[string][]map[string]any
	if json.NewDecoder(res.Body).Decode(&outer) != nil {
		return 0
	}
	for _, m := range outer["responses"] {
		for _, v := range m {
			if n, ok := v.(float64); ok {
				sum += n
			}
		}
	}
	return sum
}

type strict struct{ Responses []strictEntry }

type strictEntry struct {
	ID   string
	fail error
}

// UnmarshalJSON looks at the status.
func (e *strictEntry) UnmarshalJSON(b []byte) error {
	var raw entry
	if err := json.Unmarshal(b, &raw); err != nil {
		return err
	}
	if e.ID = raw.ID; raw.Status >= 400 {
		e.fail = errors.New(raw.ID)
	}
	return nil
}

// Silent: the type decodes itself.
func decodesItself(hc *http.Client) (ids []string) {
	res, err := send(hc)
	if err != nil {
		return nil
	}
	defer res.Body.Close()
	var all strict
	if json.NewDecoder(res.Body).Decode(&all) != nil {
		return nil
	}
	for _, e := range all.Responses {
		ids = append(ids, e.ID)
	}
	return ids
}

type envelope struct {
	Responses []entry `json:"responses"`
}

func (e *envelope) read(r io.Reader) error { return json.NewDecoder(r).Decode(e) }

func (e *envelope) failed() (n int) {
	for _, r := range e.Responses {
		if !r.good() {
			n++
		}
	}
	return n
}

func (e entry) good() bool { return e.Status/100 == 2 }

func (e entry) name() string { return "step " + e.ID }

// A method decodes, another names.
func faultMethods(hc *http.Client) (names []string) {
	res, err := send(hc) // want `no status inside res`
	if err != nil {
		return nil
	}
	defer res.Body.Close()
	var env envelope
	if env.read(res.Body) != nil {
		return nil
	}
	for _, r := range env.Responses {
		names = append(names, r.name())
	}
	return names
}

// Silent: a method of the envelope calls one of the entry.
func methodsJudge(hc *http.Client) int {
	res, err := send(hc)
	if err != nil {
		return -1
	}
	defer res.Body.Close()
	env := new(envelope)
	if env.read(res.Body) != nil {
		return -1
	}
	return env.failed()
}

// Silent: by way of a buffer.
func buffered(hc *http.Client) bool {
	res, err := send(hc)
	if err != nil {
		return false
	}
	defer res.Body.Close()
	var buf bytes.Buffer
	if _, err := io.Copy(&buf, res.Body); err != nil {
		return false
	}
	var env envelope
	if json.Unmarshal(buf.Bytes(), &env) != nil {
		return false
	}
	byID := make(map[string]entry)
	for _, e := range env.Responses {
		byID[e.ID] = e
	}
	first, ok := byID["1"]
	return ok && first.Status == 200
}

// The same buffer, and nobody asks.
func faultBuffered(hc *http.Client) (first json.RawMessage) {
	res, err := send(hc) // want `no status inside res`
	if err != nil {
		return nil
	}
	defer res.Body.Close()
	var buf bytes.Buffer
	if _, err := buf.ReadFrom(res.Body); err != nil {
		return nil
	}
	var env envelope
	if json.Unmarshal(buf.Bytes(), &env) != nil {
		return nil
	}
	byID := make(map[string]entry)
	for _, e := range env.Responses {
		byID[e.ID] = e
	}
	return byID["1"].Body
}
