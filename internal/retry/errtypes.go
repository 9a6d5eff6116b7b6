package retry

import (
	"go/types"
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
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
	{"github.com/microsoft/kiota-abstractions-go", "ApiError"}:                         {answerError, "what kiota makes of an answer with no mapping"},
	{"github.com/microsoft/kiota-abstractions-go", "ApiErrorable"}:                     {answerError, "ODataError and ApiError implement it"},
	{"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors", "ODataError"}:      {answerError, "every executor maps XXX to it"},
	{"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors", "ODataErrorable"}:  {answerError, "every executor maps XXX to it"},
	{"github.com/microsoftgraph/msgraph-beta-sdk-go/models/odataerrors", "ODataError"}: {answerError, "every executor maps XXX to it"},
	{graph.AzcorePath, "ResponseError"}:                                                {answerError, "runtime.NewResponseError"},
	{graph.AzcoreExported, "ResponseError"}:                                            {answerError, "runtime.NewResponseError"},
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
