// Package logr is a stand-in for github.com/go-logr/logr: some of its
// declarations, with empty bodies, for the analyzers' tests.
package logr

import (
	"context"
	"log/slog"
)

func FromContext(ctx context.Context) (Logger, error) { return Logger{}, nil }

func FromContextAsSlogLogger(ctx context.Context) *slog.Logger { return nil }

func FromContextOrDiscard(ctx context.Context) Logger { return Logger{} }

func NewContext(ctx context.Context, logger Logger) context.Context { return nil }

func NewContextWithSlogLogger(ctx context.Context, logger *slog.Logger) context.Context { return nil }

func Discard() Logger { return Logger{} }

func New(sink LogSink) Logger { return Logger{} }

type Logger struct {
}

func (l Logger) GetSink() LogSink                                  { return nil }
func (l Logger) WithSink(sink LogSink) Logger                      { return Logger{} }
func (l Logger) Enabled() bool                                     { return false }
func (l Logger) Info(msg string, keysAndValues ...any)             {}
func (l Logger) Error(err error, msg string, keysAndValues ...any) {}
func (l Logger) V(level int) Logger                                { return Logger{} }
func (l Logger) GetV() int                                         { return 0 }
func (l Logger) WithValues(keysAndValues ...any) Logger            { return Logger{} }
func (l Logger) WithName(name string) Logger                       { return Logger{} }
func (l Logger) WithCallDepth(depth int) Logger                    { return Logger{} }
func (l Logger) WithCallStackHelper() (func(), Logger)             { return nil, Logger{} }
func (l Logger) IsZero() bool                                      { return false }

type RuntimeInfo struct {
	CallDepth int
}

type LogSink interface {
	Init(info RuntimeInfo)
	Enabled(level int) bool
	Info(level int, msg string, keysAndValues ...any)
	Error(err error, msg string, keysAndValues ...any)
	WithValues(keysAndValues ...any) LogSink
	WithName(name string) LogSink
}

type CallDepthLogSink interface {
	WithCallDepth(depth int) LogSink
}

type CallStackHelperLogSink interface {
	GetCallStackHelper() func()
}

type Marshaler interface {
	MarshalLog() any
}

func FromSlogHandler(handler slog.Handler) Logger { return Logger{} }

func ToSlogHandler(logger Logger) slog.Handler { return nil }

type SlogSink interface {
	LogSink
	Handle(ctx context.Context, record slog.Record) error
	WithAttrs(attrs []slog.Attr) SlogSink
	WithGroup(name string) SlogSink
}

type Underlier interface {
	GetUnderlying() slog.Handler
}
