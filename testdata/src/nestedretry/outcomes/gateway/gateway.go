// Package gateway hides the SDK behind results of its own.
package gateway

import (
	"context"
	"errors"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

// ErrBusy says that the service asked for patience.
var ErrBusy = errors.New("busy")

// ErrMissing says that there is no such thing.
var ErrMissing = errors.New("missing")

// Failure is an answer that is no success.
type Failure struct{ Status int }

func (f *Failure) Error() string { return "graph failed" }

// Transient reports whether it may pass.
func (f *Failure) Transient() bool { return f.Status == 429 || f.Status == 502 }

// Gateway reads users.
type Gateway struct {
	c *msgraphsdk.GraphServiceClient
}

// Status returns the status beside the user.
func (g *Gateway) Status(ctx context.Context, id string) (models.Userable, int, error) {
	u, err := g.c.Users().ByUserId(id).Get(ctx, nil)
	if err == nil {
		return u, 200, nil
	}
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return nil, oe.ResponseStatusCode, nil
	}
	return nil, 0, err
}

// User returns errors of this package.
func (g *Gateway) User(ctx context.Context, id string) (models.Userable, error) {
	u, err := g.c.Users().ByUserId(id).Get(ctx, nil)
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		switch oe.ResponseStatusCode {
		case 429, 503:
			return nil, ErrBusy
		case 404:
			return nil, ErrMissing
		}
	}
	return u, err
}

// Typed returns a type of this package.
func (g *Gateway) Typed(ctx context.Context, id string) (models.Userable, error) {
	u, err := g.c.Users().ByUserId(id).Get(ctx, nil)
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return nil, &Failure{Status: oe.ResponseStatusCode}
	}
	return u, err
}

// There reports whether the user can be read.
func (g *Gateway) There(ctx context.Context, id string) bool {
	_, err := g.c.Users().ByUserId(id).Get(ctx, nil)
	return err == nil
}
