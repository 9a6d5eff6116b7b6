package flow

import (
	"go/types"
	"strings"
)

// library says where a label goes in a function of a well-known library that
// hands its arguments on. Functions that are not here drop the label.
func library(fn *types.Func, nargs, arg int, k Kind) ([]Out, bool) {
	if fn == nil || fn.Pkg() == nil {
		return nil, false
	}
	recv := ""
	if r := fn.Signature().Recv(); r != nil {
		recv = typeName(r.Type())
	}
	rule, ok := copying[libraryKey{fn.Pkg().Path(), recv, fn.Name()}]
	if !ok {
		return nil, false
	}
	switch rule {
	case allToResult:
		return To(0, k), true
	case firstToResult:
		if arg == 0 {
			return To(0, k), true
		}
	case firstToBoth:
		if arg == 0 {
			return []Out{{To: 0, Kind: k}, {To: 1, Kind: k}}, true
		}
	case restToFirst:
		if arg > 0 {
			return []Out{{To: Arg(0), Kind: k}, {To: 0, Kind: k}}, true
		}
	case putAndTake:
		switch arg {
		case 0:
			return To(0, k), true
		case nargs - 1:
			return []Out{{To: Arg(0), Kind: k}, {To: 0, Kind: k}}, true
		}
	}
	return nil, true
}

func typeName(t types.Type) string {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		return n.Obj().Name()
	}
	return ""
}

type libraryKey struct{ pkg, recv, name string }

type copyRule uint8

const (
	allToResult   copyRule = iota + 1 // every argument shows in the result
	firstToResult                     // the first argument or the receiver does; the others are patterns and widths
	firstToBoth                       // it shows in both results (strings.Cut)
	restToFirst                       // the arguments are written to the receiver or first argument
	putAndTake                        // the last argument is written to the first, and what was there comes back
)

// copying lists the library functions that hand values on. Functions that
// digest, measure or compare are left out on purpose.
var copying = func() map[libraryKey]copyRule {
	m := make(map[libraryKey]copyRule)
	add := func(rule copyRule, pkg, recv, names string) {
		for n := range strings.FieldsSeq(names) {
			m[libraryKey{pkg, recv, n}] = rule
		}
	}
	// Text that is cut, trimmed or put together is still that text.
	add(firstToResult, "strings", "", "Clone Trim TrimSpace TrimLeft TrimRight TrimPrefix TrimSuffix TrimFunc ToLower ToUpper Title "+
		"Split SplitN SplitAfter Fields FieldsFunc SplitSeq FieldsSeq Repeat CutPrefix CutSuffix ToValidUTF8")
	add(firstToBoth, "strings", "", "Cut")
	add(allToResult, "strings", "", "Join Replace ReplaceAll NewReader Concat")
	add(restToFirst, "strings", "Builder", "WriteString Write")
	add(firstToResult, "strings", "Builder", "String")
	add(firstToResult, "bytes", "", "Clone Trim TrimSpace TrimPrefix TrimSuffix ToLower ToUpper Split Fields NewReader NewBuffer NewBufferString")
	add(allToResult, "bytes", "", "Join Replace ReplaceAll")
	add(restToFirst, "bytes", "Buffer", "WriteString Write")
	add(firstToResult, "bytes", "Buffer", "String Bytes")
	add(allToResult, "fmt", "", "Sprint Sprintf Sprintln Append Appendf Appendln")
	add(firstToResult, "strconv", "", "Itoa FormatInt FormatUint FormatFloat Quote Unquote AppendQuote")
	add(allToResult, "path", "", "Join Clean Base Dir")
	add(allToResult, "path/filepath", "", "Join Clean Base Dir FromSlash ToSlash Abs")
	add(allToResult, "net/url", "", "PathEscape QueryEscape PathUnescape QueryUnescape JoinPath")
	add(firstToResult, "encoding/base64", "Encoding", "AppendEncode AppendDecode")
	add(allToResult, "encoding/base64", "Encoding", "EncodeToString DecodeString")
	add(allToResult, "encoding/hex", "", "EncodeToString DecodeString")
	// Collections are the values in them.
	add(firstToResult, "slices", "", "Clone Max Min MaxFunc MinFunc Collect Sorted SortedFunc Values Reverse Compact Clip Grow Delete Backward All")
	add(firstToResult, "iter", "", "Pull Pull2") // next returns what is yielded
	add(allToResult, "slices", "", "Concat Insert AppendSeq")
	add(firstToResult, "maps", "", "Clone Values Collect All")
	add(allToResult, "cmp", "", "Or")
	add(restToFirst, "maps", "", "Copy")
	// Rounding keeps the unit.
	add(allToResult, "math", "", "Ceil Floor Round RoundToEven Trunc Max Min Abs")
	add(firstToBoth, "math", "", "Modf")
	// Cells of sync and sync/atomic.
	for _, t := range []string{"Int32", "Int64", "Uint32", "Uint64", "Value", "Pointer"} {
		add(firstToResult, "sync/atomic", t, "Load")
		add(putAndTake, "sync/atomic", t, "Store Swap CompareAndSwap")
	}
	for _, n := range []string{"Int32", "Int64", "Uint32", "Uint64"} {
		add(firstToResult, "sync/atomic", "", "Load"+n)
		add(putAndTake, "sync/atomic", "", "Store"+n+" Swap"+n+" CompareAndSwap"+n)
	}
	add(firstToResult, "sync", "Map", "Load LoadAndDelete")
	add(putAndTake, "sync", "Map", "Store LoadOrStore Swap CompareAndSwap")
	// Pointer helpers: what p points to, or a default.
	add(allToResult, "k8s.io/utils/ptr", "", "Deref To")
	add(allToResult, "k8s.io/utils/pointer", "", "StringDeref IntDeref Int32Deref Int64Deref StringPtrDerefOr String")
	add(allToResult, "github.com/samber/lo", "", "FromPtr FromPtrOr ToPtr CoalesceOrEmpty")
	add(allToResult, "github.com/Azure/azure-sdk-for-go/sdk/azcore/to", "", "Ptr")
	add(allToResult, "github.com/Azure/go-autorest/autorest/to", "", "String StringPtr Int32 Int64 Int")
	add(allToResult, "github.com/hashicorp/go-azure-helpers/lang/pointer", "", "From FromString To ToString")
	add(allToResult, "github.com/aws/aws-sdk-go-v2/aws", "", "ToString String ToInt32 ToInt64")
	return m
}()
