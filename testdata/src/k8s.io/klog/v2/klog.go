// Package klog is a stand-in for k8s.io/klog/v2: some of its
// declarations, with empty bodies, for the analyzers' tests.
package klog

import (
	"bytes"
	"context"
	"flag"
	"io"
	"log"
	"log/slog"
	"time"

	"github.com/go-logr/logr"
)

func SetLogger(logger logr.Logger) {}

func ClearLogger() {}

func EnableContextualLogging(enabled bool) {}

func FromContext(ctx context.Context) Logger { return Logger{} }

func TODO() Logger { return Logger{} }

func Background() Logger { return Logger{} }

func LoggerWithValues(logger Logger, kv ...interface{}) Logger { return Logger{} }

func LoggerWithName(logger Logger, name string) Logger { return Logger{} }

func NewContext(ctx context.Context, logger Logger) context.Context { return nil }

func SetSlogLogger(logger *slog.Logger) {}

func FlushAndExit(flushTimeout time.Duration, exitCode int) {}

func Format(obj interface{}) interface{} { return nil }

type Logger = logr.Logger

type LogSink = logr.LogSink

type RuntimeInfo = logr.RuntimeInfo

type ObjectRef struct {
	Name      string `json:"name"`
	Namespace string `json:"namespace,omitempty"`
}

func (ref ObjectRef) String() string              { return "" }
func (ref ObjectRef) WriteText(out *bytes.Buffer) {}
func (ref ObjectRef) MarshalLog() interface{}     { return nil }
func (ref ObjectRef) LogValue() slog.Value        { return slog.Value{} }

type KMetadata interface {
	GetName() string
	GetNamespace() string
}

func KObj(obj KMetadata) ObjectRef { return ObjectRef{} }

func KRef(namespace, name string) ObjectRef { return ObjectRef{} }

func KObjs(arg interface{}) []ObjectRef { return nil }

func KObjSlice(arg interface{}) interface{} { return nil }

type OutputStats struct {
}

func (s *OutputStats) Lines() int64 { return 0 }
func (s *OutputStats) Bytes() int64 { return 0 }

type Level int32

func (l *Level) String() string         { return "" }
func (l *Level) Get() interface{}       { return nil }
func (l *Level) Set(value string) error { return nil }

func InitFlags(flagset *flag.FlagSet) {}

func Flush() {}

func CaptureState() State { return nil }

type State interface {
	Restore()
}

func SetOutput(w io.Writer) {}

func SetOutputBySeverity(name string, w io.Writer) {}

func LogToStderr(stderr bool) {}

func CalculateMaxSize() uint64 { return 0 }

func StopFlushDaemon() {}

func StartFlushDaemon(interval time.Duration) {}

func CopyStandardLogTo(name string) {}

func NewStandardLogger(name string) *log.Logger { return nil }

type Verbose struct {
}

func (v Verbose) Enabled() bool                                                  { return false }
func (v Verbose) Info(args ...interface{})                                       {}
func (v Verbose) InfoDepth(depth int, args ...interface{})                       {}
func (v Verbose) Infoln(args ...interface{})                                     {}
func (v Verbose) InfolnDepth(depth int, args ...interface{})                     {}
func (v Verbose) Infof(format string, args ...interface{})                       {}
func (v Verbose) InfofDepth(depth int, format string, args ...interface{})       {}
func (v Verbose) InfoS(msg string, keysAndValues ...interface{})                 {}
func (v Verbose) InfoSDepth(depth int, msg string, keysAndValues ...interface{}) {}
func (v Verbose) Error(err error, msg string, args ...interface{})               {}
func (v Verbose) ErrorS(err error, msg string, keysAndValues ...interface{})     {}

func V(level Level) Verbose { return Verbose{} }

func VDepth(depth int, level Level) Verbose { return Verbose{} }

func InfoSDepth(depth int, msg string, keysAndValues ...interface{}) {}

func Info(args ...interface{}) {}

func InfoDepth(depth int, args ...interface{}) {}

func Infoln(args ...interface{}) {}

func InfolnDepth(depth int, args ...interface{}) {}

func Infof(format string, args ...interface{}) {}

func InfofDepth(depth int, format string, args ...interface{}) {}

func InfoS(msg string, keysAndValues ...interface{}) {}

func Warning(args ...interface{}) {}

func WarningDepth(depth int, args ...interface{}) {}

func Warningln(args ...interface{}) {}

func WarninglnDepth(depth int, args ...interface{}) {}

func Warningf(format string, args ...interface{}) {}

func WarningfDepth(depth int, format string, args ...interface{}) {}

func Error(args ...interface{}) {}

func ErrorDepth(depth int, args ...interface{}) {}

func Errorln(args ...interface{}) {}

func ErrorlnDepth(depth int, args ...interface{}) {}

func Errorf(format string, args ...interface{}) {}

func ErrorfDepth(depth int, format string, args ...interface{}) {}

func ErrorS(err error, msg string, keysAndValues ...interface{}) {}

func ErrorSDepth(depth int, err error, msg string, keysAndValues ...interface{}) {}

func Fatal(args ...interface{}) {}

func FatalDepth(depth int, args ...interface{}) {}

func Fatalln(args ...interface{}) {}

func FatallnDepth(depth int, args ...interface{}) {}

func Fatalf(format string, args ...interface{}) {}

func FatalfDepth(depth int, format string, args ...interface{}) {}

func Exit(args ...interface{}) {}

func ExitDepth(depth int, args ...interface{}) {}

func Exitln(args ...interface{}) {}

func ExitlnDepth(depth int, args ...interface{}) {}

func Exitf(format string, args ...interface{}) {}

func ExitfDepth(depth int, format string, args ...interface{}) {}

type LogFilter interface {
	Filter(args []interface{}) []interface{}
	FilterF(format string, args []interface{}) (string, []interface{})
	FilterS(msg string, keysAndValues []interface{}) (string, []interface{})
}

func SetLogFilter(filter LogFilter) {}

func NewKlogr() Logger { return Logger{} }

func SafePtr[T any](p *T) any { return nil }
