// Package branches puts together what it logs, on some ways with more in it.
package branches

import (
	"log"
	"log/slog"
	"net/http"
)

type record struct {
	Code int
	Sent http.Header
}

func signed(token string) (*http.Request, error) {
	req, err := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	return req, nil
}

func start(method string) map[string]interface{} {
	return map[string]interface{}{"method": method}
}

func faultMap(token string, ok bool) error {
	req, err := signed(token)
	if err != nil {
		return err
	}
	fields := start(req.Method)
	if !ok {
		fields["request"] = req.Header
		slog.Warn("refused", "fields", fields) // want `slog.Warn writes headers with Authorization`
		return nil
	}
	slog.Info("done", "fields", fields) // Silent: they come in on the other way only
	return nil
}

func faultStruct(token string, ok bool) error {
	req, err := signed(token)
	if err != nil {
		return err
	}
	rec := record{Code: 200}
	if !ok {
		rec.Code, rec.Sent = 403, req.Header
		log.Printf("%+v", rec) // want `log.Printf writes a whole struct`
		return nil
	}
	log.Printf("%+v", rec) // Silent: so they do here
	return nil
}

func faultAfterwards(token string, ok bool) error {
	req, err := signed(token)
	if err != nil {
		return err
	}
	fields := map[string]interface{}{}
	if !ok {
		fields["request"] = req.Header
	}
	slog.Info("done", "fields", fields) // want `slog.Info writes headers with Authorization`
	return nil
}

// The next round writes what the last one put in.
func faultRounds(token string) {
	fields := map[string]interface{}{}
	for range 3 {
		slog.Info("round", "fields", fields) // want `slog.Info writes headers with Authorization`
		if req, err := signed(token); err == nil {
			fields["request"] = req.Header
		}
	}
}
