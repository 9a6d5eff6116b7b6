package chain

import (
	"log"
	"net/http"
	"net/http/httputil"
)

type edit func(*http.Request) (*http.Request, error)

// edited changes each request by a list of functions before it is sent.
type edited struct {
	hc    *http.Client
	edits []edit
	after []func(*http.Request)
}

func newEdited(hc *http.Client, tok string) *edited {
	e := &edited{hc: hc, edits: []edit{noted, named}}
	e.after = append(e.after, func(r *http.Request) {
		log.Println("sent", r.Header) // want "log.Println writes headers with Authorization"
	})
	return e
}

func noted(r *http.Request) (*http.Request, error) {
	d, err := httputil.DumpRequest(r, false)
	log.Printf("%s", d) // want "log.Printf writes the text of a request with its Authorization header"
	return r, err
}

func named(r *http.Request) (*http.Request, error) {
	log.Println(r.Method, r.URL.Path)
	return r, nil
}

func (e *edited) me(tok string) (*http.Response, error) {
	r, err := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Authorization", "Bearer "+tok)
	for _, f := range e.edits {
		if r, err = f(r); err != nil {
			return nil, err
		}
	}
	resp, err := e.hc.Do(r)
	for _, f := range e.after {
		f(r)
	}
	return resp, err
}
