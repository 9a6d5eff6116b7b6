// Package files names files after messages.
package files

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

var odd = regexp.MustCompile(`[^A-Za-z0-9]`)

func written(dir string, m models.Messageable, raw []byte) error {
	return os.WriteFile(filepath.Join(dir, *m.GetId()+".eml"), raw, 0o600) // want `the id of message m names a file`
}

func cleaned(dir string, m models.Messageable) (*os.File, error) {
	name := odd.ReplaceAllString(*m.GetId(), "_")
	return os.Create(filepath.Join(dir, name)) // want `the id of message m, read at line 21, names a file`
}

func safe(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r == '/' {
			r = '-'
		}
		b.WriteRune(r)
	}
	return b.String()
}

func byHelper(dir string, m models.Messageable) bool {
	_, err := os.Stat(fmt.Sprintf("%s/%s.json", dir, safe(*m.GetId()))) // want `names a file`
	return err == nil
}

func folder(dir string, m models.Messageable) error {
	return os.MkdirAll(filepath.Join(dir, "mail", *m.GetId()), 0o700) // want `names a file`
}

// nopeTemporary is dropped with its directory.
func nopeTemporary(m models.Messageable, raw []byte) error {
	dir, err := os.MkdirTemp("", "mail")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	return os.WriteFile(filepath.Join(dir, *m.GetId()), raw, 0o600)
}

// nopeContent writes the id into a file of another name.
func nopeContent(m models.Messageable) error {
	return os.WriteFile("last-message", []byte(*m.GetId()), 0o600)
}

// nopeRandom has a name that says nothing.
func nopeRandom(dir string, m models.Messageable) (*os.File, error) {
	return os.CreateTemp(dir, *m.GetSubject())
}

// nopeAddress is a call's.
func nopeAddress(m models.Messageable) string {
	return "https://graph.microsoft.com/v1.0/me/messages/" + *m.GetId()
}
