package graph

import "go/types"

// hooks lists the fields of clients for functions that get the requests on
// their way out, or the answers to them.
var hooks = map[fieldID]string{
	{RetryablePath, "Client", "RequestLogHook"}:             "called before each try: client.go RequestLogHook",
	{RetryablePath, "Client", "ResponseLogHook"}:            "called after each try",
	{RetryablePath, "Client", "CheckRetry"}:                 "asked after each try",
	{RetryablePath, "Client", "Backoff"}:                    "asked after each try",
	{RetryablePath, "Client", "ErrorHandler"}:               "called when the tries are over",
	{RetryablePath, "Client", "PrepareRetry"}:               "called before each further try",
	{KiotaPath, "RetryHandlerOptions", "ShouldRetry"}:       "asked after each failure: retry_handler.go",
	{KiotaPath, "RedirectHandlerOptions", "ShouldRedirect"}: "asked at each redirect: redirect_handler.go",
	{"net/http", "Transport", "Proxy"}:                      "asked for each request",
}

// IsHook reports whether field f of type t is such a field.
func IsHook(t types.Type, f *types.Var) bool {
	n := NamedOf(t)
	return n != nil && n.Obj().Pkg() != nil && hooks[fieldID{n.Obj().Pkg().Path(), n.Obj().Name(), f.Name()}] != ""
}

// IsAzcorePolicy reports whether fn has the form of a policy of azcore, a step
// of its pipeline: Do(*policy.Request) (*http.Response, error).
func IsAzcorePolicy(sig *types.Signature) bool {
	return sig.Params().Len() == 1 && IsAzcoreRequest(sig.Params().At(0).Type()) &&
		sig.Results().Len() == 2 && IsNamed(sig.Results().At(0).Type(), "net/http", "Response")
}

// IsAzcorePipeline reports whether t is a pipeline of azcore.
func IsAzcorePipeline(t types.Type) bool { return IsNamed(t, AzcoreExported, "Pipeline") }

// IsAzcore reports whether path is a package of azcore that makes requests.
func IsAzcore(path string) bool { return path == AzcorePath+"/runtime" || path == AzcoreExported }
