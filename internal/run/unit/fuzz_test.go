package unit

import (
	"bytes"
	"encoding/binary"
	"go/types"
	"hash/crc32"
	"testing"

	"golang.org/x/tools/go/analysis"
)

// A file of facts may be of another tool, of another version or cut short.
// Reading it does not fail, and what is read can be asked for and written.
func FuzzDecodeFacts(f *testing.F) {
	facts := []Fact{
		{Pkg: "example.com/a", Object: "F", Value: &fuzzed{Names: []string{"x"}, Sub: &fuzzed{}}},
		{Pkg: "example.com/a", Object: "T.M0", Travels: true, Value: &fuzzed{}},
		{Pkg: "example.com/a", Value: &fuzzed{N: 3}},
	}
	data, err := EncodeFacts(facts)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data[len(magic)+4:], true)
	f.Add(data, false)
	f.Add([]byte(magic), false)
	f.Add([]byte("go object linux amd64"), false)
	for n := 1; n < len(data); n *= 2 {
		f.Add(data[:n], false)
		if n > len(magic)+4 {
			f.Add(data[len(magic)+4:n], true)
		}
	}
	known := FactTypesOf([]*analysis.Analyzer{{Name: "x", FactTypes: []analysis.Fact{new(fuzzed)}}})
	pkg := types.NewPackage("example.com/a", "a")
	f.Fuzz(func(t *testing.T, data []byte, sum bool) {
		if sum {
			// Past the check of the sum, to what it keeps from the decoder.
			head := binary.LittleEndian.AppendUint32([]byte(magic), crc32.ChecksumIEEE(data))
			data = append(head, data...)
		}
		got := DecodeFacts(data, known)
		fs := NewFacts(types.NewPackage("example.com/b", "b"), got, func(path string) *types.Package {
			if path == pkg.Path() {
				return pkg
			}
			return nil
		})
		fs.Export()
		first, err := EncodeFacts(got)
		if err != nil {
			t.Fatal(err)
		}
		if second, _ := EncodeFacts(DecodeFacts(first, known)); !bytes.Equal(first, second) {
			t.Error("facts change on the way")
		}
	})
}

type fuzzed struct {
	N     int
	Names []string
	Sub   *fuzzed
}

func (*fuzzed) AFact() {}
