package graph

// modelled lists the packages whose calls make or change a request, a client
// or a text, so that where a value comes from is followed through them.
var modelled = map[string]string{
	"net/http":              "requests, clients, transports",
	"net/url":               "addresses",
	"context":               "options of a request",
	"strings":               "texts",
	"fmt":                   "texts",
	"path":                  "texts",
	"bytes":                 "bodies",
	"io":                    "bodies",
	"encoding/json":         "bodies",
	"golang.org/x/oauth2":   "clients",
	RetryablePath:           "requests and clients",
	KiotaPath:               "clients, middlewares, adapters",
	CorePath:                "clients, batches, page iterators",
	UploaderPath:            "upload tasks",
	AbsPath:                 "requests",
	SDKPath:                 "clients",
	BetaPath:                "clients",
	AzcorePath:              "clients",
	AzcorePath + "/runtime": "pipelines and requests",
	AzcorePath + "/policy":  "options",
	AzcoreExported:          "what the two above are aliases of",
	restyPath:               "clients and requests",
	resty3Path:              "clients and requests",
}

// IsModelled reports whether values are followed through calls of package path.
func IsModelled(path string) bool { return modelled[path] != "" }

// Sends reports whether a package with that import path has senders.
func Sends(path string) bool {
	switch path {
	case "context", "net/url", "strings", "fmt", "path", "bytes", "io", "encoding/json":
		return false
	}
	return true
}
