// Package tries hands what sends a batch to a helper of another package.
package tries

import (
	"context"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	msgraphcore "github.com/microsoftgraph/msgraph-sdk-go-core"

	"batchenvelope/cross/client"
	"batchenvelope/cross/model"
	"batchenvelope/tries/again"
	"batchenvelope/tries/port"
)

func faultTried(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (int, error) {
	res, err := again.Do(ctx, 3, func(ctx context.Context) (msgraphcore.BatchResponse, error) {
		return br.Send(ctx, ad) // want `nothing looks at the answers inside this`
	})
	if err != nil {
		return 0, err
	}
	return len(res.GetResponses()), nil
}

func faultForgotten(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	return again.Forget(ctx, func() (msgraphcore.BatchResponse, error) {
		return br.Send(ctx, ad) // want `nothing looks at the answers inside this`
	})
}

// Silent: what comes out of the helper is looked at.
func triedJudged(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (map[string]int32, error) {
	res, err := again.Do(ctx, 3, func(ctx context.Context) (msgraphcore.BatchResponse, error) {
		return br.Send(ctx, ad)
	})
	if err != nil {
		return nil, err
	}
	return res.GetFailedResponses(), nil
}

// Silent: what the helper does is not known.
func triedUnknown(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, do func(func() (msgraphcore.BatchResponse, error)) error) error {
	return do(func() (msgraphcore.BatchResponse, error) { return br.Send(ctx, ad) })
}

// The client is behind an interface that another package fills.
func faultPort(ctx context.Context, p port.Batcher, in any) (mails []string) {
	set, err := p.Batch(ctx, in) // want `no status inside set, the answers to the \$batch sent at client.go:22`
	if err != nil {
		return nil
	}
	return set.Mails()
}

// Silent: its answers are looked at.
func portJudged(ctx context.Context, p port.Batcher, in any) ([]string, error) {
	var set model.Set
	err := p.Into(ctx, in, &set)
	return set.Throttled(), err
}

var _ = client.New
