// Package zerolog is a stand-in for github.com/rs/zerolog: some of its
// declarations, with empty bodies, for the analyzers' tests.
package zerolog

import (
	"context"
	"fmt"
	"io"
	"net"
	"time"
)

type Array struct {
}

func (*Array) MarshalZerologArray(*Array)             {}
func (a *Array) Object(obj LogObjectMarshaler) *Array { return nil }
func (a *Array) Str(val string) *Array                { return nil }
func (a *Array) Bytes(val []byte) *Array              { return nil }
func (a *Array) Hex(val []byte) *Array                { return nil }
func (a *Array) RawJSON(val []byte) *Array            { return nil }
func (a *Array) Err(err error) *Array                 { return nil }
func (a *Array) Bool(b bool) *Array                   { return nil }
func (a *Array) Int(i int) *Array                     { return nil }
func (a *Array) Int8(i int8) *Array                   { return nil }
func (a *Array) Int16(i int16) *Array                 { return nil }
func (a *Array) Int32(i int32) *Array                 { return nil }
func (a *Array) Int64(i int64) *Array                 { return nil }
func (a *Array) Uint(i uint) *Array                   { return nil }
func (a *Array) Uint8(i uint8) *Array                 { return nil }
func (a *Array) Uint16(i uint16) *Array               { return nil }
func (a *Array) Uint32(i uint32) *Array               { return nil }
func (a *Array) Uint64(i uint64) *Array               { return nil }
func (a *Array) Float32(f float32) *Array             { return nil }
func (a *Array) Float64(f float64) *Array             { return nil }
func (a *Array) Time(t time.Time) *Array              { return nil }
func (a *Array) Dur(d time.Duration) *Array           { return nil }
func (a *Array) Interface(i interface{}) *Array       { return nil }
func (a *Array) IPAddr(ip net.IP) *Array              { return nil }
func (a *Array) IPPrefix(pfx net.IPNet) *Array        { return nil }
func (a *Array) MACAddr(ha net.HardwareAddr) *Array   { return nil }
func (a *Array) Dict(dict *Event) *Array              { return nil }

func Arr() *Array { return nil }

type Context struct {
}

func (c Context) Logger() Logger                                      { return Logger{} }
func (c Context) Fields(fields interface{}) Context                   { return Context{} }
func (c Context) Dict(key string, dict *Event) Context                { return Context{} }
func (c Context) Array(key string, arr LogArrayMarshaler) Context     { return Context{} }
func (c Context) Object(key string, obj LogObjectMarshaler) Context   { return Context{} }
func (c Context) EmbedObject(obj LogObjectMarshaler) Context          { return Context{} }
func (c Context) Str(key, val string) Context                         { return Context{} }
func (c Context) Strs(key string, vals []string) Context              { return Context{} }
func (c Context) Stringer(key string, val fmt.Stringer) Context       { return Context{} }
func (c Context) Bytes(key string, val []byte) Context                { return Context{} }
func (c Context) Hex(key string, val []byte) Context                  { return Context{} }
func (c Context) RawJSON(key string, b []byte) Context                { return Context{} }
func (c Context) AnErr(key string, err error) Context                 { return Context{} }
func (c Context) Errs(key string, errs []error) Context               { return Context{} }
func (c Context) Err(err error) Context                               { return Context{} }
func (c Context) Ctx(ctx context.Context) Context                     { return Context{} }
func (c Context) Bool(key string, b bool) Context                     { return Context{} }
func (c Context) Bools(key string, b []bool) Context                  { return Context{} }
func (c Context) Int(key string, i int) Context                       { return Context{} }
func (c Context) Ints(key string, i []int) Context                    { return Context{} }
func (c Context) Int8(key string, i int8) Context                     { return Context{} }
func (c Context) Ints8(key string, i []int8) Context                  { return Context{} }
func (c Context) Int16(key string, i int16) Context                   { return Context{} }
func (c Context) Ints16(key string, i []int16) Context                { return Context{} }
func (c Context) Int32(key string, i int32) Context                   { return Context{} }
func (c Context) Ints32(key string, i []int32) Context                { return Context{} }
func (c Context) Int64(key string, i int64) Context                   { return Context{} }
func (c Context) Ints64(key string, i []int64) Context                { return Context{} }
func (c Context) Uint(key string, i uint) Context                     { return Context{} }
func (c Context) Uints(key string, i []uint) Context                  { return Context{} }
func (c Context) Uint8(key string, i uint8) Context                   { return Context{} }
func (c Context) Uints8(key string, i []uint8) Context                { return Context{} }
func (c Context) Uint16(key string, i uint16) Context                 { return Context{} }
func (c Context) Uints16(key string, i []uint16) Context              { return Context{} }
func (c Context) Uint32(key string, i uint32) Context                 { return Context{} }
func (c Context) Uints32(key string, i []uint32) Context              { return Context{} }
func (c Context) Uint64(key string, i uint64) Context                 { return Context{} }
func (c Context) Uints64(key string, i []uint64) Context              { return Context{} }
func (c Context) Float32(key string, f float32) Context               { return Context{} }
func (c Context) Floats32(key string, f []float32) Context            { return Context{} }
func (c Context) Float64(key string, f float64) Context               { return Context{} }
func (c Context) Floats64(key string, f []float64) Context            { return Context{} }
func (c Context) Timestamp() Context                                  { return Context{} }
func (c Context) Time(key string, t time.Time) Context                { return Context{} }
func (c Context) Times(key string, t []time.Time) Context             { return Context{} }
func (c Context) Dur(key string, d time.Duration) Context             { return Context{} }
func (c Context) Durs(key string, d []time.Duration) Context          { return Context{} }
func (c Context) Interface(key string, i interface{}) Context         { return Context{} }
func (c Context) Type(key string, val interface{}) Context            { return Context{} }
func (c Context) Any(key string, i interface{}) Context               { return Context{} }
func (c Context) Reset() Context                                      { return Context{} }
func (c Context) Caller() Context                                     { return Context{} }
func (c Context) CallerWithSkipFrameCount(skipFrameCount int) Context { return Context{} }
func (c Context) Stack() Context                                      { return Context{} }
func (c Context) IPAddr(key string, ip net.IP) Context                { return Context{} }
func (c Context) IPPrefix(key string, pfx net.IPNet) Context          { return Context{} }
func (c Context) MACAddr(key string, ha net.HardwareAddr) Context     { return Context{} }

func Ctx(ctx context.Context) *Logger { return nil }

type Event struct {
}

func (e *Event) Enabled() bool                                            { return false }
func (e *Event) Discard() *Event                                          { return nil }
func (e *Event) Msg(msg string)                                           {}
func (e *Event) Send()                                                    {}
func (e *Event) Msgf(format string, v ...interface{})                     {}
func (e *Event) MsgFunc(createMsg func() string)                          {}
func (e *Event) Fields(fields interface{}) *Event                         { return nil }
func (e *Event) Dict(key string, dict *Event) *Event                      { return nil }
func (e *Event) Array(key string, arr LogArrayMarshaler) *Event           { return nil }
func (e *Event) Object(key string, obj LogObjectMarshaler) *Event         { return nil }
func (e *Event) Func(f func(e *Event)) *Event                             { return nil }
func (e *Event) EmbedObject(obj LogObjectMarshaler) *Event                { return nil }
func (e *Event) Str(key, val string) *Event                               { return nil }
func (e *Event) Strs(key string, vals []string) *Event                    { return nil }
func (e *Event) Stringer(key string, val fmt.Stringer) *Event             { return nil }
func (e *Event) Stringers(key string, vals []fmt.Stringer) *Event         { return nil }
func (e *Event) Bytes(key string, val []byte) *Event                      { return nil }
func (e *Event) Hex(key string, val []byte) *Event                        { return nil }
func (e *Event) RawJSON(key string, b []byte) *Event                      { return nil }
func (e *Event) RawCBOR(key string, b []byte) *Event                      { return nil }
func (e *Event) AnErr(key string, err error) *Event                       { return nil }
func (e *Event) Errs(key string, errs []error) *Event                     { return nil }
func (e *Event) Err(err error) *Event                                     { return nil }
func (e *Event) Stack() *Event                                            { return nil }
func (e *Event) Ctx(ctx context.Context) *Event                           { return nil }
func (e *Event) GetCtx() context.Context                                  { return nil }
func (e *Event) Bool(key string, b bool) *Event                           { return nil }
func (e *Event) Bools(key string, b []bool) *Event                        { return nil }
func (e *Event) Int(key string, i int) *Event                             { return nil }
func (e *Event) Ints(key string, i []int) *Event                          { return nil }
func (e *Event) Int8(key string, i int8) *Event                           { return nil }
func (e *Event) Ints8(key string, i []int8) *Event                        { return nil }
func (e *Event) Int16(key string, i int16) *Event                         { return nil }
func (e *Event) Ints16(key string, i []int16) *Event                      { return nil }
func (e *Event) Int32(key string, i int32) *Event                         { return nil }
func (e *Event) Ints32(key string, i []int32) *Event                      { return nil }
func (e *Event) Int64(key string, i int64) *Event                         { return nil }
func (e *Event) Ints64(key string, i []int64) *Event                      { return nil }
func (e *Event) Uint(key string, i uint) *Event                           { return nil }
func (e *Event) Uints(key string, i []uint) *Event                        { return nil }
func (e *Event) Uint8(key string, i uint8) *Event                         { return nil }
func (e *Event) Uints8(key string, i []uint8) *Event                      { return nil }
func (e *Event) Uint16(key string, i uint16) *Event                       { return nil }
func (e *Event) Uints16(key string, i []uint16) *Event                    { return nil }
func (e *Event) Uint32(key string, i uint32) *Event                       { return nil }
func (e *Event) Uints32(key string, i []uint32) *Event                    { return nil }
func (e *Event) Uint64(key string, i uint64) *Event                       { return nil }
func (e *Event) Uints64(key string, i []uint64) *Event                    { return nil }
func (e *Event) Float32(key string, f float32) *Event                     { return nil }
func (e *Event) Floats32(key string, f []float32) *Event                  { return nil }
func (e *Event) Float64(key string, f float64) *Event                     { return nil }
func (e *Event) Floats64(key string, f []float64) *Event                  { return nil }
func (e *Event) Timestamp() *Event                                        { return nil }
func (e *Event) Time(key string, t time.Time) *Event                      { return nil }
func (e *Event) Times(key string, t []time.Time) *Event                   { return nil }
func (e *Event) Dur(key string, d time.Duration) *Event                   { return nil }
func (e *Event) Durs(key string, d []time.Duration) *Event                { return nil }
func (e *Event) TimeDiff(key string, t time.Time, start time.Time) *Event { return nil }
func (e *Event) Any(key string, i interface{}) *Event                     { return nil }
func (e *Event) Interface(key string, i interface{}) *Event               { return nil }
func (e *Event) Type(key string, val interface{}) *Event                  { return nil }
func (e *Event) CallerSkipFrame(skip int) *Event                          { return nil }
func (e *Event) Caller(skip ...int) *Event                                { return nil }
func (e *Event) IPAddr(key string, ip net.IP) *Event                      { return nil }
func (e *Event) IPPrefix(key string, pfx net.IPNet) *Event                { return nil }
func (e *Event) MACAddr(key string, ha net.HardwareAddr) *Event           { return nil }

type LogObjectMarshaler interface {
	MarshalZerologObject(e *Event)
}

type LogArrayMarshaler interface {
	MarshalZerologArray(a *Array)
}

func Dict() *Event { return nil }

func SetGlobalLevel(l Level) {}

func GlobalLevel() Level { return 0 }

type Hook interface {
	Run(e *Event, level Level, message string)
}

type HookFunc func(e *Event, level Level, message string)

func (h HookFunc) Run(e *Event, level Level, message string) {}

type Level int8

func (l Level) String() string                   { return "" }
func (l *Level) UnmarshalText(text []byte) error { return nil }
func (l Level) MarshalText() ([]byte, error)     { return nil, nil }

const (
	DebugLevel Level = iota
	InfoLevel
	WarnLevel
	ErrorLevel
	FatalLevel
	PanicLevel
	NoLevel
	Disabled
	TraceLevel Level = -1
)

func ParseLevel(levelStr string) (Level, error) { return 0, nil }

type Logger struct {
}

func (l Logger) WithContext(ctx context.Context) context.Context { return nil }
func (l Logger) Output(w io.Writer) Logger                       { return Logger{} }
func (l Logger) With() Context                                   { return Context{} }
func (l *Logger) UpdateContext(update func(c Context) Context)   {}
func (l Logger) Level(lvl Level) Logger                          { return Logger{} }
func (l Logger) GetLevel() Level                                 { return 0 }
func (l Logger) Hook(hooks ...Hook) Logger                       { return Logger{} }
func (l *Logger) Trace() *Event                                  { return nil }
func (l *Logger) Debug() *Event                                  { return nil }
func (l *Logger) Info() *Event                                   { return nil }
func (l *Logger) Warn() *Event                                   { return nil }
func (l *Logger) Error() *Event                                  { return nil }
func (l *Logger) Err(err error) *Event                           { return nil }
func (l *Logger) Fatal() *Event                                  { return nil }
func (l *Logger) Panic() *Event                                  { return nil }
func (l *Logger) WithLevel(level Level) *Event                   { return nil }
func (l *Logger) Log() *Event                                    { return nil }
func (l *Logger) Print(v ...interface{})                         {}
func (l *Logger) Printf(format string, v ...interface{})         {}
func (l *Logger) Println(v ...interface{})                       {}
func (l Logger) Write(p []byte) (n int, err error)               { return 0, nil }

func New(w io.Writer) Logger { return Logger{} }

func Nop() Logger { return Logger{} }
