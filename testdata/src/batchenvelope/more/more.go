// Package more has answers in fields, options and copies.
package more

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	msgraphcore "github.com/microsoftgraph/msgraph-sdk-go-core"
)

const root = "https://graph.microsoft.com/v1.0"

// A lost response is in a field that nobody in the package asks.
type lost struct {
	ad   abstractions.RequestAdapter
	last msgraphcore.BatchResponse
}

func (l *lost) faultRun(ctx context.Context, br msgraphcore.BatchRequest) (err error) {
	l.last, err = br.Send(ctx, l.ad) // want `no status inside l.last`
	return err
}

func (l *lost) size() int { return len(l.last.GetResponses()) }

// Silent: an exported field is for everybody.
type open struct{ Last msgraphcore.BatchResponse }

func (o *open) run(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (err error) {
	o.Last, err = br.Send(ctx, ad)
	return err
}

// Silent: a getter gives it away.
type got struct{ last msgraphcore.BatchResponse }

func (g *got) run(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (err error) {
	g.last, err = br.Send(ctx, ad)
	return err
}

func (g *got) Last() msgraphcore.BatchResponse { return g.last }

// Silent: decoded into a field, and a method looks there.
type poller struct {
	hc  *http.Client
	env envelope
}

type envelope struct {
	Responses []entry `json:"responses"`
}

type entry struct {
	ID     string          `json:"id"`
	Status int             `json:"status"`
	Body   json.RawMessage `json:"body"`
}

func (p *poller) poll() error {
	res, err := p.hc.Post(root+"/$batch", "application/json", nil)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return json.NewDecoder(res.Body).Decode(&p.env)
}

func (p *poller) done() bool {
	return !slices.ContainsFunc(p.env.Responses, func(e entry) bool { return e.Status == http.StatusAccepted })
}

// Options describe a request of any kind.
type options struct {
	method, path string
	in, out      any
}

type client struct{ hc *http.Client }

func (c *client) do(ctx context.Context, o options) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, o.method, root+o.path, nil)
	if err != nil {
		return nil, err
	}
	return c.hc.Do(req)
}

func (c *client) faultOptions(ctx context.Context) error {
	res, err := c.do(ctx, options{method: http.MethodPost, path: "/$batch"}) // want `no status inside res`
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: the same options for another request.
func (c *client) single(ctx context.Context) error {
	res, err := c.do(ctx, options{method: http.MethodPost, path: "/me/messages"})
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Outcome is the program's own form of an entry.
type outcome struct {
	Step   string
	Status int
}

func (c *client) outcomes(ctx context.Context) ([]outcome, error) {
	res, err := c.do(ctx, options{path: "/$batch"})
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var env envelope
	if err := json.NewDecoder(res.Body).Decode(&env); err != nil {
		return nil, err
	}
	var out []outcome
	for _, e := range env.Responses {
		out = append(out, outcome{Step: e.ID, Status: e.Status})
	}
	return out, nil
}

func (c *client) faultCopied(ctx context.Context) (steps []string) {
	all, err := c.outcomes(ctx) // want `no status inside all`
	if err != nil {
		return nil
	}
	for _, o := range all {
		steps = append(steps, o.Step)
	}
	return steps
}

// Silent: the copied status is looked at.
func (c *client) copiedJudged(ctx context.Context) error {
	all, err := c.outcomes(ctx)
	if err != nil {
		return err
	}
	for _, o := range all {
		if o.Status >= 400 {
			return errors.New(o.Step)
		}
	}
	return nil
}

// Coder is all that the report needs of a response.
type coder interface{ GetStatusCodes() map[string]int32 }

// Silent: the response is behind an interface of the program.
func behindInterface(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) bool {
	res, err := br.Send(ctx, ad)
	if err != nil {
		return false
	}
	var c coder = res
	for _, code := range c.GetStatusCodes() {
		if code > 299 {
			return false
		}
	}
	return true
}

type sender interface {
	Send(ctx context.Context, ad abstractions.RequestAdapter) (msgraphcore.BatchResponse, error)
}

func faultSender(ctx context.Context, s sender, ad abstractions.RequestAdapter) error {
	_, err := s.Send(ctx, ad) // want `nothing looks at the answers`
	return err
}

// Silent: a handler that others may implement.
type Handler interface{ Handle(entry) error }

type nop struct{}

func (nop) Handle(entry) error { return nil }

var _ Handler = nop{}

func handled(hc *http.Client, h Handler) error {
	res, err := hc.Post(root+"/$batch", "application/json", nil)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var env envelope
	if err := json.NewDecoder(res.Body).Decode(&env); err != nil {
		return err
	}
	for _, e := range env.Responses {
		if err := h.Handle(e); err != nil {
			return err
		}
	}
	return nil
}

// Silent: an iterator.
func iterated(hc *http.Client) (n int) {
	res, err := hc.Post(root+"/$batch", "application/json", nil)
	if err != nil {
		return 0
	}
	defer res.Body.Close()
	var env envelope
	if json.NewDecoder(res.Body).Decode(&env) != nil {
		return 0
	}
	for e := range slices.Values(env.Responses) {
		if e.Status == 200 {
			n++
		}
	}
	return n
}

// Silent: a fake in a test is not Graph.
func fake(srv *httptest.Server) error {
	res, err := http.Post(srv.URL+"/$batch", "application/json", strings.NewReader("{}"))
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: addresses in a table, of which some are no batch.
func table(hc *http.Client) {
	for _, u := range []string{root + "/me", root + "/$batch"} {
		if res, err := hc.Post(u, "application/json", nil); err == nil {
			fmt.Println(res.Status)
		}
	}
}

type other struct{ base string }

func newOther() *other { return &other{base: "https://api.bc.example.com/v2.0"} }

// Silent: the base in the field is another service's.
func (o *other) send(hc *http.Client) error {
	res, err := hc.Post(o.base+"/$batch", "application/json", nil)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// Silent: a helper takes the key.
func byKey(hc *http.Client) bool {
	res, err := hc.Post(root+"/$batch", "application/json", nil)
	if err != nil {
		return false
	}
	defer res.Body.Close()
	var env struct {
		Responses []map[string]any `json:"responses"`
	}
	if json.NewDecoder(res.Body).Decode(&env) != nil {
		return false
	}
	for _, m := range env.Responses {
		if value(m, "status") != float64(http.StatusOK) {
			return false
		}
	}
	return true
}

func value(m map[string]any, key string) any { return m[key] }

// The first of the named type's methods looks, the second does not.
type answers []entry

func (a answers) bad() (n int) {
	for i := range a {
		if a[i].Status > 299 {
			n++
		}
	}
	return n
}

func (a answers) names() (out []string) {
	for _, e := range a {
		out = append(out, e.ID)
	}
	return out
}

func (c *client) all(ctx context.Context) (answers, error) {
	res, err := c.do(ctx, options{path: "/$batch"})
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var env struct{ Responses answers }
	err = json.NewDecoder(res.Body).Decode(&env)
	return env.Responses, err
}

func (c *client) faultNames(ctx context.Context) []string {
	a, err := c.all(ctx) // want `no status inside a,`
	if err != nil {
		return nil
	}
	return a.names()
}

// Silent: bad looks at each.
func (c *client) bad(ctx context.Context) int {
	a, err := c.all(ctx)
	if err != nil {
		return 0
	}
	return a.bad()
}
