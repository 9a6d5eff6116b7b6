// Package mongo is a stand-in for go.mongodb.org/mongo-driver/mongo: some of its
// declarations, with empty bodies, for the analyzers' tests.
package mongo

import (
	"context"

	"go.mongodb.org/mongo-driver/mongo/options"
)

type Collection struct{}

type SingleResult struct{}

func (sr *SingleResult) Err() error                 { return nil }
func (sr *SingleResult) Decode(v interface{}) error { return nil }

type UpdateResult struct{ MatchedCount int64 }

type InsertOneResult struct{ InsertedID interface{} }

type DeleteResult struct{ DeletedCount int64 }

func (coll *Collection) FindOne(ctx context.Context, filter interface{}, opts ...*options.FindOneOptions) *SingleResult {
	return nil
}

func (coll *Collection) Find(ctx context.Context, filter interface{}, opts ...*options.FindOptions) (cur *Cursor, err error) {
	return nil, nil
}

func (coll *Collection) CountDocuments(ctx context.Context, filter interface{}, opts ...*options.CountOptions) (int64, error) {
	return 0, nil
}

func (coll *Collection) UpdateOne(ctx context.Context, filter interface{}, update interface{}, opts ...*options.UpdateOptions) (*UpdateResult, error) {
	return nil, nil
}

func (coll *Collection) InsertOne(ctx context.Context, document interface{}, opts ...*options.InsertOneOptions) (*InsertOneResult, error) {
	return nil, nil
}

func (coll *Collection) DeleteOne(ctx context.Context, filter interface{}, opts ...*options.DeleteOptions) (*DeleteResult, error) {
	return nil, nil
}

type Cursor struct{}
