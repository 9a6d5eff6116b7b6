// Package helpers sends in one function and reads in another.
package helpers

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
)

type service struct {
	hc   *http.Client
	base string
	hook func(entry)
}

func newService(hc *http.Client) *service {
	return &service{hc: hc, base: "https://graph.microsoft.com/v1.0"}
}

type entry struct {
	ID     string
	Status int
	Body   map[string]any
}

type envelope struct{ Responses []entry }

// post is for any request; what it returns is for its callers to look at.
func (s *service) post(ctx context.Context, path string, in any) (*http.Response, error) {
	raw, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, s.base+path, bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	return s.hc.Do(req)
}

// call decodes into what the caller gives.
func (s *service) call(ctx context.Context, path string, in, out any) error {
	res, err := s.post(ctx, path, in)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode/100 != 2 {
		text, _ := io.ReadAll(res.Body)
		return fmt.Errorf("%s: %s", res.Status, text)
	}
	if out == nil {
		return nil
	}
	return json.NewDecoder(res.Body).Decode(out)
}

// fire looks at the outer status alone, which is right for other requests.
func (s *service) fire(ctx context.Context, path string, in any) error {
	return s.call(ctx, path, in, nil)
}

func faultResponse(ctx context.Context, s *service, in any) error {
	res, err := s.post(ctx, "/$batch", in) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

func faultOut(ctx context.Context, s *service, in any) (names []any, err error) {
	var env envelope
	if err := s.call(ctx, "/$batch", in, &env); err != nil { // want `no status inside env, the answers to the \$batch sent at line 43, is looked at: the body taken at line 82 is an error`
		return nil, err
	}
	for _, e := range env.Responses {
		names = append(names, e.Body["displayName"])
	}
	return names, nil
}

func faultFire(ctx context.Context, s *service, in any) error {
	return s.fire(ctx, "/$batch", in) // want `nothing looks at the answers`
}

// Silent: other requests by the same functions.
func others(ctx context.Context, s *service, in any) error {
	if err := s.fire(ctx, "/me/sendMail", in); err != nil {
		return err
	}
	res, err := s.post(ctx, "/me/messages", in)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: the status of what was decoded into.
func outJudged(ctx context.Context, s *service, in any) error {
	var env envelope
	if err := s.call(ctx, "/$batch", in, &env); err != nil {
		return err
	}
	for _, e := range env.Responses {
		if e.Status >= 400 {
			return errors.New(e.ID)
		}
	}
	return nil
}

// flush is only for batches, so that the fault is where it sends.
func (s *service) flush(req *http.Request) error {
	res, err := s.hc.Do(req) // want `no status inside res`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return errors.New(res.Status)
	}
	return nil
}

func (s *service) flushAll(ctx context.Context, bodies []io.Reader) error {
	for _, b := range bodies {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, s.base+"/$batch", b)
		if err != nil {
			return err
		}
		if err := s.flush(req); err != nil {
			return err
		}
	}
	return nil
}

// entries sends and returns the entries.
func (s *service) entries(ctx context.Context, in any) ([]entry, error) {
	var env envelope
	err := s.call(ctx, "/$batch", in, &env)
	return env.Responses, err
}

// checked sends and looks itself.
func (s *service) checked(ctx context.Context, in any) ([]entry, error) {
	var env envelope
	if err := s.call(ctx, "/$batch", in, &env); err != nil {
		return nil, err
	}
	for _, e := range env.Responses {
		if e.Status >= 400 {
			return nil, errors.New(e.ID)
		}
	}
	return env.Responses, nil
}

func faultEntries(ctx context.Context, s *service, in any) (ids []string, err error) {
	got, err := s.entries(ctx, in) // want `no status inside got, the answers to the \$batch sent at line 146, is looked at: the outer status is 200 even if every step failed, so a step that was throttled with 429 is lost; check the Status of each`
	if err != nil {
		return nil, err
	}
	for _, e := range got {
		ids = append(ids, e.ID)
	}
	return ids, nil
}

func faultEntriesDropped(ctx context.Context, s *service, in any) error {
	_, err := s.entries(ctx, in) // want `nothing looks at the answers to the \$batch sent at line 146`
	return err
}

// Silent: the callee has looked.
func entriesChecked(ctx context.Context, s *service, in any) (ids []string, err error) {
	got, err := s.checked(ctx, in)
	if err != nil {
		return nil, err
	}
	for _, e := range got {
		ids = append(ids, e.ID)
	}
	return ids, nil
}

// Silent: the same entries, and their status.
func entriesJudged(ctx context.Context, s *service, in any) (n int) {
	got, err := s.entries(ctx, in)
	if err != nil {
		return 0
	}
	for _, e := range got {
		n += e.Status / 200
	}
	return n
}

// Silent: handed on once more.
func (s *service) forwarded(ctx context.Context, in any) (map[string]entry, error) {
	got, err := s.entries(ctx, in)
	if err != nil {
		return nil, err
	}
	byID := make(map[string]entry, len(got))
	for _, e := range got {
		byID[e.ID] = e
	}
	return byID, nil
}

func faultForwarded(ctx context.Context, s *service, in any) (any, error) {
	byID, err := s.forwarded(ctx, in) // want `no status inside byID`
	if err != nil {
		return nil, err
	}
	return byID["1"].Body["id"], nil
}

// Bodies drops the statuses, whoever calls it.
func (s *service) Bodies(ctx context.Context, in any) (map[string]map[string]any, error) {
	got, err := s.entries(ctx, in) // want `no status inside got`
	if err != nil {
		return nil, err
	}
	out := make(map[string]map[string]any)
	for _, e := range got {
		out[e.ID] = e.Body
	}
	return out, nil
}

// Silent: Bodies has none to look at.
func ofBodies(ctx context.Context, s *service, in any) (any, error) {
	m, err := s.Bodies(ctx, in)
	return m["1"]["id"], err
}

type outcome struct {
	took    int
	entries []entry
}

// Silent: the entries are in a struct, which is for the caller.
func (s *service) run(ctx context.Context, in any) (*outcome, error) {
	got, err := s.entries(ctx, in)
	if err != nil {
		return nil, err
	}
	return &outcome{took: len(got), entries: got}, nil
}

func faultOutcome(ctx context.Context, s *service, in any) int {
	o, err := s.run(ctx, in) // want `no status inside o`
	if err != nil {
		return 0
	}
	return o.took
}

// Silent: the entries in the struct are looked at.
func outcomeJudged(ctx context.Context, s *service, in any) bool {
	o, err := s.run(ctx, in)
	if err != nil {
		return false
	}
	for _, e := range o.entries {
		if e.Status != http.StatusNoContent {
			return false
		}
	}
	return true
}

type answer struct {
	code int
	body []byte
}

// raw returns the outer status and the bytes.
func (s *service) raw(ctx context.Context, path string, in any) (answer, error) {
	res, err := s.post(ctx, path, in)
	if err != nil {
		return answer{}, err
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	return answer{res.StatusCode, data}, err
}

func faultRaw(ctx context.Context, s *service, in any) (string, error) {
	a, err := s.raw(ctx, "/$batch", in) // want `no status inside a`
	if err != nil {
		return "", err
	}
	if a.code != http.StatusOK {
		return "", errors.New("batch")
	}
	var env envelope
	if err := json.Unmarshal(a.body, &env); err != nil {
		return "", err
	}
	return env.Responses[0].ID, nil
}

// Silent: the bytes are decoded and the status read.
func rawJudged(ctx context.Context, s *service, in any) bool {
	a, err := s.raw(ctx, "/$batch", in)
	if err != nil {
		return false
	}
	var env envelope
	return json.Unmarshal(a.body, &env) == nil && env.Responses[0].Status == 200
}

// Silent: a function literal looks at each.
func eachJudged(ctx context.Context, s *service, in any) (bad []string) {
	got, err := s.entries(ctx, in)
	if err != nil {
		return nil
	}
	each(got, func(e entry) {
		if e.Status > 299 {
			bad = append(bad, e.ID)
		}
	})
	return bad
}

// The function literal looks at the ids.
func faultEach(ctx context.Context, s *service, in any) (ids []string) {
	got, err := s.entries(ctx, in) // want `no status inside got`
	if err != nil {
		return nil
	}
	each(got, func(e entry) { ids = append(ids, e.ID) })
	return ids
}

// visit sends and calls back.
func (s *service) visit(ctx context.Context, in any, f func(entry)) error {
	got, err := s.entries(ctx, in)
	if err != nil {
		return err
	}
	for _, e := range got {
		f(e)
	}
	return nil
}

// Each call is judged by what it is given to call back: the first does not look.
func visited(ctx context.Context, s *service, in any) (bad int) {
	if err := s.visit(ctx, in, func(e entry) { fmt.Println(e.ID) }); err != nil { // want `nothing looks at the answers to the .batch sent at line 347`
		return -1
	}
	s.visit(ctx, in, func(e entry) {
		if e.Status == 429 {
			bad++
		}
	})
	return bad
}

// remind sends and calls back: what becomes of the answers is for its callers.
func (s *service) remind(ctx context.Context, in any, f func(entry)) error {
	got, err := s.entries(ctx, in)
	if err != nil {
		return err
	}
	for _, e := range got {
		f(e)
	}
	return nil
}

func faultReminded(ctx context.Context, s *service, in any) error {
	return s.remind(ctx, in, func(e entry) { fmt.Println(e.ID) }) // want `nothing looks at the answers`
}

// produce runs in a goroutine and sends what it gets on.
func (s *service) produce(ctx context.Context, in any, out chan<- entry) {
	defer close(out)
	got, err := s.entries(ctx, in) // want `no status inside got`
	if err != nil {
		return
	}
	for _, e := range got {
		out <- e
	}
}

func faultProduced(ctx context.Context, s *service, in any) (ids []string) {
	c := make(chan entry)
	go s.produce(ctx, in, c)
	for e := range c {
		ids = append(ids, e.ID)
	}
	return ids
}

func each(list []entry, f func(entry)) {
	for _, e := range list {
		f(e)
	}
}

// Silent: workers get the entries by a channel and look.
func workers(ctx context.Context, s *service, in any) (bad int) {
	got, err := s.entries(ctx, in)
	if err != nil {
		return 0
	}
	jobs := make(chan entry)
	var wg sync.WaitGroup
	var mu sync.Mutex
	for range 4 {
		wg.Go(func() {
			for e := range jobs {
				if e.Status == http.StatusTooManyRequests {
					mu.Lock()
					bad++
					mu.Unlock()
				}
			}
		})
	}
	for _, e := range got {
		jobs <- e
	}
	close(jobs)
	wg.Wait()
	return bad
}

// Silent: a hook of the service gets each entry.
func (s *service) hooked(ctx context.Context, in any) {
	got, err := s.entries(ctx, in)
	if err != nil {
		return
	}
	for _, e := range got {
		s.hook(e)
	}
}

// send takes the first that works.
func retried(ctx context.Context, f func() (*http.Response, error)) (res *http.Response, err error) {
	for range 3 {
		if res, err = f(); err == nil && res.StatusCode < 500 {
			return res, nil
		}
	}
	return nil, err
}

func faultRetried(ctx context.Context, s *service, in any) error {
	res, err := retried(ctx, func() (*http.Response, error) {
		return s.post(ctx, "/$batch", in) // want `nothing looks at the answers to the \$batch sent at line 43`
	})
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: what comes out of the helper is looked at.
func retriedJudged(ctx context.Context, s *service, in any) (int, error) {
	res, err := retried(ctx, func() (*http.Response, error) {
		return s.post(ctx, "/$batch", in)
	})
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	var env envelope
	if err := json.NewDecoder(res.Body).Decode(&env); err != nil {
		return 0, err
	}
	return env.Responses[0].Status, nil
}

// Silent: named results, and a deferred function that looks.
func deferred(ctx context.Context, s *service, in any) (got []entry, err error) {
	defer func() {
		for _, e := range got {
			if e.Status >= 500 {
				err = errors.Join(err, errors.New(e.ID))
			}
		}
	}()
	got, err = s.entries(ctx, in)
	return
}

// maker makes a function that makes the request.
func (s *service) maker(path string) func() (*http.Request, error) {
	return func() (*http.Request, error) { return http.NewRequest(http.MethodPost, s.base+"/$batch", nil) }
}

func (s *service) attempts(make func() (*http.Request, error)) (*http.Response, error) {
	for {
		req, err := make()
		if err != nil {
			return nil, err
		}
		res, err := s.hc.Do(req)
		if err != nil || res.StatusCode != http.StatusTooManyRequests {
			return res, err
		}
	}
}

func faultMade(s *service) error {
	res, err := s.attempts(s.maker("x")) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// callCode returns the outer status, which is not what holds the answers.
func (s *service) callCode(ctx context.Context, path string, in, out any) (int, error) {
	res, err := s.post(ctx, path, in)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	return res.StatusCode, json.NewDecoder(res.Body).Decode(out)
}

func faultCode(ctx context.Context, s *service, in any) (int, error) {
	var env envelope
	code, err := s.callCode(ctx, "/$batch", in, &env) // want `no status inside env, the answers`
	if err != nil || code != http.StatusOK {
		return 0, err
	}
	return len(env.Responses), nil
}
