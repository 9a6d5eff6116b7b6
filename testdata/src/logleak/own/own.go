// Package own has a logger and a redactor that only the settings name.
package own

import (
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

var lines chan string

// Record writes a line somewhere that is not seen.
func Record(line string) { go send(line) }

var send func(string)

// Journal keeps lines.
type Journal struct{ lines []string }

// Append adds one.
func (j *Journal) Append(line string) { j.lines = append(j.lines, line) }

// Tidy rewrites a link.
func Tidy(link string) string { return "[" + link + "]" }

func use(c *msgraphsdk.GraphServiceClient, s models.UploadSessionable, j *Journal) {
	Record(*s.GetUploadUrl())       // want "own.Record|Record writes an upload URL"
	j.Append(*s.GetUploadUrl())     // want "j.Append writes an upload URL"
	Record(Tidy(*s.GetUploadUrl())) // named as a redactor
}
