// Package directory looks people up. It needs one field, and so speaks to Graph without the SDK.
package directory

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
)

const users = "https://graph.microsoft.com/v1.0/users/"

// A Directory asks Graph about people.
type Directory struct {
	Credential azcore.TokenCredential
	Client     *http.Client
	Log        *slog.Logger
}

// Manager returns the address of a person's manager. When Graph is busy it waits, and asks once more.
func (d *Directory) Manager(ctx context.Context, user string) (string, error) {
	resp, err := d.get(ctx, user, "manager?$select=mail")
	if err != nil {
		return "", err
	}
	if resp.StatusCode == http.StatusTooManyRequests {
		resp.Body.Close()
		seconds, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
		time.Sleep(time.Duration(seconds) * time.Second)
		if resp, err = d.get(ctx, user, "manager?$select=mail"); err != nil {
			return "", err
		}
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "", fmt.Errorf("manager: %s", resp.Status)
	}
	var manager struct {
		Mail string `json:"mail"`
	}
	err = json.NewDecoder(resp.Body).Decode(&manager)
	return manager.Mail, err
}

// Note writes down at a person when mail was last passed on to the manager. When Graph is busy it waits, and tries again.
func (d *Directory) Note(ctx context.Context, user string, at time.Time) error {
	note, err := json.Marshal(map[string]any{
		"onPremisesExtensionAttributes": map[string]string{"extensionAttribute1": at.Format(time.RFC3339)},
	})
	if err != nil {
		return err
	}
	token, err := d.token(ctx)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPatch, users+url.PathEscape(user), bytes.NewReader(note))
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	for range 3 {
		resp, err := d.Client.Do(req) // fault: bodyreplay
		if err != nil {
			return err
		}
		resp.Body.Close()
		if resp.StatusCode != http.StatusTooManyRequests {
			return nil
		}
		seconds, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
		time.Sleep(time.Duration(seconds) * time.Second)
	}
	return fmt.Errorf("note: %s", http.StatusText(http.StatusTooManyRequests))
}

func (d *Directory) token(ctx context.Context) (string, error) {
	token, err := d.Credential.GetToken(ctx, policy.TokenRequestOptions{Scopes: []string{"https://graph.microsoft.com/.default"}})
	return token.Token, err
}

func (d *Directory) get(ctx context.Context, user, what string) (*http.Response, error) {
	token, err := d.token(ctx)
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, users+url.PathEscape(user)+"/"+what, nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	d.Log.Debug("asking the directory", "method", req.Method, "header", req.Header) // fault: logleak
	resp, err := d.Client.Do(req)
	if err != nil {
		return nil, err
	}
	d.Log.Debug("the directory answered", "status", resp.StatusCode, "request-id", resp.Header.Get("request-id"))
	return resp, nil
}
