package retry

import (
	"go/types"
	"strconv"
	"strings"

	"github.com/graphlint/graphlint/internal/failure"
)

// errorKind says for which failures errors.As finds a type.
type errorKind uint8

const (
	otherError         errorKind = iota
	answerError                  // the service answered
	transportError               // it did not
	someTransportError           // it did not, in one of several ways
)

// errorTypes lists types of errors outside the user's own code.
var errorTypes = map[[2]string]struct {
	kind errorKind
	why  string
}{
	{"net/url", "Error"}:                           {transportError, "http.Client.Do wraps every failure in one, and kiota returns it as it is"},
	{"net", "Error"}:                               {transportError, "*url.Error implements it"},
	{"net", "OpError"}:                             {someTransportError, "dialling, reading and writing, but no time limit of the client"},
	{"net", "DNSError"}:                            {someTransportError, "names that do not resolve"},
	{"syscall", "Errno"}:                           {someTransportError, "refused and reset connections"},
	{"os", "SyscallError"}:                         {someTransportError, "refused and reset connections"},
	{"crypto/tls", "RecordHeaderError"}:            {someTransportError, "not TLS"},
	{"crypto/tls", "CertificateVerificationError"}: {someTransportError, "a wrong certificate"},
	{"github.com/microsoft/kiota-abstractions-go", "ApiError"}:                          {answerError, "what kiota makes of an answer with no mapping"},
	{"github.com/microsoft/kiota-abstractions-go", "ApiErrorable"}:                      {answerError, "ODataError and ApiError implement it"},
	{"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors", "ODataError"}:       {answerError, "every executor maps XXX to it"},
	{"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors", "ODataErrorable"}:   {answerError, "every executor maps XXX to it"},
	{"github.com/microsoftgraph/msgraph-beta-sdk-go/models/odataerrors", "ODataError"}:  {answerError, "every executor maps XXX to it"},
	{"github.com/Azure/azure-sdk-for-go/sdk/azcore", "ResponseError"}:                   {answerError, "runtime.NewResponseError"},
	{"github.com/Azure/azure-sdk-for-go/sdk/azcore/internal/exported", "ResponseError"}: {answerError, "runtime.NewResponseError"},
}

// typeKind says for which failures errors.As finds t. A type of another make
// tells of an answer if it has a status.
func typeKind(t types.Type) errorKind {
	n := namedOf(t)
	if n != nil && n.Obj().Pkg() != nil {
		if row, ok := errorTypes[[2]string{n.Obj().Pkg().Path(), n.Obj().Name()}]; ok {
			return row.kind
		}
	}
	if n == nil {
		// interface{ Timeout() bool }, as one writes it on the spot
		if i, ok := t.Underlying().(*types.Interface); ok && i.NumMethods() > 0 {
			for m := range i.Methods() {
				if m.Name() == "Timeout" || m.Name() == "Temporary" {
					return transportError
				}
			}
		}
	}
	if hasStatus(t) {
		return answerError
	}
	return otherError
}

// hasStatus reports whether a type has a field or a method that is by name and
// type the status of an answer, or holds the answer.
func hasStatus(t types.Type) bool {
	if st, ok := deref(t).Underlying().(*types.Struct); ok {
		for f := range st.Fields() {
			if isInt(f.Type()) && isStatusName(f.Name()) || isNamed(deref(f.Type()), "net/http", "Response") {
				return true
			}
			if f.Embedded() && typeKind(f.Type()) == answerError {
				return true
			}
		}
	}
	ms := types.NewMethodSet(t)
	for i := range ms.Len() {
		m, ok := ms.At(i).Obj().(*types.Func)
		if !ok || !isStatusName(m.Name()) {
			continue
		}
		sig := m.Signature()
		if sig.Params().Len() == 0 && sig.Results().Len() == 1 && isInt(sig.Results().At(0).Type()) {
			return true
		}
	}
	return false
}

// statusNames are names, in lower case, that HTTP statuses go by in errors.
// Code alone is one only because such errors hold no other small number.
var statusNames = map[string]bool{
	"status": true, "statuscode": true, "code": true, "httpstatus": true, "httpstatuscode": true, "httpcode": true,
	"responsestatuscode": true, "getstatuscode": true, "getstatus": true, "getresponsestatuscode": true, "respcode": true,
}

func isStatusName(name string) bool { return statusNames[strings.ToLower(name)] }

// isCodeName reports whether a string field holds a Graph error code.
func isCodeName(name string) bool {
	switch strings.ToLower(name) {
	case "code", "errorcode", "getcode", "errcode":
		return true
	}
	return false
}

// isTextName reports whether a string field holds text with the status.
func isTextName(name string) bool {
	switch strings.ToLower(name) {
	case "status", "message", "msg":
		return true
	}
	return false
}

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
	{"timeout", failure.Transport | failure.S504 | failure.S408, "of the client, and http.StatusText"},
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
		if s != "" && (strings.Contains(s, row.part) || len(s) > 4 && strings.Contains(row.part, s)) {
			return row.set
		}
	}
	return 0
}

type sentinelClass uint8

const (
	otherSentinel sentinelClass = iota
	ends                        // the caller gave up: never the failure of a request
	someTransport               // one of the ways of getting no answer
)

// sentinelKind classes the error variables of the standard library.
func sentinelKind(obj types.Object) sentinelClass {
	if obj == nil || obj.Pkg() == nil {
		return otherSentinel
	}
	switch obj.Pkg().Path() + "." + obj.Name() {
	case "context.Canceled":
		return ends
	case "context.DeadlineExceeded", "os.ErrDeadlineExceeded", "io.EOF", "io.ErrUnexpectedEOF",
		"net.ErrClosed", "net/http.ErrServerClosed", "net/http.ErrHandlerTimeout":
		return someTransport
	}
	switch obj.Pkg().Path() {
	case "io", "os", "io/fs", "net", "net/http", "database/sql", "errors", "bufio":
		return ends
	}
	return otherSentinel
}

func namedOf(t types.Type) *types.Named {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	n, _ := t.(*types.Named)
	return n
}

func isNamed(t types.Type, pkg, name string) bool {
	n := namedOf(t)
	return n != nil && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == pkg && n.Obj().Name() == name
}

func isInt(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

var errorIface = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// isErrorType reports whether t is the type error.
func isErrorType(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}

// isErrorInterface reports whether t is an interface with the method Error
// and no other.
func isErrorInterface(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && types.Identical(i, errorIface)
}

// isErrorLike reports whether values of t are errors: the type error, or a
// pointer type that implements it, as the *RetryError of terraform.
func isErrorLike(t types.Type) bool {
	return isErrorType(t) || types.Implements(t, errorIface)
}

func isContext(t types.Type) bool { return isNamed(t, "context", "Context") }
