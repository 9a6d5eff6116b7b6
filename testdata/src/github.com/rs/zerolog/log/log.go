// Package log is a stand-in for github.com/rs/zerolog/log: some of its
// declarations, with empty bodies, for the analyzers' tests.
package log

import (
	"context"
	"io"

	"github.com/rs/zerolog"
)

func Output(w io.Writer) zerolog.Logger { return zerolog.Logger{} }

func With() zerolog.Context { return zerolog.Context{} }

func Level(level zerolog.Level) zerolog.Logger { return zerolog.Logger{} }

func Hook(h zerolog.Hook) zerolog.Logger { return zerolog.Logger{} }

func Err(err error) *zerolog.Event { return nil }

func Trace() *zerolog.Event { return nil }

func Debug() *zerolog.Event { return nil }

func Info() *zerolog.Event { return nil }

func Warn() *zerolog.Event { return nil }

func Error() *zerolog.Event { return nil }

func Fatal() *zerolog.Event { return nil }

func Panic() *zerolog.Event { return nil }

func WithLevel(level zerolog.Level) *zerolog.Event { return nil }

func Log() *zerolog.Event { return nil }

func Print(v ...interface{}) {}

func Printf(format string, v ...interface{}) {}

func Ctx(ctx context.Context) *zerolog.Logger { return nil }

// Logger is the global logger.
var Logger zerolog.Logger
