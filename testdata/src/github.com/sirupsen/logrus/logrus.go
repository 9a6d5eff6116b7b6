// Package logrus is a stand-in for github.com/sirupsen/logrus: some of its
// declarations, with empty bodies, for the analyzers' tests.
package logrus

import (
	"bytes"
	"context"
	"io"
	"runtime"
	"time"
)

func Exit(code int) {}

func RegisterExitHandler(handler func()) {}

func DeferExitHandler(handler func()) {}

type Entry struct {
	Logger  *Logger
	Data    Fields
	Time    time.Time
	Level   Level
	Caller  *runtime.Frame
	Message string
	Buffer  *bytes.Buffer
	Context context.Context
}

func (entry *Entry) Dup() *Entry                                          { return nil }
func (entry *Entry) Bytes() ([]byte, error)                               { return nil, nil }
func (entry *Entry) String() (string, error)                              { return "", nil }
func (entry *Entry) WithError(err error) *Entry                           { return nil }
func (entry *Entry) WithContext(ctx context.Context) *Entry               { return nil }
func (entry *Entry) WithField(key string, value interface{}) *Entry       { return nil }
func (entry *Entry) WithFields(fields Fields) *Entry                      { return nil }
func (entry *Entry) WithTime(t time.Time) *Entry                          { return nil }
func (entry Entry) HasCaller() (has bool)                                 { return false }
func (entry *Entry) Log(level Level, args ...interface{})                 {}
func (entry *Entry) Trace(args ...interface{})                            {}
func (entry *Entry) Debug(args ...interface{})                            {}
func (entry *Entry) Print(args ...interface{})                            {}
func (entry *Entry) Info(args ...interface{})                             {}
func (entry *Entry) Warn(args ...interface{})                             {}
func (entry *Entry) Warning(args ...interface{})                          {}
func (entry *Entry) Error(args ...interface{})                            {}
func (entry *Entry) Fatal(args ...interface{})                            {}
func (entry *Entry) Panic(args ...interface{})                            {}
func (entry *Entry) Logf(level Level, format string, args ...interface{}) {}
func (entry *Entry) Tracef(format string, args ...interface{})            {}
func (entry *Entry) Debugf(format string, args ...interface{})            {}
func (entry *Entry) Infof(format string, args ...interface{})             {}
func (entry *Entry) Printf(format string, args ...interface{})            {}
func (entry *Entry) Warnf(format string, args ...interface{})             {}
func (entry *Entry) Warningf(format string, args ...interface{})          {}
func (entry *Entry) Errorf(format string, args ...interface{})            {}
func (entry *Entry) Fatalf(format string, args ...interface{})            {}
func (entry *Entry) Panicf(format string, args ...interface{})            {}
func (entry *Entry) Logln(level Level, args ...interface{})               {}
func (entry *Entry) Traceln(args ...interface{})                          {}
func (entry *Entry) Debugln(args ...interface{})                          {}
func (entry *Entry) Infoln(args ...interface{})                           {}
func (entry *Entry) Println(args ...interface{})                          {}
func (entry *Entry) Warnln(args ...interface{})                           {}
func (entry *Entry) Warningln(args ...interface{})                        {}
func (entry *Entry) Errorln(args ...interface{})                          {}
func (entry *Entry) Fatalln(args ...interface{})                          {}
func (entry *Entry) Panicln(args ...interface{})                          {}
func (entry *Entry) Writer() *io.PipeWriter                               { return nil }
func (entry *Entry) WriterLevel(level Level) *io.PipeWriter               { return nil }

func NewEntry(logger *Logger) *Entry { return nil }

func StandardLogger() *Logger { return nil }

func SetOutput(out io.Writer) {}

func SetFormatter(formatter Formatter) {}

func SetReportCaller(include bool) {}

func SetLevel(level Level) {}

func GetLevel() Level { return 0 }

func IsLevelEnabled(level Level) bool { return false }

func AddHook(hook Hook) {}

func WithError(err error) *Entry { return nil }

func WithContext(ctx context.Context) *Entry { return nil }

func WithField(key string, value interface{}) *Entry { return nil }

func WithFields(fields Fields) *Entry { return nil }

func WithTime(t time.Time) *Entry { return nil }

func Trace(args ...interface{}) {}

func Debug(args ...interface{}) {}

func Print(args ...interface{}) {}

func Info(args ...interface{}) {}

func Warn(args ...interface{}) {}

func Warning(args ...interface{}) {}

func Error(args ...interface{}) {}

func Panic(args ...interface{}) {}

func Fatal(args ...interface{}) {}

func TraceFn(fn LogFunction) {}

func DebugFn(fn LogFunction) {}

func PrintFn(fn LogFunction) {}

func InfoFn(fn LogFunction) {}

func WarnFn(fn LogFunction) {}

func WarningFn(fn LogFunction) {}

func ErrorFn(fn LogFunction) {}

func PanicFn(fn LogFunction) {}

func FatalFn(fn LogFunction) {}

func Tracef(format string, args ...interface{}) {}

func Debugf(format string, args ...interface{}) {}

func Printf(format string, args ...interface{}) {}

func Infof(format string, args ...interface{}) {}

func Warnf(format string, args ...interface{}) {}

func Warningf(format string, args ...interface{}) {}

func Errorf(format string, args ...interface{}) {}

func Panicf(format string, args ...interface{}) {}

func Fatalf(format string, args ...interface{}) {}

func Traceln(args ...interface{}) {}

func Debugln(args ...interface{}) {}

func Println(args ...interface{}) {}

func Infoln(args ...interface{}) {}

func Warnln(args ...interface{}) {}

func Warningln(args ...interface{}) {}

func Errorln(args ...interface{}) {}

func Panicln(args ...interface{}) {}

func Fatalln(args ...interface{}) {}

const (
	defaultTimestampFormat = time.RFC3339
	FieldKeyMsg            = "msg"
	FieldKeyLevel          = "level"
	FieldKeyTime           = "time"
	FieldKeyLogrusError    = "logrus_error"
	FieldKeyFunc           = "func"
	FieldKeyFile           = "file"
)

type Formatter interface {
	Format(*Entry) ([]byte, error)
}

type Hook interface {
	Levels() []Level
	Fire(*Entry) error
}

type LevelHooks map[Level][]Hook

func (hooks LevelHooks) Add(hook Hook)                        {}
func (hooks LevelHooks) Fire(level Level, entry *Entry) error { return nil }

type JSONFormatter struct {
	TimestampFormat   string
	DisableTimestamp  bool
	DisableHTMLEscape bool
	DataKey           string
	CallerPrettyfier  func(*runtime.Frame) (function string, file string)
	PrettyPrint       bool
}

func (f *JSONFormatter) Format(entry *Entry) ([]byte, error) { return nil, nil }

type LogFunction func() []interface{}

type Logger struct {
	Out          io.Writer
	Hooks        LevelHooks
	Formatter    Formatter
	ReportCaller bool
	Level        Level
}

func (logger *Logger) WithField(key string, value interface{}) *Entry       { return nil }
func (logger *Logger) WithFields(fields Fields) *Entry                      { return nil }
func (logger *Logger) WithError(err error) *Entry                           { return nil }
func (logger *Logger) WithContext(ctx context.Context) *Entry               { return nil }
func (logger *Logger) WithTime(t time.Time) *Entry                          { return nil }
func (logger *Logger) Logf(level Level, format string, args ...interface{}) {}
func (logger *Logger) Tracef(format string, args ...interface{})            {}
func (logger *Logger) Debugf(format string, args ...interface{})            {}
func (logger *Logger) Infof(format string, args ...interface{})             {}
func (logger *Logger) Printf(format string, args ...interface{})            {}
func (logger *Logger) Warnf(format string, args ...interface{})             {}
func (logger *Logger) Warningf(format string, args ...interface{})          {}
func (logger *Logger) Errorf(format string, args ...interface{})            {}
func (logger *Logger) Fatalf(format string, args ...interface{})            {}
func (logger *Logger) Panicf(format string, args ...interface{})            {}
func (logger *Logger) Log(level Level, args ...interface{})                 {}
func (logger *Logger) LogFn(level Level, fn LogFunction)                    {}
func (logger *Logger) Trace(args ...interface{})                            {}
func (logger *Logger) Debug(args ...interface{})                            {}
func (logger *Logger) Info(args ...interface{})                             {}
func (logger *Logger) Print(args ...interface{})                            {}
func (logger *Logger) Warn(args ...interface{})                             {}
func (logger *Logger) Warning(args ...interface{})                          {}
func (logger *Logger) Error(args ...interface{})                            {}
func (logger *Logger) Fatal(args ...interface{})                            {}
func (logger *Logger) Panic(args ...interface{})                            {}
func (logger *Logger) TraceFn(fn LogFunction)                               {}
func (logger *Logger) DebugFn(fn LogFunction)                               {}
func (logger *Logger) InfoFn(fn LogFunction)                                {}
func (logger *Logger) PrintFn(fn LogFunction)                               {}
func (logger *Logger) WarnFn(fn LogFunction)                                {}
func (logger *Logger) WarningFn(fn LogFunction)                             {}
func (logger *Logger) ErrorFn(fn LogFunction)                               {}
func (logger *Logger) FatalFn(fn LogFunction)                               {}
func (logger *Logger) PanicFn(fn LogFunction)                               {}
func (logger *Logger) Logln(level Level, args ...interface{})               {}
func (logger *Logger) Traceln(args ...interface{})                          {}
func (logger *Logger) Debugln(args ...interface{})                          {}
func (logger *Logger) Infoln(args ...interface{})                           {}
func (logger *Logger) Println(args ...interface{})                          {}
func (logger *Logger) Warnln(args ...interface{})                           {}
func (logger *Logger) Warningln(args ...interface{})                        {}
func (logger *Logger) Errorln(args ...interface{})                          {}
func (logger *Logger) Fatalln(args ...interface{})                          {}
func (logger *Logger) Panicln(args ...interface{})                          {}
func (logger *Logger) Exit(code int)                                        {}
func (logger *Logger) SetNoLock()                                           {}
func (logger *Logger) SetLevel(level Level)                                 {}
func (logger *Logger) GetLevel() Level                                      { return 0 }
func (logger *Logger) AddHook(hook Hook)                                    {}
func (logger *Logger) IsLevelEnabled(level Level) bool                      { return false }
func (logger *Logger) SetFormatter(formatter Formatter)                     {}
func (logger *Logger) SetOutput(output io.Writer)                           {}
func (logger *Logger) SetReportCaller(reportCaller bool)                    {}
func (logger *Logger) ReplaceHooks(hooks LevelHooks) LevelHooks             { return nil }
func (logger *Logger) Writer() *io.PipeWriter                               { return nil }
func (logger *Logger) WriterLevel(level Level) *io.PipeWriter               { return nil }

type MutexWrap struct {
}

func (mw *MutexWrap) Lock()    {}
func (mw *MutexWrap) Unlock()  {}
func (mw *MutexWrap) Disable() {}

func New() *Logger { return nil }

type Fields map[string]interface{}

type Level uint32

func (level Level) String() string                   { return "" }
func (level *Level) UnmarshalText(text []byte) error { return nil }
func (level Level) MarshalText() ([]byte, error)     { return nil, nil }

func ParseLevel(lvl string) (Level, error) { return 0, nil }

var (
	AllLevels = []Level{PanicLevel, FatalLevel, ErrorLevel, WarnLevel, InfoLevel, DebugLevel, TraceLevel}
)

const (
	PanicLevel Level = iota
	FatalLevel
	ErrorLevel
	WarnLevel
	InfoLevel
	DebugLevel
	TraceLevel
)

type StdLogger interface {
	Print(...interface{})
	Printf(string, ...interface{})
	Println(...interface{})
	Fatal(...interface{})
	Fatalf(string, ...interface{})
	Fatalln(...interface{})
	Panic(...interface{})
	Panicf(string, ...interface{})
	Panicln(...interface{})
}

type FieldLogger interface {
	WithField(key string, value interface{}) *Entry
	WithFields(fields Fields) *Entry
	WithError(err error) *Entry
	Debugf(format string, args ...interface{})
	Infof(format string, args ...interface{})
	Printf(format string, args ...interface{})
	Warnf(format string, args ...interface{})
	Warningf(format string, args ...interface{})
	Errorf(format string, args ...interface{})
	Fatalf(format string, args ...interface{})
	Panicf(format string, args ...interface{})
	Debug(args ...interface{})
	Info(args ...interface{})
	Print(args ...interface{})
	Warn(args ...interface{})
	Warning(args ...interface{})
	Error(args ...interface{})
	Fatal(args ...interface{})
	Panic(args ...interface{})
	Debugln(args ...interface{})
	Infoln(args ...interface{})
	Println(args ...interface{})
	Warnln(args ...interface{})
	Warningln(args ...interface{})
	Errorln(args ...interface{})
	Fatalln(args ...interface{})
	Panicln(args ...interface{})
}

type Ext1FieldLogger interface {
	FieldLogger
	Tracef(format string, args ...interface{})
	Trace(args ...interface{})
	Traceln(args ...interface{})
}

type TextFormatter struct {
	ForceColors               bool
	DisableColors             bool
	ForceQuote                bool
	DisableQuote              bool
	EnvironmentOverrideColors bool
	DisableTimestamp          bool
	FullTimestamp             bool
	TimestampFormat           string
	DisableSorting            bool
	SortingFunc               func([]string)
	DisableLevelTruncation    bool
	PadLevelText              bool
	QuoteEmptyFields          bool
	CallerPrettyfier          func(*runtime.Frame) (function string, file string)
}

func (f *TextFormatter) Format(entry *Entry) ([]byte, error) { return nil, nil }
