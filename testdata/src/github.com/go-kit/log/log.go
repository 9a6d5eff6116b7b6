// Package log is a stand-in for github.com/go-kit/log: some of its
// declarations, with empty bodies, for the analyzers' tests.
package log

import (
	"io"
	"time"
)

func NewJSONLogger(w io.Writer) Logger { return nil }

type Logger interface {
	Log(keyvals ...interface{}) error
}

func With(logger Logger, keyvals ...interface{}) Logger { return nil }

func WithPrefix(logger Logger, keyvals ...interface{}) Logger { return nil }

func WithSuffix(logger Logger, keyvals ...interface{}) Logger { return nil }

type LoggerFunc func(...interface{}) error

func (f LoggerFunc) Log(keyvals ...interface{}) error { return nil }

func NewLogfmtLogger(w io.Writer) Logger { return nil }

func NewNopLogger() Logger { return nil }

type StdlibWriter struct {
}

func (w StdlibWriter) Write(p []byte) (int, error) { return 0, nil }

type StdlibAdapter struct {
	Logger
}

func (a StdlibAdapter) Write(p []byte) (int, error) { return 0, nil }

type StdlibAdapterOption func(*StdlibAdapter)

func TimestampKey(key string) StdlibAdapterOption { return nil }

func FileKey(key string) StdlibAdapterOption { return nil }

func MessageKey(key string) StdlibAdapterOption { return nil }

func Prefix(prefix string, joinPrefixToMsg bool) StdlibAdapterOption { return nil }

func NewStdlibAdapter(logger Logger, options ...StdlibAdapterOption) io.Writer { return nil }

type SwapLogger struct {
}

func (l *SwapLogger) Log(keyvals ...interface{}) error { return nil }
func (l *SwapLogger) Swap(logger Logger)               {}

func NewSyncWriter(w io.Writer) io.Writer { return nil }

func NewSyncLogger(logger Logger) Logger { return nil }

type Valuer func() interface{}

func Timestamp(t func() time.Time) Valuer { return nil }

func TimestampFormat(t func() time.Time, layout string) Valuer { return nil }

func Caller(depth int) Valuer { return nil }
