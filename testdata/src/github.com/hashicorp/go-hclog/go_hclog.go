// Package hclog is a stand-in for github.com/hashicorp/go-hclog: some of its
// declarations, with empty bodies, for the analyzers' tests.
package hclog

import (
	"context"
	"io"
	"log"
	"time"
)

func WithContext(ctx context.Context, logger Logger, args ...interface{}) context.Context { return nil }

func FromContext(ctx context.Context) Logger { return nil }

func Default() Logger { return nil }

func L() Logger { return nil }

func SetDefault(log Logger) Logger { return nil }

func NewInterceptLogger(opts *LoggerOptions) InterceptLogger { return nil }

func New(opts *LoggerOptions) Logger { return nil }

type Level int32

func (l Level) String() string { return "" }

const (
	NoLevel Level = 0
	Trace   Level = 1
	Debug   Level = 2
	Info    Level = 3
	Warn    Level = 4
	Error   Level = 5
	Off     Level = 6
)

type Format []interface{}

func Fmt(str string, args ...interface{}) Format { return nil }

type Hex int

type Octal int

type Binary int

type Quote string

type ColorOption uint8

func LevelFromString(levelStr string) Level { return 0 }

type Logger interface {
	Log(level Level, msg string, args ...interface{})
	Trace(msg string, args ...interface{})
	Debug(msg string, args ...interface{})
	Info(msg string, args ...interface{})
	Warn(msg string, args ...interface{})
	Error(msg string, args ...interface{})
	IsTrace() bool
	IsDebug() bool
	IsInfo() bool
	IsWarn() bool
	IsError() bool
	ImpliedArgs() []interface{}
	With(args ...interface{}) Logger
	Name() string
	Named(name string) Logger
	ResetNamed(name string) Logger
	SetLevel(level Level)
	GetLevel() Level
	StandardLogger(opts *StandardLoggerOptions) *log.Logger
	StandardWriter(opts *StandardLoggerOptions) io.Writer
}

type StandardLoggerOptions struct {
	InferLevels              bool
	InferLevelsWithTimestamp bool
	ForceLevel               Level
}

type TimeFunction = func() time.Time

type LoggerOptions struct {
	Name                     string
	Level                    Level
	Output                   io.Writer
	JSONFormat               bool
	JSONEscapeDisabled       bool
	IncludeLocation          bool
	AdditionalLocationOffset int
	TimeFormat               string
	TimeFn                   TimeFunction
	DisableTime              bool
	Color                    ColorOption
	ColorHeaderOnly          bool
	ColorHeaderAndFields     bool
	Exclude                  func(level Level, msg string, args ...interface{}) bool
	IndependentLevels        bool
	SyncParentLevel          bool
	SubloggerHook            func(sub Logger) Logger
}

type InterceptLogger interface {
	Logger
	RegisterSink(sink SinkAdapter)
	DeregisterSink(sink SinkAdapter)
	NamedIntercept(name string) InterceptLogger
	ResetNamedIntercept(name string) InterceptLogger
	StandardLoggerIntercept(opts *StandardLoggerOptions) *log.Logger
	StandardWriterIntercept(opts *StandardLoggerOptions) io.Writer
}

type SinkAdapter interface {
	Accept(name string, level Level, msg string, args ...interface{})
}

func NewNullLogger() Logger { return nil }
