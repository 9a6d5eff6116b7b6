// Package zapcore is a stand-in for go.uber.org/zap/zapcore: some of its
// declarations, with empty bodies, for the analyzers' tests.
package zapcore

import "time"

type Core interface {
	LevelEnabler
	With([]Field) Core
	Check(Entry, *CheckedEntry) *CheckedEntry
	Write(Entry, []Field) error
	Sync() error
}

type Entry struct {
	Level      Level
	Time       time.Time
	LoggerName string
	Message    string
	Stack      string
}

type CheckedEntry struct {
	Entry
}

func (ce *CheckedEntry) Write(fields ...Field) {}

type ObjectEncoder interface {
	AddString(key, value string)
	AddReflected(key string, value interface{}) error
}

type FieldType uint8

type Field struct {
	Key       string
	Type      FieldType
	Integer   int64
	String    string
	Interface interface{}
}

type Level int8

func (l Level) String() string                   { return "" }
func (l Level) CapitalString() string            { return "" }
func (l Level) MarshalText() ([]byte, error)     { return nil, nil }
func (l *Level) UnmarshalText(text []byte) error { return nil }
func (l *Level) Set(s string) error              { return nil }
func (l *Level) Get() interface{}                { return nil }
func (l Level) Enabled(lvl Level) bool           { return false }

const (
	DebugLevel Level = iota - 1
	InfoLevel
	WarnLevel
	ErrorLevel
	DPanicLevel
	PanicLevel
	FatalLevel
	_minLevel    = DebugLevel
	_maxLevel    = FatalLevel
	InvalidLevel = _maxLevel + 1
)

type LevelEnabler interface {
	Enabled(Level) bool
}

type ObjectMarshaler interface {
	MarshalLogObject(ObjectEncoder) error
}
