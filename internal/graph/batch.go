package graph

import (
	"go/types"
	"strings"
)

// A BatchRole is the part that a value plays in a $batch and its answer.
type BatchRole uint8

// The roles.
const (
	NoBatch       BatchRole = iota
	BatchAddress            // the URL of the batch endpoint
	BatchRequest            // the HTTP request for it
	BatchAnswer             // its HTTP response
	BatchBytes              // the body of that, as a stream or bytes
	BatchEnvelope           // what the body was decoded to
	BatchParts              // the answers in it, or one of them
	PartBytes               // such an answer as bytes
	PartBody                // the body of one
	SDKAnswer               // the SDK's BatchResponse
)

// A BatchRow says what a function of a library does with a value that plays a
// role in a batch. The zero value is a function that does nothing with it.
type BatchRow struct {
	// Result takes on the role To, if Into is None.
	Result int
	// Into is the argument, the receiver counted, that takes on the role To.
	Into int
	// To is the role; SameRole keeps the one of the argument, DecodedRole is that
	// which decoding makes of it, and NoBatch is none.
	To BatchRole
	// Verdict is the result whose use shows whether the steps worked, or None.
	Verdict int
	// Why is the reason for the row.
	Why string
}

// Roles that depend on the role of the argument.
const (
	SameRole    BatchRole = 254
	DecodedRole BatchRole = 255
)

// BatchRowOf returns what fn does with argument arg, the receiver counted. It
// reports false for functions that are not known.
func BatchRowOf(fn *types.Func, arg int) (BatchRow, bool) {
	if fn == nil {
		return BatchRow{}, false
	}
	rows, ok := batchRows[ID(fn)]
	if !ok {
		return BatchRow{}, false
	}
	if p, ok := rows[arg]; ok {
		return p, true
	}
	return BatchRow{Into: None, Verdict: None}, true
}

// BatchMethod returns what a method of the SDK's type of that name does with its
// receiver.
func BatchMethod(typ, name string) (BatchRow, bool) {
	row, ok := batchRows[FuncID{CorePath, typ, name}][0]
	return row, ok
}

// BatchBytesRow returns what fn does with bytes alone, as against what has been
// decoded from them; part says that they are the body of one answer.
func BatchBytesRow(fn *types.Func, part bool) (BatchRow, bool) {
	if fn == nil {
		return BatchRow{}, false
	}
	switch id := ID(fn); {
	case id.Pkg == "fmt" && id.Name == "Errorf":
		// The text of an error that came up before the answers were there.
		return BatchRow{Into: None, Verdict: None, Why: "the text of an error"}, true
	case part && id.Pkg == "encoding/json" && (id.Name == "Marshal" || id.Name == "MarshalIndent"):
		return BatchRow{Into: None, Verdict: None, To: PartBody, Why: "the body again, on its way to another type"}, true
	case part && writers[id]:
		return BatchRow{Into: None, Verdict: None, Why: "the body alone, whatever it is"}, true
	}
	return BatchRow{}, false
}

// writers lists what writes bytes out and looks at none of them.
var writers = map[FuncID]bool{
	{"io", "Writer", "Write"}:                  true,
	{"io", "", "WriteString"}:                  true,
	{"io", "StringWriter", "WriteString"}:      true,
	{"os", "File", "Write"}:                    true,
	{"os", "File", "WriteString"}:              true,
	{"os", "", "WriteFile"}:                    true,
	{"net/http", "ResponseWriter", "Write"}:    true,
	{"bufio", "Writer", "Write"}:               true,
	{"bufio", "Writer", "WriteString"}:         true,
	{"fmt", "", "Fprint"}:                      true,
	{"fmt", "", "Fprintf"}:                     true,
	{"fmt", "", "Fprintln"}:                    true,
	{"fmt", "", "Print"}:                       true,
	{"fmt", "", "Printf"}:                      true,
	{"fmt", "", "Println"}:                     true,
	{"archive/zip", "Writer", "Write"}:         true,
	{"archive/tar", "Writer", "Write"}:         true,
	{"mime/multipart", "Writer", "WriteField"}: true,
}

// batchRows has a row for each argument of a function that a role passes through.
var batchRows = batchTable()

func batchTable() map[FuncID]map[int]BatchRow {
	m := make(map[FuncID]map[int]BatchRow)
	row := func(pkg, recv, names string, arg int, p BatchRow) {
		for name := range strings.FieldsSeq(names) {
			id := FuncID{pkg, recv, name}
			if m[id] == nil {
				m[id] = make(map[int]BatchRow)
			}
			m[id][arg] = p
		}
	}
	result := func(to BatchRole, why string) BatchRow { return BatchRow{Into: None, Verdict: None, To: to, Why: why} }
	into := func(arg int, to BatchRole, why string) BatchRow {
		return BatchRow{Into: arg, Verdict: None, To: to, Why: why}
	}
	nothing := func(why string) BatchRow { return BatchRow{Into: None, Verdict: None, Why: why} }
	verdict := func(n int, why string) BatchRow { return BatchRow{Into: None, Verdict: n, Why: why} }

	// Addresses and requests.
	row("net/url", "", "Parse ParseRequestURI JoinPath", 0, result(BatchAddress, "the same address"))
	row("net/url", "", "JoinPath", 1, result(BatchAddress, "the last element decides"))
	row("net/url", "URL", "String JoinPath Redacted RequestURI", 0, result(BatchAddress, "the same address"))
	row("net/url", "URL", "JoinPath Parse ResolveReference", 1, result(BatchAddress, "the last element decides"))
	row("net/http", "", "NewRequest", 1, result(BatchRequest, "made for the address"))
	row("net/http", "", "NewRequestWithContext", 2, result(BatchRequest, "made for the address"))
	row("net/http", "Request", "Clone WithContext", 0, result(BatchRequest, "the same request"))
	row(RetryablePath, "", "NewRequest", 1, result(BatchRequest, "made for the address"))
	row(RetryablePath, "", "NewRequestWithContext", 2, result(BatchRequest, "made for the address"))
	row(RetryablePath, "", "FromRequest", 0, result(BatchRequest, "the same request"))
	row(RetryablePath, "Request", "WithContext", 0, result(BatchRequest, "the same request"))
	row(AzcorePath+"/runtime", "", "NewRequest", 2, result(BatchRequest, "made for the address"))
	row(AzcorePath+"/runtime", "", "NewRequestFromRequest", 0, result(BatchRequest, "the same request"))
	row(AzcorePath+"/runtime", "", "JoinPaths", 0, result(BatchAddress, "the same address"))
	row(AzcorePath+"/runtime", "", "JoinPaths", 1, result(BatchAddress, "the last element decides"))
	row(AzcorePath+"/runtime", "", "EncodeQueryParams", 0, result(BatchAddress, "the same address"))
	row(AzcoreExported, "Request", "Raw Clone WithContext", 0, result(BatchRequest, "the same request"))

	// The outer response.
	row("net/http", "Response", "Cookies Location ProtoAtLeast", 0, nothing("the envelope alone"))
	row(AzcorePath+"/runtime", "", "HasStatusCode NewResponseError Drain", 0, nothing("the envelope alone"))
	row(AzcorePath+"/runtime", "", "UnmarshalAsJSON", 0, into(1, DecodedRole, "azcore decodes into the second argument"))
	row(AzcorePath+"/runtime", "", "Payload", 0, result(BatchBytes, "azcore reads the body"))
	for _, pkg := range []string{restyPath, resty3Path} {
		row(pkg, "Response", "Body String Bytes RawBody", 0, result(BatchBytes, "resty has read the body"))
		row(pkg, "Response", "Result", 0, result(BatchEnvelope, "resty has decoded into it"))
		row(pkg, "Response", "StatusCode Status IsSuccess IsError Header Error Time Size Cookies Proto ReceivedAt RawResponse", 0, nothing("the envelope alone"))
	}

	// Streams and bytes.
	row("io", "", "ReadAll LimitReader NopCloser", 0, result(SameRole, "the same bytes"))
	row("io/ioutil", "", "ReadAll NopCloser", 0, result(SameRole, "the same bytes"))
	row("io", "", "TeeReader", 0, result(SameRole, "the same bytes"))
	row("io", "Reader", "Read", 0, into(1, SameRole, "the same bytes"))
	row("io", "Closer", "Close", 0, nothing("closing reads nothing"))
	row("net/http", "", "MaxBytesReader", 1, result(SameRole, "the same bytes"))
	row("bufio", "", "NewReader NewReaderSize NewScanner", 0, result(SameRole, "the same bytes"))
	row("bufio", "Scanner", "Bytes Text", 0, result(SameRole, "the same bytes"))
	row("bufio", "Scanner", "Scan Err Buffer Split", 0, nothing("reads and says nothing"))
	row("bytes", "", "NewReader NewBuffer NewBufferString TrimSpace TrimPrefix Clone", 0, result(SameRole, "the same bytes"))
	row("bytes", "Buffer", "ReadFrom Write WriteString", 1, into(0, SameRole, "the same bytes"))
	row("bytes", "Buffer", "Bytes String", 0, result(SameRole, "the same bytes"))
	row("bytes", "Buffer", "Len Reset Grow Cap", 0, nothing("a length"))
	row("strings", "", "NewReader TrimSpace", 0, result(SameRole, "the same bytes"))
	row("compress/gzip", "", "NewReader", 0, result(SameRole, "the same bytes"))

	// Decoders. The packages have the same functions as encoding/json.
	for _, pkg := range []string{
		"encoding/json", "encoding/json/v2", "github.com/go-json-experiment/json", "github.com/goccy/go-json",
		"github.com/segmentio/encoding/json", "github.com/json-iterator/go", "github.com/bytedance/sonic",
	} {
		for _, recv := range []string{"", "API"} {
			row(pkg, recv, "NewDecoder", 0, result(SameRole, "reads the same bytes"))
			row(pkg, recv, "Unmarshal UnmarshalRead UnmarshalFromString UnmarshalString UnmarshalNoEscape", 0, into(1, DecodedRole, "decodes into the second argument"))
			row(pkg, recv, "Valid", 0, nothing("a form, not a content"))
		}
		row(pkg, "Decoder", "Decode", 0, into(1, DecodedRole, "decodes into the argument"))
		row(pkg, "Decoder", "UseNumber DisallowUnknownFields More InputOffset", 0, nothing("says how to decode"))
	}

	// The SDK's answer and what is in it: reference in batch_response_model.go
	// and batch_item_model.go.
	row(CorePath, "BatchResponse", "GetResponses GetResponseById", 0, result(BatchParts, "the answers, whatever their status"))
	row(CorePath, "BatchResponse", "GetStatusCodes", 0, verdict(0, "all statuses by id"))
	row(CorePath, "BatchResponse", "GetFailedResponses", 0, verdict(0, "statuses from 400 to 599 by id"))
	row(CorePath, "BatchResponse", "SetResponses AddResponses", 1, into(0, SDKAnswer, "answers put together"))
	row(CorePath, "", "GetBatchResponseById", 0, verdict(1, "an error when the status is 400 or more: batch_requests.go:279"))
	row(CorePath, "BatchItem", "GetStatus", 0, verdict(0, "the status of one answer"))
	row(CorePath, "BatchItem", "GetBody", 0, result(PartBody, "a result or an error, by the status"))
	row(CorePath, "BatchItem", "GetId GetMethod GetUrl GetHeaders GetDependsOn SetId SetMethod SetUrl SetHeaders SetBody SetDependsOn", 0, nothing("not the status"))

	// Answers have no order, so that programs sort them by id.
	row("sort", "", "Slice SliceStable", 0, nothing("another order"))
	row("slices", "", "SortFunc SortStableFunc", 0, nothing("another order"))
	row("maps", "", "Keys", 0, nothing("ids"))
	return m
}

// IsBatchAddress reports whether text can be the address of Graph's batch
// endpoint or the end of it: "https://graph.microsoft.com/v1.0/$batch",
// "%s/$batch", "/$batch". $batch is OData's, and other services have one too:
// graph reports whether the text itself names Graph.
func IsBatchAddress(text string) (ok, graph bool) {
	text, _, _ = strings.Cut(text, "?")
	text = strings.TrimRight(text, "/")
	if text[strings.LastIndexByte(text, '/')+1:] != "$batch" || strings.ContainsAny(text, " \t\n") {
		return false, false
	}
	if _, _, abs := strings.Cut(text, "://"); !abs {
		return true, false
	}
	host := HostOf(text)
	if strings.Contains(host, "%") {
		return true, false
	}
	return IsHost(host), IsHost(host)
}

// Swallows reports whether the writer of that name takes what is written to it
// out of the world.
func Swallows(v types.Object) bool {
	return v.Pkg() != nil && v.Name() == "Discard" && (v.Pkg().Path() == "io" || v.Pkg().Path() == "io/ioutil")
}

// IsResty reports whether path is resty's.
func IsResty(path string) bool { return path == restyPath || path == resty3Path }

// IsResty2 reports whether it is that of version 2.
func IsResty2(path string) bool { return path == restyPath }
