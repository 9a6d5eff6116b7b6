package formats

import (
	"fmt"
	"log/slog"
	"net/http"
)

type caller struct {
	auth string
	hc   *http.Client
}

func (c *caller) get() error {
	req, err := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+c.auth)
	_, err = c.hc.Do(req)
	return err
}

func quietOfItsType(v any) error {
	c, ok := v.(*caller)
	if !ok {
		slog.Warn("not a caller", "type", fmt.Sprintf("%T", v))
		return nil
	}
	return c.get()
}

func withItsType(v any) error {
	c, ok := v.(*caller)
	if !ok {
		slog.Warn("not a caller", "what", fmt.Sprintf("%T %v", v, v)) // want `writes the auth of caller to the log`
		return nil
	}
	return c.get()
}

func begin(token string) error {
	c := &caller{auth: token, hc: http.DefaultClient}
	if err := quietOfItsType(c); err != nil {
		return err
	}
	return withItsType(c)
}
