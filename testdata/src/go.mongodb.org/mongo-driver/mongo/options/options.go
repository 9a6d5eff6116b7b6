// Package options is a stand-in for go.mongodb.org/mongo-driver/mongo/options: some of its
// declarations, for the analyzers' tests.
package options

type FindOneOptions struct{}

type CountOptions struct{}

type UpdateOptions struct{}

type InsertOneOptions struct{}

type DeleteOptions struct{}

type FindOptions struct{}
