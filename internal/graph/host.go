package graph

import "strings"

// hosts lists where Graph answers: learn.microsoft.com/graph/deployments.
var hosts = map[string]string{
	"graph.microsoft.com":             "the global service",
	"graph.microsoft.us":              "US Government L4",
	"dod-graph.microsoft.us":          "US Government L5 (DOD)",
	"microsoftgraph.chinacloudapi.cn": "China, operated by 21Vianet",
	"graph.microsoft.de":              "Germany, closed in 2021 and still in programs",
	"canary.graph.microsoft.com":      "the canary ring of the global service",
	"graph.microsoft-ppe.com":         "the pre-production environment",
	"graph.eaglex.ic.gov":             "US Government, secret",
	"dod-graph.microsoft.scloud":      "US Government, secret",
	"graph.microsoft.scloud":          "US Government, secret",
}

// IsHost reports whether Graph answers at host, which may carry a port.
func IsHost(host string) bool {
	host, _, _ = strings.Cut(strings.ToLower(host), ":")
	return hosts[host] != ""
}

// HostOf returns the host of an absolute URL, as far as it is written out:
// "" where there is none or where it has a hole.
func HostOf(url string) string {
	_, rest, ok := strings.Cut(url, "://")
	if !ok {
		return ""
	}
	end := strings.IndexAny(rest, "/?#"+Hole)
	if end < 0 {
		return rest
	}
	if strings.HasPrefix(rest[end:], Hole) {
		return ""
	}
	return rest[:end]
}

// Hole stands in a text for a part that is not known.
const Hole = "\x00"

// tokenHosts lists where tokens come from: programs that speak to Graph and
// to nothing else still name one of these.
var tokenHosts = map[string]string{
	"login.microsoftonline.com":        "the global identity platform",
	"login.microsoftonline.us":         "US Government",
	"login.partner.microsoftonline.cn": "China",
	"login.windows.net":                "the older name of the global one",
	"login.microsoft.com":              "another name of the global one",
}

// IsTokenHost reports whether host gives out tokens for Graph.
func IsTokenHost(host string) bool { return tokenHosts[strings.ToLower(host)] != "" }

// tokenPaths lists what stands last in an address below oauth2 at a token host.
var tokenPaths = map[string]string{
	"token":      "a token, for a secret or a refresh token",
	"devicecode": "a code that a user types in",
	"authorize":  "a code, for a browser",
}

// isTokenPath reports whether the URL or path, whose last word is given, is one
// that gives out tokens. Its host may not be known: programs choose it by cloud.
func isTokenPath(url, last string) bool {
	return tokenPaths[strings.ToLower(last)] != "" && strings.Contains(strings.ToLower(url), "/oauth2/")
}

// baseWords are the words that, beside "graph", make a name that of its
// address.
var baseWords = map[string]bool{"url": true, "uri": true, "base": true, "endpoint": true, "host": true, "root": true, "api": true, "addr": true, "address": true}

// NamesBase reports whether a variable, field or parameter of that name holds
// the address of Graph: "graphURL", "GraphEndpoint". What it holds is often
// set elsewhere, by a flag or a test.
func NamesBase(name string) bool {
	graph, base := false, false
	for _, w := range Words(name) {
		graph = graph || w == "graph" || w == "msgraph"
		base = base || baseWords[w]
	}
	return graph && base
}
