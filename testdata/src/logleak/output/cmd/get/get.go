// Package get is a command, as its place says: what it was asked for goes to
// the standard output.
package get

import (
	"bufio"
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"logleak/output/show"
)

type file struct {
	Name string `json:"name"`
	URL  string `json:"@microsoft.graph.downloadUrl"`
}

func links(f file, inv models.Invitationable, resp *http.Response, t *show.Table) {
	fmt.Println(f.URL)
	fmt.Printf("%-20s %s\n", f.Name, f.URL)
	fmt.Printf("%+v\n", f)
	fmt.Fprintln(os.Stdout, "redeem at", *inv.GetInviteRedeemUrl())
	fmt.Fprintf(bufio.NewWriter(os.Stdout), "follow the copy at %s\n", resp.Header.Get("Location"))
	os.Stdout.WriteString(f.URL)
	t.Row(f.Name, f.URL)

	t.Warn(f.Name, f.URL)
	fmt.Fprintln(os.Stderr, "next time start at", f.URL)

	log.Printf("%s at %s", f.Name, f.URL) // want "log.Printf writes a download URL"
	debugf("%s at %s", f.Name, f.URL)     // want "debugf writes a download URL"
}

func debugf(format string, args ...any) { fmt.Fprintf(os.Stderr, format+"\n", args...) }

func debug(hc *http.Client, user, tok string, t *show.Table) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/users/"+user, nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	fmt.Println("GET", req.URL)    // want "a full Graph URL"
	fmt.Println("token", tok)      // want "what is sent as Authorization"
	fmt.Printf("%v\n", req.Header) // want "headers with Authorization"
	t.Row("token", tok)            // want "what is sent as Authorization"
	fmt.Println("GET", req.URL.Path)
}

// token prints what it was asked for, and nothing else.
func token(hc *http.Client, tok string) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	fmt.Println(tok)
	fmt.Fprintf(os.Stdout, "%s\n", tok)
	fmt.Fprintln(os.Stderr, tok) // want "what is sent as Authorization"
	log.Println(tok)             // want "what is sent as Authorization"
}
