// Package zap is a stand-in for go.uber.org/zap: some of its
// declarations, with empty bodies, for the analyzers' tests.
package zap

import (
	"fmt"
	"log"
	"time"

	"go.uber.org/zap/zapcore"
)

func Strings(key string, ss []string) Field { return Field{} }

type Config struct {
	Level             AtomicLevel            `json:"level" yaml:"level"`
	Development       bool                   `json:"development" yaml:"development"`
	DisableCaller     bool                   `json:"disableCaller" yaml:"disableCaller"`
	DisableStacktrace bool                   `json:"disableStacktrace" yaml:"disableStacktrace"`
	Encoding          string                 `json:"encoding" yaml:"encoding"`
	OutputPaths       []string               `json:"outputPaths" yaml:"outputPaths"`
	ErrorOutputPaths  []string               `json:"errorOutputPaths" yaml:"errorOutputPaths"`
	InitialFields     map[string]interface{} `json:"initialFields" yaml:"initialFields"`
}

func (cfg Config) Build(opts ...Option) (*Logger, error) { return nil, nil }

func Error(err error) Field { return Field{} }

func NamedError(key string, err error) Field { return Field{} }

type Field = zapcore.Field

func Skip() Field { return Field{} }

func Binary(key string, val []byte) Field { return Field{} }

func Bool(key string, val bool) Field { return Field{} }

func ByteString(key string, val []byte) Field { return Field{} }

func Int(key string, val int) Field { return Field{} }

func Int64(key string, val int64) Field { return Field{} }

func Int32(key string, val int32) Field { return Field{} }

func String(key string, val string) Field { return Field{} }

func Stringp(key string, val *string) Field { return Field{} }

func Reflect(key string, val interface{}) Field { return Field{} }

func Namespace(key string) Field { return Field{} }

func Stringer(key string, val fmt.Stringer) Field { return Field{} }

func Time(key string, val time.Time) Field { return Field{} }

func Duration(key string, val time.Duration) Field { return Field{} }

func Object(key string, val zapcore.ObjectMarshaler) Field { return Field{} }

func Inline(val zapcore.ObjectMarshaler) Field { return Field{} }

func Dict(key string, val ...Field) Field { return Field{} }

func Any(key string, value interface{}) Field { return Field{} }

func L() *Logger { return nil }

func S() *SugaredLogger { return nil }

func ReplaceGlobals(logger *Logger) func() { return nil }

func NewStdLog(l *Logger) *log.Logger { return nil }

const (
	DebugLevel  = zapcore.DebugLevel
	InfoLevel   = zapcore.InfoLevel
	WarnLevel   = zapcore.WarnLevel
	ErrorLevel  = zapcore.ErrorLevel
	DPanicLevel = zapcore.DPanicLevel
	PanicLevel  = zapcore.PanicLevel
	FatalLevel  = zapcore.FatalLevel
)

type AtomicLevel struct {
}

func (lvl AtomicLevel) Level() zapcore.Level     { return 0 }
func (lvl AtomicLevel) SetLevel(l zapcore.Level) {}

type Logger struct {
}

func (log *Logger) Sugar() *SugaredLogger                              { return nil }
func (log *Logger) Named(s string) *Logger                             { return nil }
func (log *Logger) WithOptions(opts ...Option) *Logger                 { return nil }
func (log *Logger) With(fields ...Field) *Logger                       { return nil }
func (log *Logger) WithLazy(fields ...Field) *Logger                   { return nil }
func (log *Logger) Level() zapcore.Level                               { return 0 }
func (log *Logger) Log(lvl zapcore.Level, msg string, fields ...Field) {}
func (log *Logger) Debug(msg string, fields ...Field)                  {}
func (log *Logger) Info(msg string, fields ...Field)                   {}
func (log *Logger) Warn(msg string, fields ...Field)                   {}
func (log *Logger) Error(msg string, fields ...Field)                  {}
func (log *Logger) DPanic(msg string, fields ...Field)                 {}
func (log *Logger) Panic(msg string, fields ...Field)                  {}
func (log *Logger) Fatal(msg string, fields ...Field)                  {}
func (log *Logger) Sync() error                                        { return nil }
func (log *Logger) Core() zapcore.Core                                 { return nil }
func (log *Logger) Name() string                                       { return "" }

func New(core zapcore.Core, options ...Option) *Logger { return nil }

func NewNop() *Logger { return nil }

func NewProduction(options ...Option) (*Logger, error) { return nil, nil }

func NewDevelopment(options ...Option) (*Logger, error) { return nil, nil }

func Must(logger *Logger, err error) *Logger { return nil }

func NewExample(options ...Option) *Logger { return nil }

type Option interface {
}

func Fields(fs ...Field) Option { return nil }

func AddCaller() Option { return nil }

type SugaredLogger struct {
}

func (s *SugaredLogger) Desugar() *Logger                                                 { return nil }
func (s *SugaredLogger) Named(name string) *SugaredLogger                                 { return nil }
func (s *SugaredLogger) WithOptions(opts ...Option) *SugaredLogger                        { return nil }
func (s *SugaredLogger) With(args ...interface{}) *SugaredLogger                          { return nil }
func (s *SugaredLogger) WithLazy(args ...interface{}) *SugaredLogger                      { return nil }
func (s *SugaredLogger) Level() zapcore.Level                                             { return 0 }
func (s *SugaredLogger) Log(lvl zapcore.Level, args ...interface{})                       {}
func (s *SugaredLogger) Debug(args ...interface{})                                        {}
func (s *SugaredLogger) Info(args ...interface{})                                         {}
func (s *SugaredLogger) Warn(args ...interface{})                                         {}
func (s *SugaredLogger) Error(args ...interface{})                                        {}
func (s *SugaredLogger) DPanic(args ...interface{})                                       {}
func (s *SugaredLogger) Panic(args ...interface{})                                        {}
func (s *SugaredLogger) Fatal(args ...interface{})                                        {}
func (s *SugaredLogger) Logf(lvl zapcore.Level, template string, args ...interface{})     {}
func (s *SugaredLogger) Debugf(template string, args ...interface{})                      {}
func (s *SugaredLogger) Infof(template string, args ...interface{})                       {}
func (s *SugaredLogger) Warnf(template string, args ...interface{})                       {}
func (s *SugaredLogger) Errorf(template string, args ...interface{})                      {}
func (s *SugaredLogger) DPanicf(template string, args ...interface{})                     {}
func (s *SugaredLogger) Panicf(template string, args ...interface{})                      {}
func (s *SugaredLogger) Fatalf(template string, args ...interface{})                      {}
func (s *SugaredLogger) Logw(lvl zapcore.Level, msg string, keysAndValues ...interface{}) {}
func (s *SugaredLogger) Debugw(msg string, keysAndValues ...interface{})                  {}
func (s *SugaredLogger) Infow(msg string, keysAndValues ...interface{})                   {}
func (s *SugaredLogger) Warnw(msg string, keysAndValues ...interface{})                   {}
func (s *SugaredLogger) Errorw(msg string, keysAndValues ...interface{})                  {}
func (s *SugaredLogger) DPanicw(msg string, keysAndValues ...interface{})                 {}
func (s *SugaredLogger) Panicw(msg string, keysAndValues ...interface{})                  {}
func (s *SugaredLogger) Fatalw(msg string, keysAndValues ...interface{})                  {}
func (s *SugaredLogger) Logln(lvl zapcore.Level, args ...interface{})                     {}
func (s *SugaredLogger) Debugln(args ...interface{})                                      {}
func (s *SugaredLogger) Infoln(args ...interface{})                                       {}
func (s *SugaredLogger) Warnln(args ...interface{})                                       {}
func (s *SugaredLogger) Errorln(args ...interface{})                                      {}
func (s *SugaredLogger) DPanicln(args ...interface{})                                     {}
func (s *SugaredLogger) Panicln(args ...interface{})                                      {}
func (s *SugaredLogger) Fatalln(args ...interface{})                                      {}
func (s *SugaredLogger) Sync() error                                                      { return nil }
