// Package looked makes folders in retries, behind a look at what is there or not.
package looked

import (
	"context"

	"github.com/cenkalti/backoff/v4"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type mailbox struct {
	c *msgraphsdk.GraphServiceClient
}

func (m *mailbox) folders(ctx context.Context) ([]models.MailFolderable, error) {
	page, err := m.c.Me().MailFolders().Get(ctx, nil)
	if err != nil {
		return nil, err
	}
	return page.GetValue(), nil
}

func (m *mailbox) make(ctx context.Context, name string) (models.MailFolderable, error) {
	f := models.NewMailFolder()
	f.SetDisplayName(&name)
	return m.c.Me().MailFolders().Post(ctx, f, nil)
}

// ensure makes it if it is not among the folders.
func (m *mailbox) ensure(ctx context.Context, name string) error {
	return backoff.Retry(func() error {
		all, err := m.folders(ctx)
		if err != nil {
			return err
		}
		found := false
		for _, f := range all {
			if *f.GetDisplayName() == name {
				found = true
				break
			}
		}
		if !found {
			if _, err := m.make(ctx, name); err != nil {
				return err
			}
		}
		return nil
	}, backoff.NewExponentialBackOff())
}

func (m *mailbox) ensureOne(ctx context.Context, name string) (string, error) {
	all, err := m.folders(ctx)
	if err != nil {
		return "", err
	}
	for _, f := range all {
		if *f.GetDisplayName() == name {
			return *f.GetId(), nil
		}
	}
	f, err := m.make(ctx, name)
	if err != nil {
		return "", err
	}
	return *f.GetId(), nil
}

// The look is in the function below.
func (m *mailbox) below(ctx context.Context, name string) error {
	return backoff.Retry(func() error {
		_, err := m.ensureOne(ctx, name)
		return err
	}, backoff.NewExponentialBackOff())
}

// The look is in the function below.
func (m *mailbox) loop(ctx context.Context, name string) (err error) {
	for range 3 {
		if _, err = m.ensureOne(ctx, name); err == nil {
			return nil
		}
	}
	return err
}

// into reads something else first.
func (m *mailbox) into(ctx context.Context, name string) error {
	return backoff.Retry(func() error {
		me, err := m.c.Me().Get(ctx, nil)
		if err != nil {
			return err
		}
		_, err = m.make(ctx, name+*me.GetDisplayName()) // want `is repeated by backoff.Retry`
		return err
	}, backoff.NewExponentialBackOff())
}

// many reads first and makes them all the same.
func (m *mailbox) many(ctx context.Context, names []string) error {
	return backoff.Retry(func() error {
		if _, err := m.folders(ctx); err != nil {
			return err
		}
		for i := 0; i < len(names); i++ {
			if _, err := m.make(ctx, names[i]); err != nil { // want `is repeated by backoff.Retry`
				return err
			}
		}
		return nil
	}, backoff.NewExponentialBackOff())
}

// absent makes it if there is no answer for it.
func (m *mailbox) absent(ctx context.Context, id, name string) error {
	return backoff.Retry(func() error {
		if _, err := m.c.Me().MailFolders().ByMailFolderId(id).Get(ctx, nil); err == nil {
			return nil
		}
		_, err := m.make(ctx, name)
		return err
	}, backoff.NewExponentialBackOff())
}
