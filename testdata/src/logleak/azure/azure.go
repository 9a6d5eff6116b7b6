// Package azure asks Graph by a pipeline of azcore.
package azure

import (
	"context"
	"log/slog"
	"net/http"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime"
)

const home = "https://graph.microsoft.com/v1.0"

type client struct {
	pl    runtime.Pipeline
	token string
}

func (c *client) faultURL(ctx context.Context, group string) error {
	req, err := runtime.NewRequest(ctx, http.MethodGet, runtime.JoinPaths(home, "groups", group))
	if err != nil {
		return err
	}
	slog.Debug("ask", "url", req.Raw().URL) // want `slog.Debug writes a full Graph URL`
	slog.Debug("ask", "path", req.Raw().URL.Path)
	slog.Debug("ask", "headers", req.Raw().Header) // nothing is signed yet
	resp, err := c.pl.Do(req)
	if err != nil {
		return err
	}
	slog.Debug("asked", "sent", resp.Request.Header) // want `slog.Debug writes headers with Authorization`
	slog.Debug("asked", "got", resp.Header)
	return nil
}

func (c *client) faultSigned(ctx context.Context) error {
	req, err := runtime.NewRequest(ctx, http.MethodGet, home+"/organization")
	if err != nil {
		return err
	}
	slog.Debug("unsigned", "headers", req.Raw().Header)
	req.Raw().Header.Set("Authorization", "Bearer "+c.token)
	slog.Debug("signed", "headers", req.Raw().Header) // want `slog.Debug writes headers with Authorization`
	_, err = c.pl.Do(req)
	return err
}

// tracer is a step of the pipeline.
type tracer struct{}

func (tracer) Do(req *policy.Request) (*http.Response, error) {
	slog.Info("out", "url", req.Raw().URL.String()) // want `slog.Info writes a full Graph URL`
	slog.Info("out", "method", req.Raw().Method, "path", req.Raw().URL.Path)
	resp, err := req.Next()
	if err == nil {
		slog.Info("in", "sent", resp.Request.Header) // want `slog.Info writes headers with Authorization`
		slog.Info("in", "status", resp.StatusCode)
	}
	return resp, err
}

func open() *client {
	return &client{pl: runtime.NewPipeline("reader", "v1", runtime.PipelineOptions{PerCall: []policy.Policy{tracer{}}}, nil)}
}
