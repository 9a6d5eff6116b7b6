package b

import (
	i1 "context"
	"net/http"
)

func SameFunc(c i1.Context, r *http.Request) {}
func Results() (int, error)                  { return 0, nil }
func Params(a, b string)                     {}
func Variadic(a []int)                       {}

type SameStruct struct {
	SameField *http.Client
	Field     int64
	Tagged    string `json:"b"`
}

func (m *SameStruct) SameMethod(x string, y string) error { return nil }
func (m SameStruct) Receiver()                            {}

type SameInterface interface {
	SameCall(string) (int, error)
	Call() string
}

type Map map[string]http.Request

type Alias Map

type SameMode int

const (
	SameFirst SameMode = iota
	SameSecond
	_
	Third
)

var SameVar = 2
