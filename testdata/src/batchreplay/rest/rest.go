// Package rest sends batches written by hand again, as they were.
package rest

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"time"
)

type step struct {
	ID     string `json:"id"`
	Method string `json:"method"`
	URL    string `json:"url"`
	Body   any    `json:"body,omitempty"`
}

type answers struct {
	Responses []struct {
		ID     string `json:"id"`
		Status int    `json:"status"`
	} `json:"responses"`
}

// Announce posts the same payload until every step went through.
func Announce(hc *http.Client, text any) error {
	steps := []step{
		{ID: "1", Method: "POST", URL: "/teams/a/channels/b/messages", Body: text},
		{ID: "2", Method: "POST", URL: "/teams/a/channels/c/messages", Body: text},
	}
	payload, err := json.Marshal(map[string]any{"requests": steps})
	if err != nil {
		return err
	}
	for range 5 {
		req, err := http.NewRequest("POST", "https://graph.microsoft.com/v1.0/$batch", bytes.NewReader(payload))
		if err != nil {
			return err
		}
		resp, err := hc.Do(req) // want `the loop at line 36 sends the whole batch again when a step of it was answered with 429`
		if err != nil {
			return err
		}
		var out answers
		err = json.NewDecoder(resp.Body).Decode(&out)
		resp.Body.Close()
		if err != nil {
			return err
		}
		failed := 0
		for _, r := range out.Responses {
			if r.Status >= 400 {
				failed = 1
			}
		}
		if failed == 0 {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errors.New("some failed")
}

// Marshals the same steps on each turn.
func Marshals(hc *http.Client, text any) error {
	for {
		payload, err := json.Marshal(map[string]any{"requests": []step{{ID: "1", Method: "POST", URL: "/me/sendMail", Body: text}}})
		if err != nil {
			return err
		}
		resp, err := hc.Post("https://graph.microsoft.com/v1.0/$batch", "application/json", bytes.NewReader(payload)) // want `the loop at line 67 sends the whole batch again`
		if err != nil {
			return err
		}
		var out answers
		if err := json.NewDecoder(resp.Body).Decode(&out); err != nil {
			return err
		}
		if ok(out) {
			return nil
		}
	}
}

func ok(out answers) bool {
	for _, r := range out.Responses {
		if r.Status/100 != 2 {
			return false
		}
	}
	return true
}
