// Package debug leaves resty's own log on.
package debug

import "github.com/go-resty/resty/v2"

func loud(token string) *resty.Client {
	return resty.New().
		SetBaseURL("https://graph.microsoft.com/v1.0").
		SetAuthToken(token).
		SetDebug(true) // want "Client.SetDebug\\(true\\) writes every request with its Authorization header"
}

func asked(token string, debug bool) *resty.Client {
	return resty.New().SetBaseURL("https://graph.microsoft.com/v1.0").SetAuthToken(token).SetDebug(debug)
}
