// Package documents keeps mail in MongoDB.
package documents

import (
	"context"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

func faultPair(ctx context.Context, c *mongo.Collection, m models.Messageable) error {
	return c.FindOne(ctx, bson.D{{Key: "mail", Value: *m.GetId()}}).Err() // want `the id of message m is a key of a document`
}

func faultFilterMap(ctx context.Context, c *mongo.Collection, m models.Messageable) (int64, error) {
	filter := bson.M{"mail": *m.GetId()} // want `the id of message m is a key of a document`
	return c.CountDocuments(ctx, filter)
}

func faultPrimary(ctx context.Context, c *mongo.Collection, m models.Messageable) error {
	_, err := c.InsertOne(ctx, bson.D{
		{Key: "_id", Value: *m.GetId()}, // want `the id of message m is a key of a document`
		{Key: "from", Value: *m.GetSubject()},
	})
	return err
}

// Silent: looked up by the stable identifier, and the id is a value.
func stable(ctx context.Context, c *mongo.Collection, m models.Messageable) error {
	_, err := c.UpdateOne(ctx, bson.D{{Key: "_id", Value: *m.GetInternetMessageId()}}, bson.M{"$set": bson.M{"graph": *m.GetId()}})
	return err
}

// Silent: what is not found is not deleted.
func drop(ctx context.Context, c *mongo.Collection, m models.Messageable) error {
	_, err := c.DeleteOne(ctx, bson.M{"mail": *m.GetId()})
	return err
}

// Silent: a value beside another key.
func beside(ctx context.Context, c *mongo.Collection, m models.Messageable) error {
	_, err := c.InsertOne(ctx, bson.D{{Key: "_id", Value: *m.GetInternetMessageId()}, {Key: "graph", Value: *m.GetId()}})
	return err
}

// Silent: a chat message keeps its id.
func chat(ctx context.Context, c *mongo.Collection, m models.ChatMessageable) error {
	return c.FindOne(ctx, bson.D{{Key: "mail", Value: *m.GetId()}}).Err()
}

// Asked for with an operator, and with a filter that grows.
func many(ctx context.Context, c *mongo.Collection, list []models.Messageable, m models.Messageable) error {
	var ids []string
	for _, m := range list {
		ids = append(ids, *m.GetId())
	}
	if _, err := c.Find(ctx, bson.M{"_id": bson.M{"$in": ids}}); err != nil { // want `is a key of a document`
		return err
	}
	filter := bson.D{{Key: "state", Value: "open"}}
	filter = append(filter, bson.E{Key: "mail", Value: *m.GetId()}) // want `is a key of a document`
	_, err := c.CountDocuments(ctx, filter)
	return err
}

// Silent: a set of ids under another key, and a list that is no filter.
func grown(ctx context.Context, c *mongo.Collection, list []models.Messageable, m models.Messageable) error {
	var ids []string
	for _, m := range list {
		ids = append(ids, *m.GetId())
	}
	doc := bson.D{{Key: "_id", Value: "last run"}}
	doc = append(doc, bson.E{Key: "mails", Value: ids})
	_, err := c.InsertOne(ctx, doc)
	if err != nil {
		return err
	}
	_, err = c.UpdateOne(ctx, bson.M{"_id": "last run"}, bson.M{"$addToSet": bson.M{"mails": bson.M{"$each": ids}}})
	return err
}
