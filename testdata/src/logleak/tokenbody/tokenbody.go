// Package tokenbody gets tokens for Graph by hand.
package tokenbody

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httputil"
	"net/url"
	"strings"
)

const scope = "https://graph.microsoft.com/.default"

const home = "https://graph.microsoft.com/v1.0"

type login struct {
	host   string
	tenant string
	client *http.Client
}

func (l *login) faultForm(form url.Values) (string, error) {
	form.Set("scope", scope)
	resp, err := l.client.PostForm(fmt.Sprintf("https://login.microsoftonline.com/%s/oauth2/v2.0/token", l.tenant), form)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return "", err
	}
	log.Printf("login: %s %s", resp.Status, body) // want `log.Printf writes`
	return decode(body)
}

func (l *login) faultRequest(form url.Values) (string, error) {
	req, err := http.NewRequest("POST", l.host+"/"+l.tenant+"/oauth2/v2.0/token", strings.NewReader(form.Encode()))
	if err != nil {
		return "", err
	}
	resp, err := l.client.Do(req)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1<<16))
	if err != nil {
		return "", err
	}
	if resp.StatusCode == http.StatusOK {
		log.Print("login: ", string(body)) // want `log.Print writes`
	}
	return decode(body)
}

func (l *login) faultDump(form url.Values) error {
	resp, err := l.client.PostForm(l.host+"/common/oauth2/v2.0/token", form)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	text, err := httputil.DumpResponse(resp, true)
	if err != nil {
		return err
	}
	log.Printf("%s", text) // want `log.Printf writes`
	head, _ := httputil.DumpResponse(resp, false)
	log.Printf("%s", head) // without the body
	return nil
}

func (l *login) faultCopied(form url.Values) error {
	resp, err := l.client.PostForm("https://login.microsoftonline.com/"+l.tenant+"/oauth2/v2.0/token", form)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	var buf bytes.Buffer
	if _, err := io.Copy(&buf, resp.Body); err != nil {
		return err
	}
	if resp.StatusCode > 299 {
		log.Print("refused: ", buf.String()) // the refusal
		return errors.New(resp.Status)
	}
	log.Print("login: ", buf.String()) // want `log.Print writes`
	return nil
}

// Silent: what is logged is the refusal.
func (l *login) refused(form url.Values) (string, error) {
	resp, err := l.client.PostForm("https://login.microsoftonline.com/"+l.tenant+"/oauth2/v2.0/token", form)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return "", err
	}
	log.Printf("login: %d bytes", len(body))
	if resp.StatusCode != http.StatusOK {
		log.Printf("login: %s %s", resp.Status, body)
		return "", errors.New(resp.Status)
	}
	return decode(body)
}

// Silent: the body of another answer.
func (l *login) me() error {
	resp, err := l.client.Get(home + "/me")
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	log.Printf("me: %s", body)
	return err
}

// Silent: another service's token.
func (l *login) other(form url.Values) error {
	resp, err := l.client.PostForm("https://auth.example.com/oauth2/token", form)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	log.Printf("other: %s", body)
	return err
}

func decode(body []byte) (string, error) {
	var t struct {
		Token string `json:"access_token"`
	}
	err := json.Unmarshal(body, &t)
	return t.Token, err
}
