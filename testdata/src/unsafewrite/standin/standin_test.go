package standin

import (
	"context"
	"errors"
	"testing"
)

type nobody struct{}

func (nobody) token(context.Context) (string, error) { return "", errors.New("signed out") }

func TestSignedOut(t *testing.T) {
	if New(nobody{}).Send(t.Context(), nil) == nil {
		t.Fail()
	}
}
