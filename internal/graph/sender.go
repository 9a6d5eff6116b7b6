package graph

import (
	"go/types"
	"strings"
)

// A Sender describes a function or method that sends an HTTP request. The
// numbers are indexes of parameters, the receiver not counted, or None.
type Sender struct {
	// Verb is the HTTP method where the function fixes it.
	Verb string
	// Method, URL, Request and Body say which parameters hold them.
	Method, URL, Request, Body int
	// Client says which parameter is the client; Recv is the receiver.
	Client int
	// Kind tells the families of senders apart.
	Kind Kind
	// Power is what it repeats if its client is not known.
	Power Power
	// Why says how the function is known to send.
	Why string
}

// Places of a parameter that are no index.
const (
	None = -1
	Recv = -2
)

// Kind is a family of senders.
type Kind uint8

// The kinds.
const (
	// HTTP is a client in the manner of net/http: answers of any status are
	// no errors.
	HTTP Kind = iota
	// Middle is the next step of a chain: a RoundTripper or a middleware.
	Middle
	// Adapter sends a *RequestInformation of the SDK.
	Adapter
	// Executor is a method of a request builder.
	Executor
	// Batch sends a $batch of the SDK.
	Batch
	// Pages fetches pages, by the SDK's PageIterator.
	Pages
	// Slices uploads a file in slices, by the SDK's fileuploader.
	Slices
	// Resty is a request of resty.
	Resty
	// Typed is a method of a typed client for Graph other than the SDK.
	Typed
)

// SenderOf returns what is known of fn as a sender of requests.
func SenderOf(fn *types.Func) (Sender, bool) {
	if v := ExecutorVerb(fn); v != "" {
		return Sender{Verb: v, Method: None, URL: None, Request: None, Body: bodyOf(fn), Client: Recv, Kind: Executor, Power: Kiota,
			Why: "an executor of the SDK"}, true
	}
	id := ID(fn)
	if s, ok := senders[id]; ok {
		return s, true
	}
	if id.Recv == "" {
		return Sender{}, false
	}
	for _, t := range typedClients {
		if within(id.Pkg, t.path) && strings.HasSuffix(id.Recv, "Client") && returnsError(fn) {
			for _, p := range typedVerbs {
				if strings.HasPrefix(fn.Name(), p.prefix) {
					return Sender{Verb: p.verb, Method: None, URL: None, Request: None, Body: None, Client: Recv, Kind: Typed, Power: Retryable, Why: t.why}, true
				}
			}
		}
	}
	return Sender{}, false
}

// bodyOf returns the index of an executor's body, between the context and the
// configuration.
func bodyOf(fn *types.Func) int {
	if fn.Signature().Params().Len() > 2 {
		return 1
	}
	return None
}

func returnsError(fn *types.Func) bool {
	res := fn.Signature().Results()
	return res.Len() > 0 && types.Identical(res.At(res.Len()-1).Type(), types.Universe.Lookup("error").Type())
}

// The import paths of other clients.
const (
	RetryablePath = "github.com/hashicorp/go-retryablehttp"
	AzcorePath    = "github.com/Azure/azure-sdk-for-go/sdk/azcore"
	// AzcoreExported declares what azcore/runtime and azcore/policy name.
	AzcoreExported = AzcorePath + "/internal/exported"

	restyPath  = "github.com/go-resty/resty/v2"
	resty3Path = "resty.dev/v3"
)

// typedClients lists the module paths of typed clients for Graph whose calls
// are known by the names of their methods.
var typedClients = []struct{ path, why string }{
	{"github.com/manicminer/hamilton/msgraph", "hamilton's clients send through go-retryablehttp: msgraph/client.go:99-116,164-181"},
	{"github.com/hashicorp/go-azure-sdk/microsoft-graph", "go-azure-sdk's clients send through sdk/client, a go-retryablehttp client for each call"},
	{"github.com/hashicorp/go-azure-sdk/sdk/client", "the base of go-azure-sdk's clients"},
}

// typedVerbs gives the HTTP method by how a typed client's method begins.
var typedVerbs = []struct{ prefix, verb, why string }{
	{"List", "GET", "reads a collection"},
	{"Get", "GET", "reads one object"},
	{"Create", "POST", "both libraries create with POST"},
	{"Invite", "POST", "hamilton's invitations"},
	{"Add", "POST", "adds members, owners, passwords"},
	{"Assign", "POST", "assigns roles"},
	{"Update", "PATCH", "both libraries update with PATCH"},
	{"Set", "PUT", "uploads and sets"},
	{"Delete", "DELETE", "both libraries"},
	{"Remove", "DELETE", "removes members, owners; hamilton removes passwords by POST, which may be repeated"},
}

var senders = table()

func table() map[FuncID]Sender {
	m := make(map[FuncID]Sender)
	add := func(pkg, recv, name string, s Sender) { m[FuncID{pkg, recv, name}] = s }

	// net/http and go-retryablehttp have the same five, as methods and as functions.
	for _, c := range []struct {
		pkg   string
		power Power
		why   string
	}{
		{"net/http", Nothing, "net/http: nothing is repeated but idempotent requests on a broken idle connection"},
		{RetryablePath, Retryable, "go-retryablehttp v0.7.8: four retries of any method by default, client.go:49-51,440-450"},
	} {
		for _, recv := range []string{"Client", ""} {
			client := Recv
			if recv == "" {
				client = None
			}
			add(c.pkg, recv, "Get", Sender{Verb: "GET", Method: None, URL: 0, Request: None, Body: None, Client: client, Power: c.power, Why: c.why})
			add(c.pkg, recv, "Head", Sender{Verb: "HEAD", Method: None, URL: 0, Request: None, Body: None, Client: client, Power: c.power, Why: c.why})
			add(c.pkg, recv, "Post", Sender{Verb: "POST", Method: None, URL: 0, Request: None, Body: 2, Client: client, Power: c.power, Why: c.why})
			add(c.pkg, recv, "PostForm", Sender{Verb: "POST", Method: None, URL: 0, Request: None, Body: 1, Client: client, Power: c.power, Why: c.why})
		}
		add(c.pkg, "Client", "Do", Sender{Method: None, URL: None, Request: 0, Body: None, Client: Recv, Power: c.power, Why: c.why})
	}

	step := func(why string) Sender {
		return Sender{Method: None, URL: None, Request: 0, Body: None, Client: Recv, Kind: Middle, Why: why}
	}
	add("net/http", "RoundTripper", "RoundTrip", step("the transport below"))
	add("net/http", "Transport", "RoundTrip", step("the transport below"))
	add(KiotaPath, "Pipeline", "Next", step("kiota's next middleware: pipeline.go:21"))
	next := step("azcore's next policy")
	next.Request = Recv
	add(AzcoreExported, "Request", "Next", next)

	add(AzcoreExported, "Pipeline", "Do", Sender{Method: None, URL: None, Request: 0, Body: None, Client: Recv, Power: Azcore,
		Why: "azcore: three retries by default, runtime/policy_retry.go:25-58"})

	for _, recv := range []struct{ pkg, name string }{{AbsPath, "RequestAdapter"}, {KiotaPath, "NetHttpRequestAdapter"}} {
		for _, name := range []string{"Send", "SendEnum", "SendCollection", "SendEnumCollection", "SendPrimitive",
			"SendPrimitiveCollection", "SendNoContent"} {
			add(recv.pkg, recv.name, name, Sender{Method: None, URL: None, Request: 1, Body: None, Client: Recv, Kind: Adapter, Power: Kiota,
				Why: "sends a *RequestInformation: kiota-abstractions request_adapter.go:22"})
		}
	}
	for _, recv := range []string{"BatchRequest", "BatchRequestCollection"} {
		add(CorePath, recv, "Send", Sender{Verb: "POST", Method: None, URL: None, Request: None, Body: Recv, Client: 1, Kind: Batch, Power: Kiota,
			Why: "sends a $batch through the adapter: batch_requests.go:168, batch_request_collection.go:37"})
	}
	add(CorePath, "PageIterator", "Iterate", Sender{Verb: "GET", Method: None, URL: None, Request: None, Body: None, Client: Recv, Kind: Pages, Power: Kiota,
		Why: "fetches every page but the first: page_iterator.go:89"})
	add(UploaderPath, "LargeFileUploadTask", "Upload", Sender{Verb: "PUT", Method: None, URL: None, Request: None, Body: None, Client: Recv, Kind: Slices, Power: Kiota,
		Why: "puts each slice through the adapter: large_file_upload_task.go:53"})

	for _, pkg := range []string{restyPath, resty3Path} {
		for _, name := range []string{"Get", "Head", "Post", "Put", "Patch", "Delete", "Options"} {
			add(pkg, "Request", name, Sender{Verb: strings.ToUpper(name), Method: None, URL: 0, Request: None, Body: None, Client: Recv, Kind: Resty,
				Why: "resty repeats nothing unless SetRetryCount was called: request.go:1047"})
		}
		add(pkg, "Request", "Execute", Sender{Method: 0, URL: 1, Request: None, Body: None, Client: Recv, Kind: Resty, Why: "resty"})
	}
	return m
}
