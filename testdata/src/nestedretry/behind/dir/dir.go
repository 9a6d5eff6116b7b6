// Package dir sends requests.
package dir

import (
	"context"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

// Dir is the directory.
type Dir struct {
	C *msgraphsdk.GraphServiceClient
}

// Drop deletes.
func (d *Dir) Drop(ctx context.Context, id string) error {
	return d.C.Users().ByUserId(id).Delete(ctx, nil)
}
