package unit

import (
	"bytes"
	"encoding/binary"
	"encoding/gob"
	"fmt"
	"hash/crc32"
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// magic begins every file of facts. Its last word is the version of the
// format; a file of another version holds no facts for us.
const magic = "graphlint facts 1\n"

// A group is the head of the facts of one type in a file of facts. Values
// follow the heads as one slice for each group. Writing them by type, and not
// as interface values, needs no gob.Register, describes each type to the
// reader once, and lets a reader skip types it does not know.
type group struct {
	Type string
	Keys []groupKey
}

type groupKey struct {
	Pkg     string
	Object  objectpath.Path
	Travels bool
}

// EncodeFacts returns the bytes that carry facts from one process to another.
// Equal facts give equal bytes.
func EncodeFacts(facts []Fact) ([]byte, error) {
	if len(facts) == 0 {
		return []byte(magic), nil
	}
	var heads []group
	var values []reflect.Value
	index := make(map[string]int)
	for _, f := range facts {
		typ := reflect.TypeOf(f.Value)
		name := typeName(typ)
		i, ok := index[name]
		if !ok {
			i = len(heads)
			index[name] = i
			heads = append(heads, group{Type: name})
			values = append(values, reflect.MakeSlice(reflect.SliceOf(typ.Elem()), 0, 1))
		}
		heads[i].Keys = append(heads[i].Keys, groupKey{f.Pkg, f.Object, f.Travels})
		values[i] = reflect.Append(values[i], reflect.ValueOf(f.Value).Elem())
	}

	var body bytes.Buffer
	enc := gob.NewEncoder(&body)
	if err := enc.Encode(heads); err != nil {
		return nil, err
	}
	for i, v := range values {
		if err := enc.EncodeValue(v); err != nil {
			return nil, fmt.Errorf("cannot encode facts of type %s: %v", heads[i].Type, err)
		}
	}
	out := append([]byte(magic), make([]byte, 4)...)
	binary.LittleEndian.PutUint32(out[len(magic):], crc32.ChecksumIEEE(body.Bytes()))
	return append(out, body.Bytes()...), nil
}

// DecodeFacts returns the facts in data whose types are among known. A file of
// another tool or version, or one cut short, holds no facts: silence is what a
// missing fact asks for.
func DecodeFacts(data []byte, known FactTypes) []Fact {
	body, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok || len(body) < 4 {
		return nil
	}
	sum, body := binary.LittleEndian.Uint32(body), body[4:]
	if crc32.ChecksumIEEE(body) != sum {
		return nil
	}
	dec := gob.NewDecoder(bytes.NewReader(body))
	var heads []group
	if dec.Decode(&heads) != nil {
		return nil
	}
	var facts []Fact
	for _, h := range heads {
		typ, ok := known[h.Type]
		if !ok {
			if dec.DecodeValue(reflect.Value{}) != nil { // skip the group
				return facts
			}
			continue
		}
		slice := reflect.New(reflect.SliceOf(typ.Elem()))
		// A type whose fields have changed since is no longer the same fact.
		if dec.DecodeValue(slice) != nil || slice.Elem().Len() != len(h.Keys) {
			return facts
		}
		for i, k := range h.Keys {
			facts = append(facts, Fact{
				Pkg:     k.Pkg,
				Object:  k.Object,
				Travels: k.Travels,
				Value:   slice.Elem().Index(i).Addr().Interface().(analysis.Fact),
			})
		}
	}
	return facts
}

// HasFacts reports whether a file of facts of the given size can hold any.
func HasFacts(size int64) bool { return size > int64(len(magic)) }

// FactTypes maps the name of each fact type to the type.
type FactTypes map[string]reflect.Type

// FactTypesOf returns the types of the facts of analyzers and of all that they
// require.
func FactTypesOf(analyzers []*analysis.Analyzer) FactTypes {
	types := make(FactTypes)
	for _, a := range Closure(analyzers) {
		for _, f := range a.FactTypes {
			t := reflect.TypeOf(f)
			types[typeName(t)] = t
		}
	}
	return types
}

// typeName names a fact's type by its package path, which tells apart types
// that fmt's %T does not.
func typeName(t reflect.Type) string { return t.Elem().PkgPath() + "." + t.Elem().Name() }
