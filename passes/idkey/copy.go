package idkey

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A digest of an id that changes changes too: unlike a secret, an id is not
// cleaned by being hashed. Nor is it by being made fit for a file's name.

type copyKey struct{ pkg, recv, name string }

type way uint8

const (
	firstToResult  way = iota + 1 // argument 0, or 1 after a receiver that is a pattern
	secondToResult                // argument 1 shows in the result
	restToFirst                   // the arguments are written to the receiver or first argument
	recvToResult                  // the receiver shows in the result
)

var copies = func() map[copyKey]way {
	m := make(map[copyKey]way)
	add := func(w way, pkg, recv, names string) {
		for n := range strings.FieldsSeq(names) {
			m[copyKey{pkg, recv, n}] = w
		}
	}
	// Digests.
	add(firstToResult, "crypto/sha256", "", "Sum256 Sum224")
	add(firstToResult, "crypto/sha512", "", "Sum512 Sum384 Sum512_256 Sum512_224")
	add(firstToResult, "crypto/sha1", "", "Sum")
	add(firstToResult, "crypto/md5", "", "Sum")
	add(firstToResult, "hash/crc32", "", "ChecksumIEEE Checksum")
	add(firstToResult, "hash/crc64", "", "Checksum")
	add(firstToResult, "hash/adler32", "", "Checksum")
	add(secondToResult, "hash/maphash", "", "String Bytes")
	add(restToFirst, "hash/maphash", "Hash", "Write WriteString")
	add(recvToResult, "hash/maphash", "Hash", "Sum Sum64")
	add(firstToResult, "golang.org/x/crypto/blake2b", "", "Sum256 Sum384 Sum512")
	add(firstToResult, "github.com/cespare/xxhash", "", "Sum64 Sum64String")
	add(firstToResult, "github.com/zeebo/xxh3", "", "Hash HashString Hash128 HashString128")
	add(secondToResult, "github.com/google/uuid", "", "NewSHA1 NewMD5")
	add(recvToResult, "github.com/google/uuid", "UUID", "String")
	for _, t := range []string{"Hash", "Hash32", "Hash64", "Writer"} {
		for _, p := range []string{"hash", "io"} {
			add(restToFirst, p, t, "Write WriteString")
		}
		add(recvToResult, "hash", t, "Sum Sum32 Sum64")
	}
	add(secondToResult, "database/sql", "", "Named")
	add(restToFirst, "io", "", "WriteString")
	add(restToFirst, "fmt", "", "Fprint Fprintf Fprintln")
	// Texts made fit for names of files and keys.
	add(secondToResult, "strings", "", "Map")
	add(secondToResult, "strings", "Replacer", "Replace")
	add(secondToResult, "regexp", "Regexp", "ReplaceAllString ReplaceAllLiteralString ReplaceAllStringFunc ReplaceAll FindString")
	add(restToFirst, "strings", "Builder", "WriteRune WriteByte")
	add(restToFirst, "bytes", "Buffer", "WriteRune WriteByte")
	add(firstToResult, "encoding/base32", "Encoding", "EncodeToString")
	add(secondToResult, "encoding/base32", "Encoding", "EncodeToString")
	return m
}()

// call says where a label goes in a call that is not followed by its body.
func (c *checker) call(call ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if callee == nil || callee.Pkg() == nil {
		return nil, false
	}
	if outs, ok := itemID(callee, arg, k); ok {
		return outs, true
	}
	f := graph.ID(callee)
	switch copies[copyKey{strings.TrimSuffix(f.Pkg, "/v2"), f.Recv, f.Name}] {
	case firstToResult:
		if arg == 0 {
			return flow.To(0, k), true
		}
	case secondToResult:
		if arg == 1 {
			return flow.To(0, k), true
		}
	case restToFirst:
		if arg > 0 {
			return []flow.Out{{To: flow.Arg(0), Kind: k}}, true
		}
	case recvToResult:
		if arg == 0 {
			return flow.To(0, k), true
		}
	default:
		return nil, false
	}
	return nil, true
}

// step keeps the label on the characters of an id, which are written one by
// one to make a name of it, and on what is computed in a digest.
func step(in ssa.Instruction, x ssa.Value, k, def flow.Kind) flow.Kind {
	switch in := in.(type) {
	case *ssa.Extract:
		if next, ok := in.Tuple.(*ssa.Next); ok && next.IsString && in.Index == 2 {
			return k
		}
	case *ssa.Store:
		if isKeyField(in) {
			return 0 // reported there, and not again where the field is used
		}
	case *ssa.Convert:
		return k // string(r) of a character of the id
	}
	return def
}
