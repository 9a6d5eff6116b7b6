package intest

import (
	"testing"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

func TestHandle(t *testing.T) {
	p := &poller{met: make(map[string]bool)}
	p.handle(models.NewMessage())
	if len(p.met) != 1 {
		t.Fail()
	}
}
