// Package odata sends batches to a service of its own; nothing here knows Graph.
package odata

import "net/http"

func post(hc *http.Client, base string) error {
	res, err := hc.Post(base+"/$batch", "application/json", nil)
	if err != nil {
		return err
	}
	return res.Body.Close()
}
