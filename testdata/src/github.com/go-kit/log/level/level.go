// Package level is a stand-in for github.com/go-kit/log/level: some of its
// declarations, with empty bodies, for the analyzers' tests.
package level

import (
	"github.com/go-kit/log"
)

func Error(logger log.Logger) log.Logger { return nil }

func Warn(logger log.Logger) log.Logger { return nil }

func Info(logger log.Logger) log.Logger { return nil }

func Debug(logger log.Logger) log.Logger { return nil }

type Value interface {
	String() string
}
