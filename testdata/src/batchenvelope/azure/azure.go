// Package azure sends by a pipeline of azcore.
package azure

import (
	"context"
	"errors"
	"net/http"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime"
)

const home = "https://graph.microsoft.com/beta"

type reply struct {
	Responses []struct {
		ID     string `json:"id"`
		Status int    `json:"status"`
	} `json:"responses"`
}

func faultJoined(ctx context.Context, pl runtime.Pipeline, in any) (ids []string, err error) {
	req, err := runtime.NewRequest(ctx, http.MethodPost, runtime.JoinPaths(home, "$batch"))
	if err != nil {
		return nil, err
	}
	if err := runtime.MarshalAsJSON(req, in); err != nil {
		return nil, err
	}
	resp, err := pl.Do(req) // want `no status inside resp is looked at`
	if err != nil {
		return nil, err
	}
	var out reply
	if err := runtime.UnmarshalAsJSON(resp, &out); err != nil {
		return nil, err
	}
	for _, r := range out.Responses {
		ids = append(ids, r.ID)
	}
	return ids, nil
}

func prepare(ctx context.Context, path string, in any) (*policy.Request, error) {
	req, err := runtime.NewRequest(ctx, http.MethodPost, runtime.JoinPaths(home, path))
	if err != nil {
		return nil, err
	}
	return req, runtime.MarshalAsJSON(req, in)
}

func send(pl runtime.Pipeline, req *policy.Request, out any) error {
	resp, err := pl.Do(req)
	if err != nil {
		return err
	}
	if !runtime.HasStatusCode(resp, http.StatusOK) {
		return runtime.NewResponseError(resp)
	}
	return runtime.UnmarshalAsJSON(resp, out)
}

func faultPrepared(ctx context.Context, pl runtime.Pipeline, in any) (int, error) {
	req, err := prepare(ctx, "$batch", in)
	if err != nil {
		return 0, err
	}
	var out reply
	err = send(pl, req, &out) // want `no status inside out`
	return len(out.Responses), err
}

// Silent: each status is looked at.
func looked(ctx context.Context, pl runtime.Pipeline, in any) error {
	req, err := prepare(ctx, "$batch", in)
	if err != nil {
		return err
	}
	var out reply
	if err := send(pl, req, &out); err != nil {
		return err
	}
	for _, r := range out.Responses {
		if r.Status > 299 {
			return errors.New(r.ID)
		}
	}
	return nil
}

// Silent: another endpoint, by the same functions.
func single(ctx context.Context, pl runtime.Pipeline, in any) (map[string]any, error) {
	req, err := prepare(ctx, "me/messages", in)
	if err != nil {
		return nil, err
	}
	var out map[string]any
	return out, send(pl, req, &out)
}
