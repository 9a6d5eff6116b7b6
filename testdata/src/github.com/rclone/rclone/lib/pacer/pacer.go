// Package pacer is a stand-in for github.com/rclone/rclone/lib/pacer: some of its
// declarations, with empty bodies, for the analyzers' tests.
package pacer

import (
	"time"
)

type State struct {
	SleepTime          time.Duration
	ConsecutiveRetries int
	LastError          error
}

type Calculator interface {
	Calculate(state State) time.Duration
}

type Pacer struct {
	pacerOptions
}

func (p *Pacer) SetMaxConnections(n int)             {}
func (p *Pacer) SetRetries(retries int)              {}
func (p *Pacer) SetCalculator(c Calculator)          {}
func (p *Pacer) ModifyCalculator(f func(Calculator)) {}
func (p *Pacer) Call(fn Paced) (err error)           { return nil }
func (p *Pacer) CallNoRetry(fn Paced) error          { return nil }

type pacerOptions struct {
}

type InvokerFunc func(try, tries int, f Paced) (bool, error)

type Option func(*pacerOptions)

func CalculatorOption(c Calculator) Option { return nil }

func RetriesOption(retries int) Option { return nil }

func MaxConnectionsOption(maxConnections int) Option { return nil }

func InvokerOption(invoker InvokerFunc) Option { return nil }

type Paced func() (bool, error)

func New(options ...Option) *Pacer { return nil }

func RetryAfterError(err error, retryAfter time.Duration) error { return nil }

func IsRetryAfter(err error) (retryAfter time.Duration, isRetryAfter bool) { return 0, false }

type MinSleep time.Duration

func (o MinSleep) ApplyDefault(c *Default)         {}
func (o MinSleep) ApplyGoogleDrive(c *GoogleDrive) {}
func (o MinSleep) ApplyS3(c *S3)                   {}

type MaxSleep time.Duration

func (o MaxSleep) ApplyDefault(c *Default) {}
func (o MaxSleep) ApplyS3(c *S3)           {}

type DecayConstant uint

func (o DecayConstant) ApplyDefault(c *Default) {}
func (o DecayConstant) ApplyS3(c *S3)           {}

type AttackConstant uint

func (o AttackConstant) ApplyDefault(c *Default) {}
func (o AttackConstant) ApplyS3(c *S3)           {}

type Burst int

func (o Burst) ApplyGoogleDrive(c *GoogleDrive) {}

type Default struct {
}

func (c *Default) Update(opts ...DefaultOption)        {}
func (c *Default) Calculate(state State) time.Duration { return 0 }

type DefaultOption interface {
	ApplyDefault(*Default)
}

func NewDefault(opts ...DefaultOption) *Default { return nil }

type ZeroDelayCalculator struct {
}

func (c *ZeroDelayCalculator) Calculate(state State) time.Duration { return 0 }

type AzureIMDS struct {
}

func (c *AzureIMDS) Calculate(state State) time.Duration { return 0 }

func NewAzureIMDS() *AzureIMDS { return nil }

type GoogleDrive struct {
}

func (c *GoogleDrive) Update(opts ...GoogleDriveOption)    {}
func (c *GoogleDrive) Calculate(state State) time.Duration { return 0 }

type GoogleDriveOption interface {
	ApplyGoogleDrive(*GoogleDrive)
}

func NewGoogleDrive(opts ...GoogleDriveOption) *GoogleDrive { return nil }

type S3 struct {
}

func (c *S3) Update(opts ...S3Option)             {}
func (c *S3) Calculate(state State) time.Duration { return 0 }

type S3Option interface {
	ApplyS3(*S3)
}

func NewS3(opts ...S3Option) *S3 { return nil }

type TokenDispenser struct {
}

func (td *TokenDispenser) Get() {}
func (td *TokenDispenser) Put() {}

func NewTokenDispenser(n int) *TokenDispenser { return nil }
