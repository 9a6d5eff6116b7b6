// Command mailtriage reads a shared mailbox's inbox, and answers each message, passes it on, files it away, or leaves
// it for a person.
package main

import (
	"context"
	"flag"
	"log"
	"log/slog"
	"net/http"
	"os"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azidentity"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"

	"github.com/graphlint/graphlint/examples/mailtriage/internal/directory"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/ledger"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/mailbox"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/worker"
)

func main() {
	user := flag.String("mailbox", "", "address of the mailbox to triage")
	db := flag.String("db", "mailtriage.db", "file that remembers what was handled")
	every := flag.Duration("every", time.Minute, "how often to look for new mail")
	flag.Parse()
	logger := slog.New(slog.NewJSONHandler(os.Stderr, nil))
	cred, err := azidentity.NewDefaultAzureCredential(nil)
	if err != nil {
		log.Fatal(err)
	}
	client, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		log.Fatal(err)
	}
	book, err := ledger.Open(*db)
	if err != nil {
		log.Fatal(err)
	}
	w := &worker.Worker{
		Box:    &mailbox.Box{Client: client, User: *user, Log: logger},
		People: &directory.Directory{Credential: cred, Client: &http.Client{Timeout: time.Minute}, Log: logger},
		Ledger: book, Log: logger,
	}
	w.Run(context.Background(), *every)
}
