// Package formats: URLs that a format puts together, and where an answer
// points to.
package formats

import (
	"encoding/json"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"os"
	"strings"
)

const (
	base = "https://graph.microsoft.com/v1.0"
	team = "operations"
)

func spelled(user, word string, n int) {
	log.Printf("GET https://graph.microsoft.com/v1.0/users/%s/messages", user)                    // want "writes a full Graph URL to the log"
	log.Printf("[%d] https://graph.microsoft.com/v1.0/me/messages?$search=%q", n, word)           // want "writes a full Graph URL to the log"
	slog.Info(fmt.Sprintf("reading https://graph.microsoft.com/v1.0/users/%s in %d", user, n))    // want "writes a full Graph URL to the log"
	log.Printf("GET https://graph.microsoft.com/v1.0/%s/me", "beta")                              // constant
	log.Printf("https://graph.microsoft.com/v1.0/me took %d ms", n)                               // the number is no part of it
	log.Printf("see https://learn.microsoft.com/graph/errors#%s", word)                           // another host
	log.Printf("%s is not reachable (https://graph.microsoft.com)", user)                         // before it
	log.Printf("https://graph.microsoft.com/v1.0/me: %T", word)                                   // another word
	slog.Info(fmt.Sprintf("reading users/%s from https://graph.microsoft.com/v1.0: %d", user, n)) // likewise
}

func filled(user string, err error) {
	log.Printf("GET %s/users/%s", base, user)                                   // want "writes a full Graph URL to the log"
	log.Printf("url=%s/users?$filter=id+eq+%s", base, user)                     // want "writes a full Graph URL to the log"
	log.Printf("%s/users?$filter=mail eq '%s' and enabled eq true", base, user) // want "writes a full Graph URL to the log"
	log.Printf("%s/users?$top=5 read for %s", base, user)
	log.Printf("GET %s/%s/status", base, team)
	log.Printf("%s does not know %s", base, user)
	log.Printf("%s/users failed: %v", base, err)
	log.Printf("user %s of %s", user, base)
	msg := fmt.Sprintf("GET %s/users/%s", base, user)
	slog.Info(msg) // want "writes a full Graph URL to the log"
	msg = fmt.Sprintf("user %s of %s", user, base)
	slog.Warn(msg)
}

func copied(c *http.Client, req *http.Request) {
	resp, err := c.Do(req)
	if err != nil {
		return
	}
	defer resp.Body.Close()
	log.Println("monitor", resp.Header.Get("Location")) // want "writes the Location of an answer to the log"
	log.Println("answer", resp.Header.Get("request-id"), resp.Header.Get("Location") != "")
}

// call makes an address of what it is given, and logs that: it is to blame, not
// who gives it.
func call(c *http.Client, path string) error {
	full := base + strings.TrimPrefix(path, base)
	req, err := http.NewRequest("GET", full, nil)
	if err != nil {
		return err
	}
	resp, err := c.Do(req)
	if err != nil {
		log.Println("failed", full) // want "writes a full Graph URL to the log"
		return err
	}
	return resp.Body.Close()
}

func pages(c *http.Client, page map[string]any) error {
	next, _ := page["@odata.nextLink"].(string)
	return call(c, next)
}

// byValue takes a method of the headers as a value.
func byValue(resp *http.Response) string {
	get := resp.Header.Get
	pick := http.Header.Get
	return get("Location") + pick(resp.Header, "Retry-After")
}

type file struct {
	Name string `json:"name"`
	URL  string `json:"@microsoft.graph.downloadUrl"`
}

// list is a command: its output is what was asked for.
func list(files []file, req *http.Request, token string) {
	enc := json.NewEncoder(os.Stdout)
	enc.Encode(files)
	enc.Encode(files[0])
	req.Header.Set("Authorization", "Bearer "+token)
	enc.Encode(req.Header) // want "writes headers with Authorization among them to the log"
	doc, _ := json.MarshalIndent(files, "", "  ")
	fmt.Println(string(doc))
	fmt.Printf("%s\n", doc)
	log.Println(string(doc)) // want "log.Println writes the URL of file to the log"
	head, _ := json.Marshal(req.Header)
	fmt.Println(string(head))       // want "writes"
	log.Printf("files: %+v", files) // want "writes a whole struct with a full Graph URL|writes a whole struct with"
}
