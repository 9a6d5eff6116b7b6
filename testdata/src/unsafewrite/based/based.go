// Package based has clients of resty that are told where addresses begin.
package based

import (
	"github.com/go-resty/resty/v2"
)

func told(body string) (err error) {
	c := resty.New()
	c.SetBaseURL("https://graph.microsoft.com/beta")
	for range 3 {
		if _, err = c.R().SetBody(body).Post("/invitations"); err == nil { // want `the POST /invitations is repeated`
			return nil
		}
	}
	return err
}

func chained(body string) (err error) {
	c := resty.New().SetBaseURL("https://graph.microsoft.com/beta")
	for range 3 {
		if _, err = c.R().SetBody(body).Post("/groups"); err == nil { // want `the POST /groups is repeated`
			return nil
		}
	}
	return err
}

// elsewhere is another service's.
func elsewhere(body string) (err error) {
	c := resty.New().SetBaseURL("https://api.example.com")
	for range 3 {
		if _, err = c.R().SetBody(body).Post("/groups"); err == nil {
			return nil
		}
	}
	return err
}

// whole has an address of its own, for which the base does not count.
func whole(body string) (err error) {
	c := resty.New().SetBaseURL("https://graph.microsoft.com/beta")
	for range 3 {
		if _, err = c.R().SetBody(body).Post("https://api.example.com/groups"); err == nil {
			return nil
		}
	}
	return err
}

type api struct{ http *resty.Client }

func newAPI() *api {
	a := &api{http: resty.New()}
	a.http.SetBaseURL("https://graph.microsoft.com/v1.0")
	return a
}

func (a *api) add(body string) (err error) {
	for range 3 {
		if _, err = a.http.R().SetBody(body).Post("/users"); err == nil { // want `the POST /users is repeated`
			return nil
		}
	}
	return err
}

// search only reads.
func (a *api) search(body string) (err error) {
	for range 3 {
		if _, err = a.http.R().SetBody(body).Post("/search/query"); err == nil {
			return nil
		}
	}
	return err
}

type hooks struct{ http *resty.Client }

func newHooks() *hooks { return &hooks{resty.New().SetBaseURL("https://hooks.example.com")} }

func (h *hooks) add(body string) (err error) {
	for range 3 {
		if _, err = h.http.R().SetBody(body).Post("/users"); err == nil {
			return nil
		}
	}
	return err
}
