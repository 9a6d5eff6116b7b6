package tables

import (
	"context"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"

	"nestedretry/tables/tries"
)

// counted is told which try it is, and sends the same each time.
func counted(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return tries.Until(3, func(int) (bool, error) {
		_, err := c.Me().Get(ctx, nil) // want `is sent again by tries.Until`
		return err != nil, err
	})
}

// indexed is told which one to send.
func indexed(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) error {
	return tries.Until(len(ids), func(i int) (bool, error) {
		_, err := c.Users().ByUserId(ids[i]).Get(ctx, nil)
		return err != nil, err
	})
}

// each goes on after success too.
func each(ctx context.Context, c *msgraphsdk.GraphServiceClient) []error {
	return tries.Each(3, func(int) error {
		_, err := c.Me().Get(ctx, nil)
		return err
	})
}

// firstOf tries other functions, each once.
func firstOf(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return tries.First(func() error {
		_, err := c.Me().Get(ctx, nil)
		return err
	}, func() error {
		_, err := c.Users().Get(ctx, nil)
		return err
	})
}
