package graph

import (
	"go/types"
	"strings"
)

// The import paths of the SDK and of what it is built on.
const (
	SDKPath      = "github.com/microsoftgraph/msgraph-sdk-go"
	BetaPath     = "github.com/microsoftgraph/msgraph-beta-sdk-go"
	CorePath     = "github.com/microsoftgraph/msgraph-sdk-go-core"
	UploaderPath = CorePath + "/fileuploader"
	AbsPath      = "github.com/microsoft/kiota-abstractions-go"
	KiotaPath    = "github.com/microsoft/kiota-http-go"
)

// IsSDK reports whether path is a package of the generated SDK, of either version.
func IsSDK(path string) bool {
	return within(path, SDKPath) || within(path, BetaPath)
}

// ReachesGraph reports whether a package that imports path reaches Graph by
// that import alone.
func ReachesGraph(path string) bool {
	return IsSDK(path) || within(path, CorePath) || within(path, KiotaPath)
}

func within(path, root string) bool {
	rest, ok := strings.CutPrefix(path, root)
	return ok && (rest == "" || rest[0] == '/')
}

// A FuncID names a function or method without regard to pointers.
type FuncID struct{ Pkg, Recv, Name string }

// ID returns the name of fn. Methods of an alias have the package that
// declares the type.
func ID(fn *types.Func) FuncID {
	id := FuncID{Name: fn.Name()}
	if fn.Pkg() != nil {
		id.Pkg = fn.Pkg().Path()
	}
	if recv := fn.Signature().Recv(); recv != nil {
		if n := NamedOf(recv.Type()); n != nil {
			id.Recv = n.Obj().Name()
		}
	}
	return id
}

// NamedOf returns the named type of t or of what t points to, or nil.
func NamedOf(t types.Type) *types.Named {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	n, _ := t.(*types.Named)
	return n
}

// IsNamed reports whether t or what it points to is the type pkg.name.
func IsNamed(t types.Type, pkg, name string) bool {
	n := NamedOf(t)
	return n != nil && n.Obj().Name() == name && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == pkg
}

// IsAzcoreRequest reports whether t or what it points to is a request of azcore,
// which policy.Request is another name of.
func IsAzcoreRequest(t types.Type) bool { return IsNamed(t, AzcoreExported, "Request") }

// IsBuilder reports whether t is a request builder of the SDK. Names are the
// key: URL templates are not in export data, and the generator keeps to them.
func IsBuilder(t types.Type) bool {
	n := NamedOf(t)
	return n != nil && n.Obj().Pkg() != nil && IsSDK(n.Obj().Pkg().Path()) &&
		strings.HasSuffix(n.Obj().Name(), "RequestBuilder")
}

// IsServiceClient reports whether t is a GraphServiceClient, or the base that
// it embeds.
func IsServiceClient(t types.Type) bool {
	n := NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil || !IsSDK(n.Obj().Pkg().Path()) {
		return false
	}
	return n.Obj().Name() == "GraphServiceClient" || n.Obj().Name() == "GraphBaseServiceClient"
}

// ExecutorVerb returns the HTTP method of an executor of the SDK, a method of
// a request builder that sends a request, or "". It holds for all 14,451 of
// them in v1.89.0: the name's first word is the method.
func ExecutorVerb(fn *types.Func) string {
	recv := fn.Signature().Recv()
	if recv == nil || !IsBuilder(recv.Type()) {
		return ""
	}
	for _, e := range executors {
		if fn.Name() == e.name {
			return e.verb
		}
		if e.as && strings.HasPrefix(fn.Name(), e.name+"As") && strings.HasSuffix(fn.Name(), "Response") {
			return e.verb
		}
	}
	return ""
}

// executors lists the names of the methods that send. Each has a twin
// To<name>RequestInformation, which sends nothing.
var executors = []struct {
	name, verb string
	as         bool // there are also <name>As<X>Response, the same request typed anew
}{
	{"Get", "GET", true},
	{"Post", "POST", true},
	{"Put", "PUT", true},
	{"Patch", "PATCH", false},
	{"Delete", "DELETE", false},
}

// MakerVerb returns the HTTP method of a method of a request builder that
// makes a *RequestInformation and sends nothing, or "".
func MakerVerb(fn *types.Func) string {
	recv := fn.Signature().Recv()
	if recv == nil || !IsBuilder(recv.Type()) {
		return ""
	}
	name, ok := strings.CutPrefix(fn.Name(), "To")
	if !ok {
		return ""
	}
	name, ok = strings.CutSuffix(name, "RequestInformation")
	if !ok {
		return ""
	}
	for _, e := range executors {
		if name == e.name {
			return e.verb
		}
	}
	return ""
}

// ParseIDs reads function names as users write them: "import/path.Func" or
// "(import/path.Type).Method", with or without a star.
func ParseIDs(names []string) map[FuncID]bool {
	m := make(map[FuncID]bool)
	for _, name := range names {
		path, method, ok := strings.Cut(strings.TrimPrefix(strings.TrimSpace(name), "("), ").")
		path = strings.TrimPrefix(path, "*")
		slash := strings.LastIndexByte(path, '/')
		dot := strings.IndexByte(path[slash+1:], '.')
		if dot < 0 {
			continue
		}
		pkg, rest := path[:slash+1+dot], path[slash+dot+2:]
		if ok {
			m[FuncID{pkg, rest, method}] = true
		} else {
			m[FuncID{pkg, "", rest}] = true
		}
	}
	return m
}
