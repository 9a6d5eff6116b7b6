// Package try is a stand-in for github.com/matryer/try: some of its
// declarations, with empty bodies, for the analyzers' tests.
package try

type Func func(attempt int) (retry bool, err error)

func Do(fn Func) error { return nil }

func IsMaxRetries(err error) bool { return false }
