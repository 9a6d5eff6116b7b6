// Package primitive is a stand-in for go.mongodb.org/mongo-driver/bson/primitive: some of its
// declarations, for the analyzers' tests.
package primitive

type E struct {
	Key   string
	Value interface{}
}

type D []E

type M map[string]interface{}

type A []interface{}
