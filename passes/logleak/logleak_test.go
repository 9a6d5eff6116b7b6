package logleak_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/passes/logleak"
)

func TestLeaks(t *testing.T) {
	passtest.Run(t, logleak.Analyzer,
		"logleak/requests", "logleak/tokens", "logleak/transport", "logleak/links", "logleak/helpers",
		"logleak/sources", "logleak/forms", "logleak/client", "logleak/server", "logleak/loggers",
		"logleak/across/api", "logleak/across/app", "logleak/wrappers", "logleak/wrappers/obs", "logleak/elsewhere",
		"logleak/azure", "logleak/tokenbody", "logleak/hooks", "logleak/branches", "logleak/foreign", "logleak/terminal", "logleak/formats", "logleak/errtext",
		"logleak/scrubbed/obs", "logleak/scrubbed/app", "logleak/scrubbed/lines",
		"logleak/ports/lg", "logleak/ports", "logleak/making/line", "logleak/making", "logleak/methods", "logleak/chain", "logleak/resty", "logleak/resty/debug", "logleak/signing", "logleak/output/show", "logleak/output/cmd/get", "logleak/output/serve",
	)
}

func TestSettings(t *testing.T) {
	a := logleak.New(settings.Settings{
		Loggers:   []string{"logleak/own.Record", "(*logleak/own.Journal).Append"},
		Redactors: []string{"logleak/own.Tidy"},
	})
	passtest.Run(t, a, "logleak/own")
}

func TestURLErrors(t *testing.T) {
	passtest.Run(t, logleak.New(settings.Settings{URLErrors: true}), "logleak/urlerrors")
}
