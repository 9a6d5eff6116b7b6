package retry

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// nextNames are methods, and functions, by which a list is worked through
// without an index: names, as there is no type that queues share.
var nextNames = map[string]string{
	"Next": "iterators", "Pop": "heaps, stacks", "PopFront": "deques", "PopBack": "deques", "LPop": "redis", "RPop": "redis",
	"BLPop": "redis", "BRPop": "redis", "Dequeue": "queues", "Shift": "queues", "Recv": "streams", "Receive": "brokers",
	"ReceiveMessage": "SQS", "ReceiveMessages": "Service Bus", "ReadMessage": "kafka-go", "FetchMessage": "kafka-go",
	"Text": "bufio.Scanner", "Bytes": "bufio.Scanner", "ReadString": "bufio.Reader", "ReadLine": "bufio.Reader",
	"ReadBytes": "bufio.Reader", "Read": "csv.Reader", "Scan": "sql.Rows, fmt", "Token": "json.Decoder", "Decode": "json.Decoder",
	"Unmarshal": "encodings", "Poll": "brokers", "Key": "iterators", "Value": "iterators",
}

// takesNext reports whether a call yields another thing each time.
func takesNext(c *ssa.CallCommon) bool {
	fn := calledFunc(c)
	if fn == nil {
		return false
	}
	if nextNames[fn.Name()] == "" {
		return hands(fn)
	}
	if fn.Name() == "Value" || fn.Name() == "Key" || fn.Name() == "Bytes" || fn.Name() == "Text" {
		// of a scanner or an iterator, not of a map or a buffer
		r := fn.Signature().Recv()
		return r != nil && iterates(r.Type())
	}
	return true
}

// handsOut are the words that the names of methods begin with which hand out the
// next piece of work, as in ClaimJob or TakeNext.
var handsOut = []string{"Claim", "Lease", "Take", "Reserve", "Pull", "Pop", "Dequeue", "Next", "Pick", "Grab", "Receive"}

// hands reports whether a method hands out the next piece of work: by its name,
// or because it takes nothing and says whether there was one.
func hands(fn *types.Func) bool {
	sig := fn.Signature()
	if sig.Recv() == nil {
		return false
	}
	for v := range sig.Params().Variables() {
		if !isContext(v.Type()) {
			return false
		}
	}
	res := sig.Results()
	if res.Len() < 2 {
		return false
	}
	switch res.At(0).Type().Underlying().(type) {
	case *types.Struct, *types.Pointer, *types.Slice, *types.Interface:
	default:
		return false // a token
	}
	if isBool(res.At(1).Type()) {
		return true
	}
	return slices.ContainsFunc(handsOut, func(w string) bool {
		rest, ok := strings.CutPrefix(strings.ToUpper(fn.Name()[:1])+fn.Name()[1:], w)
		return ok && (rest == "" || rest[0] < 'a' || rest[0] > 'z')
	})
}

// iterates reports whether a type has a method Next or Scan.
func iterates(t types.Type) bool {
	for _, name := range []string{"Next", "Scan"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name); obj != nil {
			return true
		}
	}
	return false
}

func isTesting(t types.Type) bool { return isNamed(t, "testing", "T") }
