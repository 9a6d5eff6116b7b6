package retry

import (
	"strconv"
	"strings"

	"github.com/graphlint/graphlint/internal/failure"
)

// codes lists Graph error codes, in lower case, with the answers they come in:
// learn.microsoft.com/graph/errors, resource-specific pages on throttling.
var codes = map[string]failure.Set{
	"toomanyrequests":                   failure.S429,
	"activitylimitreached":              failure.S429 | failure.S503,
	"applicationthrottled":              failure.S429,
	"mailboxconcurrency":                failure.S429,
	"errortoomanyrequests":              failure.S429,
	"throttledrequest":                  failure.S429,
	"request_throttled":                 failure.S429,
	"quotalimitreached":                 failure.S507,
	"insufficientstorage":               failure.S507,
	"errorserverbusy":                   failure.S503,
	"serviceunavailable":                failure.S503,
	"servicenotavailable":               failure.S503,
	"errormailboxstoreunavailable":      failure.S503,
	"gatewaytimeout":                    failure.S504,
	"unknownerror":                      failure.S500 | failure.S502 | failure.S503 | failure.S504,
	"errortimeoutexpired":               failure.S504,
	"badgateway":                        failure.S502,
	"internalservererror":               failure.S500,
	"errorinternalservererror":          failure.S500,
	"errorinternalservertransienterror": failure.S500,
	"generalexception":                  failure.S500,
	"request_resourcenotfound":          failure.S404,
	"itemnotfound":                      failure.S404,
	"notfound":                          failure.S404,
	"resourcenotfound":                  failure.S404,
	"erroritemnotfound":                 failure.S404,
	"preconditionfailed":                failure.S412,
	"resourcemodified":                  failure.S409 | failure.S412,
	"errorirresolvableconflict":         failure.S409,
	"conflict":                          failure.S409,
	"namealreadyexists":                 failure.S409,
	"invalidauthenticationtoken":        failure.S401,
	"unauthenticated":                   failure.S401,
	"unauthorized":                      failure.S401,
	"accessdenied":                      failure.S403,
	"authorization_requestdenied":       failure.S403,
	"forbidden":                         failure.S403,
	"resynchrequired":                   failure.S410,
	"syncstatenotfound":                 failure.S410,
	"invalidrequest":                    failure.S400,
	"badrequest":                        failure.S400,
	"request_badrequest":                failure.S400,
}

// texts lists what people look for in the text of an error, in lower case.
var texts = []struct {
	part string
	set  failure.Set
	why  string
}{
	{"throttl", failure.S429, "Graph's own word"},
	{"too many", failure.S429, "http.StatusText"},
	{"toomany", failure.S429, "the code"},
	{"rate limit", failure.S429, "the word of proxies"},
	{"ratelimit", failure.S429, "the word of proxies"},
	{"service unavailable", failure.S503, "http.StatusText"},
	{"serviceunavailable", failure.S503, "the code"},
	{"unavailable", failure.S503, "part of http.StatusText"},
	{"gateway timeout", failure.S504, "http.StatusText"},
	{"gatewaytimeout", failure.S504, "the code"},
	{"bad gateway", failure.S502, "http.StatusText"},
	{"internal server error", failure.S500, "http.StatusText"},
	{"internalservererror", failure.S500, "the code"},
	{"not found", failure.S404, "http.StatusText"},
	{"notfound", failure.S404, "the codes end in it"},
	{"conflict", failure.S409, "http.StatusText"},
	{"unauthorized", failure.S401, "http.StatusText"},
	{"forbidden", failure.S403, "http.StatusText"},
	{"precondition failed", failure.S412, "http.StatusText"},
	{"connection reset", failure.Transport, "syscall.ECONNRESET"},
	{"connection refused", failure.Transport, "syscall.ECONNREFUSED"},
	{"broken pipe", failure.Transport, "syscall.EPIPE"},
	{"no such host", failure.Transport, "net.DNSError"},
	{"eof", failure.Transport, "a connection that was closed"},
	{"tls handshake", failure.Transport, "net/http"},
	{"timeout", failure.Transport, "of the client; by itself no word of an answer, whose text is what Graph wrote"},
	{"deadline exceeded", failure.Transport, "context"},
	{"temporary failure", failure.Transport, "net.DNSError"},
}

// textOf returns the failures whose text holds s.
func textOf(s string) failure.Set {
	s = strings.ToLower(strings.TrimSpace(s))
	for i := 0; i+3 <= len(s); i++ {
		n, err := strconv.Atoi(s[i : i+3])
		digit := func(j int) bool { return j >= 0 && j < len(s) && s[j] >= '0' && s[j] <= '9' }
		if err == nil && n >= 400 && n < 600 && !digit(i-1) && !digit(i+3) {
			return failure.Of(n)
		}
	}
	if set, ok := codes[s]; ok {
		return set
	}
	for _, row := range texts {
		if strings.Contains(s, row.part) {
			return row.set
		}
	}
	for _, row := range texts {
		if len(s) > 4 && strings.Contains(row.part, s) {
			return row.set
		}
	}
	return 0
}
