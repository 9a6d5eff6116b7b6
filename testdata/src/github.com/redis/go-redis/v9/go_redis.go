// Package redis is a stand-in for github.com/redis/go-redis/v9: some of its
// declarations, with empty bodies, for the analyzers' tests.
package redis

import (
	"context"
	"crypto/tls"
	"net"
	"time"
)

type Cmder interface {
	Name() string
	Args() []interface{}
	String() string
	Err() error
}

type baseCmd struct {
}

func (cmd *baseCmd) Name() string        { return "" }
func (cmd *baseCmd) Args() []interface{} { return nil }
func (cmd *baseCmd) SetErr(e error)      {}
func (cmd *baseCmd) Err() error          { return nil }

type Cmd struct {
	baseCmd
}

func (cmd *Cmd) String() string                   { return "" }
func (cmd *Cmd) SetVal(val interface{})           {}
func (cmd *Cmd) Val() interface{}                 { return nil }
func (cmd *Cmd) Result() (interface{}, error)     { return nil, nil }
func (cmd *Cmd) Text() (string, error)            { return "", nil }
func (cmd *Cmd) Int() (int, error)                { return 0, nil }
func (cmd *Cmd) Int64() (int64, error)            { return 0, nil }
func (cmd *Cmd) Uint64() (uint64, error)          { return 0, nil }
func (cmd *Cmd) Float32() (float32, error)        { return 0, nil }
func (cmd *Cmd) Float64() (float64, error)        { return 0, nil }
func (cmd *Cmd) Bool() (bool, error)              { return false, nil }
func (cmd *Cmd) Slice() ([]interface{}, error)    { return nil, nil }
func (cmd *Cmd) StringSlice() ([]string, error)   { return nil, nil }
func (cmd *Cmd) Int64Slice() ([]int64, error)     { return nil, nil }
func (cmd *Cmd) Uint64Slice() ([]uint64, error)   { return nil, nil }
func (cmd *Cmd) Float32Slice() ([]float32, error) { return nil, nil }
func (cmd *Cmd) Float64Slice() ([]float64, error) { return nil, nil }
func (cmd *Cmd) BoolSlice() ([]bool, error)       { return nil, nil }

type SliceCmd struct {
	baseCmd
}

func (cmd *SliceCmd) SetVal(val []interface{})       {}
func (cmd *SliceCmd) Val() []interface{}             { return nil }
func (cmd *SliceCmd) Result() ([]interface{}, error) { return nil, nil }
func (cmd *SliceCmd) String() string                 { return "" }
func (cmd *SliceCmd) Scan(dst interface{}) error     { return nil }

type StatusCmd struct {
	baseCmd
}

func (cmd *StatusCmd) SetVal(val string)       {}
func (cmd *StatusCmd) Val() string             { return "" }
func (cmd *StatusCmd) Result() (string, error) { return "", nil }
func (cmd *StatusCmd) Bytes() ([]byte, error)  { return nil, nil }
func (cmd *StatusCmd) String() string          { return "" }

type IntCmd struct {
	baseCmd
}

func (cmd *IntCmd) SetVal(val int64)        {}
func (cmd *IntCmd) Val() int64              { return 0 }
func (cmd *IntCmd) Result() (int64, error)  { return 0, nil }
func (cmd *IntCmd) Uint64() (uint64, error) { return 0, nil }
func (cmd *IntCmd) String() string          { return "" }

type BoolCmd struct {
	baseCmd
}

func (cmd *BoolCmd) SetVal(val bool)       {}
func (cmd *BoolCmd) Val() bool             { return false }
func (cmd *BoolCmd) Result() (bool, error) { return false, nil }
func (cmd *BoolCmd) String() string        { return "" }

type StringCmd struct {
	baseCmd
}

func (cmd *StringCmd) SetVal(val string)          {}
func (cmd *StringCmd) Val() string                { return "" }
func (cmd *StringCmd) Result() (string, error)    { return "", nil }
func (cmd *StringCmd) Bytes() ([]byte, error)     { return nil, nil }
func (cmd *StringCmd) Bool() (bool, error)        { return false, nil }
func (cmd *StringCmd) Int() (int, error)          { return 0, nil }
func (cmd *StringCmd) Int64() (int64, error)      { return 0, nil }
func (cmd *StringCmd) Uint64() (uint64, error)    { return 0, nil }
func (cmd *StringCmd) Float32() (float32, error)  { return 0, nil }
func (cmd *StringCmd) Float64() (float64, error)  { return 0, nil }
func (cmd *StringCmd) Time() (time.Time, error)   { return time.Time{}, nil }
func (cmd *StringCmd) Scan(val interface{}) error { return nil }
func (cmd *StringCmd) String() string             { return "" }

type FloatCmd struct {
	baseCmd
}

func (cmd *FloatCmd) SetVal(val float64)       {}
func (cmd *FloatCmd) Val() float64             { return 0 }
func (cmd *FloatCmd) Result() (float64, error) { return 0, nil }
func (cmd *FloatCmd) String() string           { return "" }

type StringSliceCmd struct {
	baseCmd
}

func (cmd *StringSliceCmd) SetVal(val []string)                   {}
func (cmd *StringSliceCmd) Val() []string                         { return nil }
func (cmd *StringSliceCmd) Result() ([]string, error)             { return nil, nil }
func (cmd *StringSliceCmd) String() string                        { return "" }
func (cmd *StringSliceCmd) ScanSlice(container interface{}) error { return nil }

type BoolSliceCmd struct {
	baseCmd
}

func (cmd *BoolSliceCmd) SetVal(val []bool)       {}
func (cmd *BoolSliceCmd) Val() []bool             { return nil }
func (cmd *BoolSliceCmd) Result() ([]bool, error) { return nil, nil }
func (cmd *BoolSliceCmd) String() string          { return "" }

type MapStringStringCmd struct {
	baseCmd
}

func (cmd *MapStringStringCmd) Val() map[string]string             { return nil }
func (cmd *MapStringStringCmd) SetVal(val map[string]string)       {}
func (cmd *MapStringStringCmd) Result() (map[string]string, error) { return nil, nil }
func (cmd *MapStringStringCmd) String() string                     { return "" }
func (cmd *MapStringStringCmd) Scan(dest interface{}) error        { return nil }

type Cmdable interface {
	Pipeline() Pipeliner
	Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	TxPipeline() Pipeliner
	CommandGetKeys(ctx context.Context, commands ...interface{}) *StringSliceCmd
	ClientGetName(ctx context.Context) *StringCmd
	Echo(ctx context.Context, message interface{}) *StringCmd
	Ping(ctx context.Context) *StatusCmd
	Quit(ctx context.Context) *StatusCmd
	Unlink(ctx context.Context, keys ...string) *IntCmd
	BgRewriteAOF(ctx context.Context) *StatusCmd
	BgSave(ctx context.Context) *StatusCmd
	ClientKill(ctx context.Context, ipPort string) *StatusCmd
	ClientKillByFilter(ctx context.Context, keys ...string) *IntCmd
	ClientList(ctx context.Context) *StringCmd
	ClientPause(ctx context.Context, dur time.Duration) *BoolCmd
	ClientUnpause(ctx context.Context) *BoolCmd
	ClientID(ctx context.Context) *IntCmd
	ClientUnblock(ctx context.Context, id int64) *IntCmd
	ClientUnblockWithError(ctx context.Context, id int64) *IntCmd
	ConfigGet(ctx context.Context, parameter string) *MapStringStringCmd
	ConfigResetStat(ctx context.Context) *StatusCmd
	ConfigSet(ctx context.Context, parameter, value string) *StatusCmd
	ConfigRewrite(ctx context.Context) *StatusCmd
	DBSize(ctx context.Context) *IntCmd
	FlushAll(ctx context.Context) *StatusCmd
	FlushAllAsync(ctx context.Context) *StatusCmd
	FlushDB(ctx context.Context) *StatusCmd
	FlushDBAsync(ctx context.Context) *StatusCmd
	Info(ctx context.Context, section ...string) *StringCmd
	LastSave(ctx context.Context) *IntCmd
	Save(ctx context.Context) *StatusCmd
	Shutdown(ctx context.Context) *StatusCmd
	ShutdownSave(ctx context.Context) *StatusCmd
	ShutdownNoSave(ctx context.Context) *StatusCmd
	SlaveOf(ctx context.Context, host, port string) *StatusCmd
	DebugObject(ctx context.Context, key string) *StringCmd
	MemoryUsage(ctx context.Context, key string, samples ...int) *IntCmd
	GenericCmdable
	HashCmdable
	SetCmdable
	SortedSetCmdable
	StringCmdable
}

type cmdable func(ctx context.Context, cmd Cmder) error

func (c cmdable) Del(ctx context.Context, keys ...string) *IntCmd    { return nil }
func (c cmdable) Exists(ctx context.Context, keys ...string) *IntCmd { return nil }
func (c cmdable) Expire(ctx context.Context, key string, expiration time.Duration) *BoolCmd {
	return nil
}
func (c cmdable) Keys(ctx context.Context, pattern string) *StringSliceCmd            { return nil }
func (c cmdable) HDel(ctx context.Context, key string, fields ...string) *IntCmd      { return nil }
func (c cmdable) HExists(ctx context.Context, key, field string) *BoolCmd             { return nil }
func (c cmdable) HGet(ctx context.Context, key, field string) *StringCmd              { return nil }
func (c cmdable) HGetAll(ctx context.Context, key string) *MapStringStringCmd         { return nil }
func (c cmdable) HMGet(ctx context.Context, key string, fields ...string) *SliceCmd   { return nil }
func (c cmdable) HSet(ctx context.Context, key string, values ...interface{}) *IntCmd { return nil }
func (c cmdable) HSetNX(ctx context.Context, key, field string, value interface{}) *BoolCmd {
	return nil
}
func (c cmdable) LPush(ctx context.Context, key string, values ...interface{}) *IntCmd { return nil }
func (c cmdable) RPush(ctx context.Context, key string, values ...interface{}) *IntCmd { return nil }
func (c cmdable) Publish(ctx context.Context, channel string, message interface{}) *IntCmd {
	return nil
}
func (c cmdable) Eval(ctx context.Context, script string, keys []string, args ...interface{}) *Cmd {
	return nil
}
func (c cmdable) SAdd(ctx context.Context, key string, members ...interface{}) *IntCmd   { return nil }
func (c cmdable) SIsMember(ctx context.Context, key string, member interface{}) *BoolCmd { return nil }
func (c cmdable) SMIsMember(ctx context.Context, key string, members ...interface{}) *BoolSliceCmd {
	return nil
}
func (c cmdable) SMembers(ctx context.Context, key string) *StringSliceCmd             { return nil }
func (c cmdable) SRem(ctx context.Context, key string, members ...interface{}) *IntCmd { return nil }
func (c cmdable) ZAdd(ctx context.Context, key string, members ...Z) *IntCmd           { return nil }
func (c cmdable) ZRem(ctx context.Context, key string, members ...interface{}) *IntCmd { return nil }
func (c cmdable) ZScore(ctx context.Context, key, member string) *FloatCmd             { return nil }
func (c cmdable) XAdd(ctx context.Context, a *XAddArgs) *StringCmd                     { return nil }
func (c cmdable) Get(ctx context.Context, key string) *StringCmd                       { return nil }
func (c cmdable) GetSet(ctx context.Context, key string, value interface{}) *StringCmd { return nil }
func (c cmdable) GetEx(ctx context.Context, key string, expiration time.Duration) *StringCmd {
	return nil
}
func (c cmdable) GetDel(ctx context.Context, key string) *StringCmd          { return nil }
func (c cmdable) Incr(ctx context.Context, key string) *IntCmd               { return nil }
func (c cmdable) MGet(ctx context.Context, keys ...string) *SliceCmd         { return nil }
func (c cmdable) MSet(ctx context.Context, values ...interface{}) *StatusCmd { return nil }
func (c cmdable) Set(ctx context.Context, key string, value interface{}, expiration time.Duration) *StatusCmd {
	return nil
}
func (c cmdable) SetEx(ctx context.Context, key string, value interface{}, expiration time.Duration) *StatusCmd {
	return nil
}
func (c cmdable) SetNX(ctx context.Context, key string, value interface{}, expiration time.Duration) *BoolCmd {
	return nil
}
func (c cmdable) SetXX(ctx context.Context, key string, value interface{}, expiration time.Duration) *BoolCmd {
	return nil
}

type GenericCmdable interface {
	Del(ctx context.Context, keys ...string) *IntCmd
	Exists(ctx context.Context, keys ...string) *IntCmd
	Expire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	Keys(ctx context.Context, pattern string) *StringSliceCmd
}

type HashCmdable interface {
	HDel(ctx context.Context, key string, fields ...string) *IntCmd
	HExists(ctx context.Context, key, field string) *BoolCmd
	HGet(ctx context.Context, key, field string) *StringCmd
	HGetAll(ctx context.Context, key string) *MapStringStringCmd
	HMGet(ctx context.Context, key string, fields ...string) *SliceCmd
	HSet(ctx context.Context, key string, values ...interface{}) *IntCmd
	HSetNX(ctx context.Context, key, field string, value interface{}) *BoolCmd
}

type Options struct {
	Network                    string
	Addr                       string
	ClientName                 string
	Dialer                     func(ctx context.Context, network, addr string) (net.Conn, error)
	Protocol                   int
	Username                   string
	Password                   string
	CredentialsProvider        func() (username string, password string)
	CredentialsProviderContext func(ctx context.Context) (username string, password string, err error)
	DB                         int
	MaxRetries                 int
	MinRetryBackoff            time.Duration
	MaxRetryBackoff            time.Duration
	DialTimeout                time.Duration
	ReadTimeout                time.Duration
	WriteTimeout               time.Duration
	ContextTimeoutEnabled      bool
	PoolFIFO                   bool
	PoolSize                   int
	PoolTimeout                time.Duration
	MinIdleConns               int
	MaxIdleConns               int
	MaxActiveConns             int
	ConnMaxIdleTime            time.Duration
	ConnMaxLifetime            time.Duration
	TLSConfig                  *tls.Config
	DisableIndentity           bool
	DisableIdentity            bool
	IdentitySuffix             string
	UnstableResp3              bool
}

type Pipeliner interface {
	Len() int
	Discard()
	Exec(ctx context.Context) ([]Cmder, error)
}

type Client struct {
	cmdable
}

func (c *Client) WithTimeout(timeout time.Duration) *Client        { return nil }
func (c *Client) Do(ctx context.Context, args ...interface{}) *Cmd { return nil }
func (c *Client) Process(ctx context.Context, cmd Cmder) error     { return nil }
func (c *Client) Options() *Options                                { return nil }
func (c *Client) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error) {
	return nil, nil
}
func (c *Client) Pipeline() Pipeliner { return nil }
func (c *Client) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error) {
	return nil, nil
}
func (c *Client) TxPipeline() Pipeliner { return nil }

func NewClient(opt *Options) *Client { return nil }

type Script struct {
}

func NewScript(src string) *Script { return nil }

type SetCmdable interface {
	SAdd(ctx context.Context, key string, members ...interface{}) *IntCmd
	SIsMember(ctx context.Context, key string, member interface{}) *BoolCmd
	SMIsMember(ctx context.Context, key string, members ...interface{}) *BoolSliceCmd
	SMembers(ctx context.Context, key string) *StringSliceCmd
	SRem(ctx context.Context, key string, members ...interface{}) *IntCmd
}

type SortedSetCmdable interface {
	ZAdd(ctx context.Context, key string, members ...Z) *IntCmd
	ZRem(ctx context.Context, key string, members ...interface{}) *IntCmd
	ZScore(ctx context.Context, key, member string) *FloatCmd
}

type Z struct {
	Score  float64
	Member interface{}
}

type XAddArgs struct {
	Stream     string
	NoMkStream bool
	MaxLen     int64
	MinID      string
	Approx     bool
	Limit      int64
	ID         string
	Values     interface{}
}

type StringCmdable interface {
	Get(ctx context.Context, key string) *StringCmd
	GetSet(ctx context.Context, key string, value interface{}) *StringCmd
	GetEx(ctx context.Context, key string, expiration time.Duration) *StringCmd
	GetDel(ctx context.Context, key string) *StringCmd
	Incr(ctx context.Context, key string) *IntCmd
	MGet(ctx context.Context, keys ...string) *SliceCmd
	MSet(ctx context.Context, values ...interface{}) *StatusCmd
	Set(ctx context.Context, key string, value interface{}, expiration time.Duration) *StatusCmd
	SetEx(ctx context.Context, key string, value interface{}, expiration time.Duration) *StatusCmd
	SetNX(ctx context.Context, key string, value interface{}, expiration time.Duration) *BoolCmd
	SetXX(ctx context.Context, key string, value interface{}, expiration time.Duration) *BoolCmd
}

type UniversalClient interface {
	Cmdable
	Close() error
}
