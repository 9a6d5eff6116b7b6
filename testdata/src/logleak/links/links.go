// Package links: other loggers, other services.
package links

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"path"
	"strings"

	"logleak/helpers"

	"github.com/go-logr/logr"
	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/terraform-plugin-log/tflog"
	"github.com/microsoft/kiota-abstractions-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	graphcore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
	"go.uber.org/zap"
)

var endpoint = "https://graph.microsoft.com/beta"

func build(user, filter string) string {
	return fmt.Sprintf("%s/users/%s/messages?$filter=%s", endpoint, url.PathEscape(user), url.QueryEscape(filter))
}

func Build(l logr.Logger, user, filter string) {
	l.Info("calling", "url", build(user, filter))      // want "writes a full Graph URL to the log"
	l.WithValues("url", build(user, filter)).Info("x") // want "writes a full Graph URL to the log"
	l.Info("calling", "base", endpoint)
	l.Info("calling", "user", user)
	u, _ := url.Parse(endpoint)
	u.Path = path.Join(u.Path, "users", user)
	l.Info("calling", "url", u.String()) // want "writes a full Graph URL to the log"
	l.Info("calling", "path", u.Path)
	v := &url.URL{Scheme: "https", Host: "graph.microsoft.com", Path: "/v1.0/users/" + user}
	l.V(1).Info("calling", "url", v) // want "writes a full Graph URL to the log"
	w := url.URL{Scheme: "https", Host: "graph.microsoft.com", Path: "/v1.0/me"}
	l.V(1).Info("calling", "url", w.String())
	x, _ := url.JoinPath(endpoint, "users", user)
	l.Info("calling", "url", x) // want "writes a full Graph URL to the log"
	y, _ := url.JoinPath(endpoint, "me", "messages")
	l.Info("calling", "url", y)
	err := fmt.Errorf("GET %s: failed", build(user, filter))
	l.Error(err, "failed")
}

func Billing(ctx context.Context, key string) error {
	u := "https://billing.example.com/v1/invoices?user=" + key
	req, err := http.NewRequestWithContext(ctx, "GET", u, nil)
	if err != nil {
		return err
	}
	req.Header.Set("X-Key", key)
	log.Println(req.URL, req.Header)
	return nil
}

func SDK(ctx context.Context, c *msgraphsdk.GraphServiceClient, l hclog.Logger) error {
	res, err := c.Users().ByUserId("x").Messages().Get(ctx, nil)
	if err != nil {
		return err
	}
	it, err := graphcore.NewPageIterator[models.Messageable](res, c.GetAdapter(), models.CreateMessageCollectionResponseFromDiscriminatorValue)
	if err != nil {
		return err
	}
	if n := it.GetOdataNextLink(); n != nil {
		l.Debug("next", "link", *n) // want "writes the link of the next page to the log"
		l.Debug("next", "known", true)
	}
	next := deref(res.GetOdataNextLink())
	l.Debug("next", "link", next)                                // want "writes the link of the next page to the log"
	l.Debug("next", "link", helpers.Val(res.GetOdataNextLink())) // want "writes the link of the next page to the log"
	l.Debug("next", "more", next != "")
	tflog.Debug(ctx, "next", map[string]any{"link": next}) // want "writes the link of the next page to the log"
	ctx = tflog.SetField(ctx, "link", next)                // want "writes the link of the next page to the log"
	tflog.Debug(ctx, "next", map[string]any{"more": next != ""})
	extra := map[string]interface{}{"n": 1}
	extra["link"] = next
	tflog.Trace(ctx, "next", extra) // want "writes the link of the next page to the log"
	b := users.NewItemMessagesRequestBuilder(next, c.GetAdapter())
	_ = b
	helpers.Log.Info("next", "link", next) // want "writes the link of the next page to the log"
	helpers.Debug("next %s", next)         // want "writes the link of the next page to the log"
	helpers.Debug("next %t", next != "")
	helpers.LogReq(res)
	helpers.Safe("next", next)
	return nil
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

func Info(ctx context.Context, c *msgraphsdk.GraphServiceClient, l *zap.SugaredLogger) error {
	info, err := c.Me().Messages().ToGetRequestInformation(ctx, nil)
	if err != nil {
		return err
	}
	l.Infof("%v", info)
	l.Infof("%+v", info.Headers)
	l.Infof("%v", info.Method)
	info2 := abstractions.NewRequestInformationWithMethodAndUrlTemplateAndPathParameters(abstractions.GET, "{+baseurl}/me", map[string]string{"baseurl": "x"})
	u, err := info2.GetUri()
	if err != nil {
		return err
	}
	l.Infof("%v", u) // want "writes the URL of a request to Graph to the log"
	l.Infof("%v", u.Path)
	req, err := c.GetAdapter().ConvertToNativeRequest(ctx, info)
	if err != nil {
		return err
	}
	r := req.(*http.Request)
	l.Debugw("req", "auth", r.Header.Get("Authorization")) // want "writes an Authorization header to the log"
	l.Debugw("req", "auth", strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ") != "")
	l.Infof("%+v", info.Headers.Get("Authorization")) // want "writes the Authorization header to the log"
	return nil
}
