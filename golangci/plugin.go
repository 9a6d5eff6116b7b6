// Package golangci is graphlint as a module plugin of golangci-lint.
//
// golangci-lint finds it by its import, which the program that
// `golangci-lint custom` builds has because of .custom-gcl.yml (examples/golangci
// holds one to copy, and docs/golangci.md says the rest).
package golangci

import (
	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
)

// name is what users write under linters.settings.custom. golangci-lint
// lower-cases it.
const name = "graphlint"

func init() { register.Plugin(name, New) }

// New returns the plugin with the given settings: what stands under
// linters.settings.custom.graphlint.settings, or nil.
func New(conf any) (register.LinterPlugin, error) {
	c, err := decode(conf)
	if err != nil {
		return nil, err
	}
	return &plugin{analyzers: c.chosen()}, nil
}

type plugin struct {
	analyzers []*analysis.Analyzer
}

var _ register.LinterPlugin = (*plugin)(nil)

// BuildAnalyzers returns the analyzers that the settings leave switched on.
func (p *plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) { return p.analyzers, nil }

// GetLoadMode asks for types.
func (p *plugin) GetLoadMode() string { return register.LoadModeTypesInfo }

// chosen returns the analyzers to run, sorted by name.
func (c *config) chosen() []*analysis.Analyzer {
	return graphlint.Choose(graphlint.Analyzers(c.settings), c.on, c.off)
}
