// Package queries asks again with another query, or with the same one.
package queries

import (
	"context"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

type query = users.ItemMessagesRequestBuilderGetQueryParameters

// quietSimplerFilter changes the query that the configuration points to.
func quietSimplerFilter(ctx context.Context, c *msgraphsdk.GraphServiceClient, full, short string) (models.MessageCollectionResponseable, error) {
	cfg := &users.ItemMessagesRequestBuilderGetRequestConfiguration{QueryParameters: &query{Filter: &full}}
	page, err := c.Me().Messages().Get(ctx, cfg)
	if err != nil {
		cfg.QueryParameters.Filter = &short
		page, err = c.Me().Messages().Get(ctx, cfg)
	}
	return page, err
}

// quietNoQuery drops the query.
func quietNoQuery(ctx context.Context, c *msgraphsdk.GraphServiceClient, full string) (models.MessageCollectionResponseable, error) {
	cfg := &users.ItemMessagesRequestBuilderGetRequestConfiguration{QueryParameters: &query{Filter: &full}}
	page, err := c.Me().Messages().Get(ctx, cfg)
	if err != nil {
		cfg.QueryParameters = nil
		page, err = c.Me().Messages().Get(ctx, cfg)
	}
	return page, err
}

// quietSearchInstead changes the query by its own name.
func quietSearchInstead(ctx context.Context, c *msgraphsdk.GraphServiceClient, full, words string) (models.MessageCollectionResponseable, error) {
	q := &query{Filter: &full}
	cfg := &users.ItemMessagesRequestBuilderGetRequestConfiguration{QueryParameters: q}
	page, err := c.Me().Messages().Get(ctx, cfg)
	if err != nil {
		q.Search, q.Filter = &words, nil
		page, err = c.Me().Messages().Get(ctx, cfg)
	}
	return page, err
}

// sameQuery sets it once, before the first try.
func sameQuery(ctx context.Context, c *msgraphsdk.GraphServiceClient, full string) (models.MessageCollectionResponseable, error) {
	cfg := &users.ItemMessagesRequestBuilderGetRequestConfiguration{QueryParameters: &query{}}
	cfg.QueryParameters.Filter = &full
	page, err := c.Me().Messages().Get(ctx, cfg)
	if err != nil {
		page, err = c.Me().Messages().Get(ctx, cfg) // want `is sent again by a second call`
	}
	return page, err
}

// sameEachTurn sets the same on each turn.
func sameEachTurn(ctx context.Context, c *msgraphsdk.GraphServiceClient, full string) (page models.MessageCollectionResponseable, err error) {
	cfg := &users.ItemMessagesRequestBuilderGetRequestConfiguration{QueryParameters: &query{}}
	for range 3 {
		cfg.QueryParameters.Filter = &full
		page, err = c.Me().Messages().Get(ctx, cfg) // want `is sent again by the loop`
		if err == nil {
			return page, nil
		}
	}
	return nil, err
}
