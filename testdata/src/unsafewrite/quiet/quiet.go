// Package quiet repeats POSTs that may be repeated.
package quiet

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	msgraphcore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

func times(n int, fn func() error) (err error) {
	for range n {
		if err = fn(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func reads(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemGetMemberGroupsPostRequestBodyable) error {
	return times(3, func() error {
		_, err := c.Users().ByUserId("1").GetMemberGroups().PostAsGetMemberGroupsPostResponse(ctx, body, nil)
		return err
	})
}

func transaction(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	ev := newEvent(id)
	return times(3, func() error {
		_, err := c.Me().Events().Post(ctx, ev, nil)
		return err
	})
}

func newEvent(id string) models.Eventable {
	ev := models.NewEvent()
	ev.SetTransactionId(&id)
	return ev
}

type meeting struct {
	Subject       string `json:"subject"`
	TransactionID string `json:"transactionId,omitempty"`
}

func transactionInJSON(hc *http.Client, subject, id string) error {
	raw, err := json.Marshal(meeting{Subject: subject, TransactionID: id})
	if err != nil {
		return err
	}
	return times(3, func() error {
		_, err := hc.Post("https://graph.microsoft.com/v1.0/me/events", "application/json", bytes.NewReader(raw))
		return err
	})
}

func conflictBehavior(ctx context.Context, c *msgraphsdk.GraphServiceClient, drive, parent string) error {
	item := models.NewDriveItem()
	item.SetAdditionalData(map[string]any{"@microsoft.graph.conflictBehavior": "fail"})
	return times(3, func() error {
		_, err := c.Drives().ByDriveId(drive).Items().ByDriveItemId(parent).Children().Post(ctx, item, nil)
		return err
	})
}

func conflictBehaviorInText(hc *http.Client) error {
	return times(3, func() error {
		_, err := hc.Post("https://graph.microsoft.com/v1.0/me/drive/root/children", "application/json",
			strings.NewReader(`{"name": "a", "folder": {}, "@microsoft.graph.conflictBehavior": "replace"}`))
		return err
	})
}

func throttledOnly(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	for {
		err := c.Me().SendMail().Post(ctx, body, nil)
		var oe *odataerrors.ODataError
		if errors.As(err, &oe) && oe.ResponseStatusCode == 429 {
			continue
		}
		return err
	}
}

func statesAreTheSame(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return times(3, func() error {
		_, err := c.Me().RevokeSignInSessions().PostAsRevokeSignInSessionsPostResponse(ctx, nil)
		return err
	})
}

func batchOfReads(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	b := msgraphcore.NewBatchRequest(c.GetAdapter())
	info, err := c.Me().ToGetRequestInformation(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := b.AddBatchRequestStep(*info); err != nil {
		return err
	}
	return times(3, func() error {
		_, err := b.Send(ctx, c.GetAdapter())
		return err
	})
}

func batchOfUnknown(ctx context.Context, c *msgraphsdk.GraphServiceClient, b msgraphcore.BatchRequest) error {
	return times(3, func() error {
		_, err := b.Send(ctx, c.GetAdapter())
		return err
	})
}

func anotherService(hc *http.Client, body []byte) error {
	return times(3, func() error {
		_, err := hc.Post("https://hooks.example.com/alerts", "application/json", bytes.NewReader(body))
		return err
	})
}

func anAddressFromOutside(hc *http.Client, hook string, body []byte) error {
	return times(3, func() error {
		_, err := hc.Post(hook, "application/json", bytes.NewReader(body))
		return err
	})
}

func sentByAnotherGoroutine(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	return times(3, func() error {
		go c.Me().SendMail().Post(ctx, body, nil)
		return nil
	})
}

func aNewOneEachTime(ctx context.Context, c *msgraphsdk.GraphServiceClient, bodies []users.ItemSendMailPostRequestBodyable) (failed int) {
	for _, body := range bodies {
		if err := c.Me().SendMail().Post(ctx, body, nil); err != nil {
			failed++
			continue
		}
	}
	return failed
}

func madeNotSent(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	return times(3, func() error {
		_, err := c.Me().SendMail().ToPostRequestInformation(ctx, body, nil)
		return err
	})
}

func question(hc *http.Client, path string, body []byte) (err error) {
	for range 3 {
		if _, err = hc.Post("https://graph.microsoft.com/v1.0"+path, "application/json", bytes.NewReader(body)); err == nil {
			return nil
		}
	}
	return err
}

func everyCallerReads(hc *http.Client, body []byte) error {
	return errors.Join(question(hc, "/me/getMailTips", body), question(hc, "/me/findMeetingTimes", body))
}

// A token that is asked for again: where a helper knows the addresses of the
// login and of the mailbox, both stand before the path.
type cloud struct{ login, api string }

var clouds = map[string]cloud{
	"world": {"https://login.microsoftonline.com", "https://graph.microsoft.com"},
	"china": {"https://login.chinacloudapi.cn", "https://microsoftgraph.chinacloudapi.cn"},
}

type account struct{ cloud, tenant, box string }

func (a account) address(login bool) string {
	c := clouds[a.cloud]
	if login {
		return c.login
	}
	return c.api + "/v1.0/users/" + a.box + "/drive/root"
}

func (a account) token(hc *http.Client, form string) error {
	resp, err := hc.Post(a.address(true)+"/"+a.tenant+"/oauth2/token", "application/x-www-form-urlencoded", strings.NewReader(form))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func tokenAgain(hc *http.Client, a account, form string) error {
	return times(3, func() error { return a.token(hc, form) })
}
