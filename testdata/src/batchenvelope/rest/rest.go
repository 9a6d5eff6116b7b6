// Package rest posts batches by plain HTTP.
package rest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"sort"
	"strings"
)

const endpoint = "https://graph.microsoft.com/v1.0/$batch"

type item struct {
	ID      string            `json:"id"`
	Status  int               `json:"status"`
	Headers map[string]string `json:"headers"`
	Body    json.RawMessage   `json:"body"`
}

type reply struct {
	Responses []item `json:"responses"`
}

func newRequest(raw []byte) (*http.Request, error) {
	req, err := http.NewRequest(http.MethodPost, endpoint, bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	return req, nil
}

// The response is not even kept.
func faultIgnored(hc *http.Client, raw []byte) error {
	req, err := newRequest(raw)
	if err != nil {
		return err
	}
	_, err = hc.Do(req) // want `nothing looks at the answers inside this \$batch: the outer status is 200 even if every step failed`
	return err
}

// The status of the envelope is all that is looked at.
func faultOuter(hc *http.Client, raw []byte) error {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res is looked at: the outer status checked at line 55 is 200 even if every step failed, so a step that was throttled with 429 is lost; check the status of each entry in its responses, and send those with 429 again after their own Retry-After`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode >= 300 {
		return errors.New(res.Status)
	}
	return nil
}

// The body is read for the message of an outer error, where there are no answers.
func faultErrorText(hc *http.Client, raw []byte) error {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	switch res.StatusCode {
	case http.StatusOK:
		return nil
	case http.StatusUnauthorized:
		return errors.New("no token")
	}
	text, _ := io.ReadAll(res.Body)
	log.Printf("batch: %s: %s", res.Status, text)
	return fmt.Errorf("batch: %s: %s", res.Status, text)
}

// A function looks at the outer status, and reads the body only if it is bad.
func faultEnsured(hc *http.Client, raw []byte) error {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res is looked at: the outer status checked at line 90`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return ensure(res)
}

func ensure(res *http.Response) error {
	if ok := res.StatusCode >= 200 && res.StatusCode < 300; ok {
		return nil
	}
	text, err := io.ReadAll(io.LimitReader(res.Body, 1<<10))
	if err != nil {
		return err
	}
	return fmt.Errorf("%s: %s", res.Status, strings.TrimSpace(string(text)))
}

// The number of answers is not the number of successes.
func faultCounted(hc *http.Client, raw []byte) (int, error) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res`
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	if err != nil {
		return 0, err
	}
	var r reply
	if err := json.Unmarshal(data, &r); err != nil {
		return 0, err
	}
	return len(r.Responses), nil
}

// Sorted by id, and the bodies taken for results.
func faultSorted(hc *http.Client, raw []byte) ([]json.RawMessage, error) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res is looked at: the body taken at line 132`
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var r reply
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return nil, err
	}
	sort.Slice(r.Responses, func(i, j int) bool { return r.Responses[i].ID < r.Responses[j].ID })
	var out []json.RawMessage
	for _, it := range r.Responses {
		out = append(out, it.Body)
	}
	return out, nil
}

// Each body is decoded into a result; that of an error leaves it empty.
func faultTyped(hc *http.Client, raw []byte) (names []string, err error) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res`
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var r reply
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return nil, err
	}
	for _, it := range r.Responses {
		var u struct {
			Name string `json:"displayName"`
		}
		if err := json.Unmarshal(it.Body, &u); err != nil {
			return nil, err
		}
		names = append(names, u.Name)
	}
	return names, nil
}

// The entry point of a type without a status field.
func faultNoStatus(hc *http.Client, raw []byte) (map[string]json.RawMessage, error) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res`
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var r struct {
		Responses []struct {
			ID   string
			Body json.RawMessage
		}
	}
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return nil, err
	}
	out := make(map[string]json.RawMessage)
	for _, it := range r.Responses {
		out[it.ID] = it.Body
	}
	return out, nil
}

// A request is made once, and each of its two answers is one of its own.
func faultTwice(hc *http.Client, req *http.Request) error {
	req.URL.Path = "/v1.0/$batch"
	req.URL.Host = "graph.microsoft.com"
	one, err := hc.Do(req)
	if err != nil {
		return err
	}
	var r reply
	if err := json.NewDecoder(one.Body).Decode(&r); err != nil {
		return err
	}
	for _, it := range r.Responses {
		if it.Status == http.StatusTooManyRequests {
			two, err := hc.Do(req) // want `no status inside two`
			if err != nil {
				return err
			}
			two.Body.Close()
		}
	}
	return nil
}

// The raw text is for the message when it is no JSON.
func faultNoJSON(hc *http.Client, raw []byte) (*reply, error) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw)) // want `no status inside res`
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, err
	}
	var r reply
	if err := json.Unmarshal(data, &r); err != nil {
		return nil, fmt.Errorf("%w: %s", err, data)
	}
	return nil, nil
}

// Silent: the error of each body is looked at.
func errorInBody(hc *http.Client, raw []byte) error {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw))
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var r reply
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return err
	}
	for _, it := range r.Responses {
		var fault struct {
			Error *struct{ Code string } `json:"error"`
		}
		if err := json.Unmarshal(it.Body, &fault); err != nil {
			return err
		}
		if fault.Error != nil {
			return errors.New(fault.Error.Code)
		}
	}
	return nil
}

// Silent: the status is printed, for somebody to see.
func statusPrinted(hc *http.Client, raw []byte) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw))
	if err != nil {
		return
	}
	defer res.Body.Close()
	var r reply
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return
	}
	for _, it := range r.Responses {
		log.Printf("%s: %d", it.ID, it.Status)
	}
}

// Silent: the answers are copied into a type of the program with their status.
func statusCopied(hc *http.Client, raw []byte) (out []struct{ Code int }) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw))
	if err != nil {
		return
	}
	defer res.Body.Close()
	var r reply
	if err := json.NewDecoder(res.Body).Decode(&r); err != nil {
		return
	}
	for _, it := range r.Responses {
		out = append(out, struct{ Code int }{it.Status})
	}
	return out
}

// Silent: the body goes to the client of this server as it is.
func proxied(hc *http.Client, w http.ResponseWriter, r *http.Request) {
	res, err := hc.Post(endpoint, "application/json", r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer res.Body.Close()
	w.WriteHeader(res.StatusCode)
	io.Copy(w, res.Body)
}

// Silent: the text is searched, which is a look of a kind.
func searched(hc *http.Client, raw []byte) bool {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw))
	if err != nil {
		return false
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	return err == nil && !bytes.Contains(data, []byte(`"status":429`))
}

// Silent: the raw answer is the caller's.
func rawAnswer(hc *http.Client, raw []byte) ([]byte, error) {
	res, err := hc.Post(endpoint, "application/json", bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return nil, errors.New(res.Status)
	}
	return io.ReadAll(res.Body)
}

// Silent: a server for tests answers batches and sends none.
func fake(mux *http.ServeMux) {
	mux.HandleFunc("/v1.0/$batch", func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "/$batch") {
			http.NotFound(w, r)
			return
		}
		io.WriteString(w, `{"responses":[]}`)
	})
}

// Silent: not a batch.
func single(hc *http.Client, raw []byte) error {
	res, err := hc.Post("https://graph.microsoft.com/v1.0/me/sendMail", "application/json", bytes.NewReader(raw))
	if err != nil {
		return fmt.Errorf("not by $batch: %w", err)
	}
	return res.Body.Close()
}
