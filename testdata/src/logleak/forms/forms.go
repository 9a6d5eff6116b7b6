// Package forms: forms, defers, parts of headers, what was sent.
package forms

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"strings"

	khttp "github.com/microsoft/kiota-http-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

const root = "https://graph.microsoft.com/v1.0"

type settings struct {
	Tenant string
	Key    string `json:"-"`
}

func form(s settings) url.Values {
	v := url.Values{}
	v.Set("client_secret", s.Key)
	v.Set("scope", "https://graph.microsoft.com/.default")
	return v
}

func grant(s settings) {
	log.Printf("form %s", form(s).Encode()) // want "writes the secret with which tokens are got to the log"
	log.Printf("form %s", form(s).Get("scope"))
	log.Printf("settings %+v", s) // want "writes a whole struct with the Key of settings in it to the log"
	b, _ := json.Marshal(s)
	log.Printf("settings %s", b)
	log.Println(s.Tenant)
	log.Println(s.Key) // want "writes the secret with which tokens are got to the log"
}

func later(req *http.Request) {
	defer log.Println("done", req.Header.Get("Authorization")) // want "writes the Authorization header to the log"
	go log.Println("start", req.Header.Get("Authorization"))   // want "writes the Authorization header to the log"
	scheme, tok, ok := strings.Cut(req.Header.Get("Authorization"), " ")
	if !ok {
		return
	}
	log.Println(scheme)
	log.Println(tok) // want "writes the Authorization header to the log"
	f := strings.Fields(req.Header.Get("Authorization"))
	log.Println(f[0])
	log.Println(f[1]) // want "writes the Authorization header to the log"
	parts := strings.Split(tok, ".")
	if len(parts) == 3 {
		b, _ := base64.RawURLEncoding.DecodeString(parts[1])
		log.Println(string(b))
	}
	logf := log.Printf
	logf("%s", tok) // want "writes the Authorization header to the log"
	info := slog.Default().Info
	info("x", "tok", tok) // want "writes the Authorization header to the log"
	info("x", "tok", len(tok))
}

func sent(o *khttp.HeadersInspectionOptions) {
	log.Println(o.RequestHeaders)      // want "writes headers with Authorization among them to the log"
	log.Println(o.GetRequestHeaders()) // want "writes headers with Authorization among them to the log"
	log.Println(o.ResponseHeaders)
	log.Println(o.RequestHeaders.ListKeys())
}

func client() *http.Client {
	return &http.Client{CheckRedirect: func(req *http.Request, via []*http.Request) error {
		log.Println("redirect to", req.URL) // want "writes a full Graph URL to the log"
		log.Println("redirect to", req.URL.Host, len(via))
		return nil
	}}
}

func failed(err error) {
	var ue *url.Error
	if errors.As(err, &ue) {
		log.Println(ue.Op, ue.URL) // want "writes the URL of the failed request to the log"
		log.Println(ue.Op, ue.Err)
	}
}

func out(req *http.Request, p models.PasswordProfileable, pw string) {
	r, _ := http.NewRequest("GET", root+"/me", nil)
	r.Header.Set("Authorization", req.Header.Get("Authorization"))
	r.Header.Write(os.Stderr)                   // want "writes headers with Authorization among them to the log"
	r.Write(os.Stdout)                          // want "writes the text of a request with its Authorization header to the log"
	json.NewEncoder(os.Stdout).Encode(r.Header) // want "writes headers with Authorization among them to the log"
	json.NewEncoder(os.Stdout).Encode(len(r.Header))
	p.SetPassword(&pw)
	fmt.Println("new password", pw) // want "writes a user's password to the log"
	log.Println("password set")
}

type app struct {
	*slog.Logger
	token string
}

func (a *app) call(user string) {
	req, err := http.NewRequest("GET", root+"/users/"+user, nil)
	if err != nil {
		return
	}
	req.Header.Set("Authorization", "Bearer "+a.token)
	a.Info("calling", "url", req.URL) // want "writes a full Graph URL to the log"
	a.Info("calling", "path", req.URL.Path)
	a.Info("calling", "app", a.token) // want "writes what is sent as Authorization to the log"
	l := a.With("user", user)
	l.Info("x")
}
