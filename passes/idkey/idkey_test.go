package idkey_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/passes/idkey"
)

func TestKeys(t *testing.T) {
	passtest.Run(t, idkey.Analyzer,
		"idkey/maps", "idkey/stores", "idkey/sqltext", "idkey/files", "idkey/records", "idkey/named", "idkey/jsonmail", "idkey/polling", "idkey/values", "idkey/prefer", "idkey/intest",
		"idkey/cross", "idkey/cross/seen", "idkey/cross/ptr", "idkey/cross/box", "idkey/cross/rows",
		"idkey/documents", "idkey/bound", "idkey/bound/book", "idkey/params", "idkey/params/ports",
		"idkey/keyfuncs/shelf", "idkey/keyfuncs/app", "idkey/drafts", "idkey/rows/book", "idkey/rows/desk",
		"idkey/hidden", "idkey/asked/use", "idkey/asked/fetch", "idkey/onprem",
	)
}

func TestMutableIDs(t *testing.T) {
	a := idkey.New(settings.Settings{MutableIDs: []string{"event", "contact", "attachment"}})
	passtest.Run(t, a, "idkey/mutable")
}

func TestStores(t *testing.T) {
	a := idkey.New(settings.Settings{Stores: []string{"(idkey/settings.Desk).Route", "idkey/settings.Stamp"}})
	passtest.Run(t, a, "idkey/settings")
}
