// Package model has the types of the answers.
package model

import "strconv"

// Response is one answer.
type Response struct {
	ID   string `json:"id"`
	Code int    `json:"status"`
	Data Data   `json:"body"`
}

// Data is a result or an error.
type Data struct {
	Problem *Problem `json:"error,omitempty"`
	Mail    string   `json:"mail,omitempty"`
}

// Problem is an error.
type Problem struct{ Message string }

// Set is the whole of the answers.
type Set struct {
	Items []Response `json:"responses"`
}

// Failed reports whether the step went wrong.
func (r *Response) Failed() bool { return r.Code >= 400 }

// Key names the answer.
func (r *Response) Key() string { return "r" + r.ID }

// Throttled returns those to send again.
func (s Set) Throttled() (ids []string) {
	for _, r := range s.Items {
		if r.Code == 429 {
			ids = append(ids, r.ID)
		}
	}
	return ids
}

// Mails returns what the bodies hold.
func (s Set) Mails() (out []string) {
	for _, r := range s.Items {
		out = append(out, r.Data.Mail)
	}
	return out
}

// Problem returns the error in the body.
func (d Data) Err() error {
	if d.Problem != nil {
		return strconv.ErrSyntax
	}
	return nil
}
