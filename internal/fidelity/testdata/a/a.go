package a

import (
	"context"
	alias "net/http"
)

func SameFunc(ctx context.Context, req *alias.Request) {}
func Results() error                                   { return nil }
func Params(a int, b string)                           {}
func Variadic(a ...int)                                {}

type SameStruct struct {
	SameField *alias.Client
	Field     int
	Tagged    string `json:"a"`
	Gone      bool
}

func (s *SameStruct) SameMethod(a, b string) error { return nil }
func (s *SameStruct) Receiver()                    {}

type SameInterface interface {
	SameCall(a string) (int, error)
	Call() int
}

type Map map[string]alias.Client

type Alias = Map

type SameMode int

const (
	SameFirst SameMode = iota
	SameSecond
	Third
)

var SameVar = 1
