// Package numbers writes numbers into retry options.
package numbers

import (
	"flag"
	"net/http"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	khttp "github.com/microsoft/kiota-http-go"
)

func yes(time.Duration, int, *http.Request, *http.Response) bool { return true }

func no(time.Duration, int, *http.Request, *http.Response) bool { return false }

const off = 0

const tries = 3

// Bad.

var a = khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: 0} // want `MaxRetries: 0 does not turn the retries of the retry handler off: it stands for the default of 3, and a request is sent up to four times; return false from ShouldRetry instead`

func named() *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: off} // want `MaxRetries: off does not turn the retries`
}

func assigned(once bool) khttp.RetryHandlerOptions {
	o := khttp.RetryHandlerOptions{ShouldRetry: yes}
	if once {
		o.MaxRetries = 0 // want `MaxRetries: 0 does not turn`
	}
	return o
}

func positional() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{yes, 0, 3} // want `MaxRetries: 0 does not turn`
}

func credential() policy.ClientOptions {
	return policy.ClientOptions{
		Retry: policy.RetryOptions{MaxRetries: 0}, // want `MaxRetries: 0 does not turn the retries of the azcore pipeline off: it stands for the default of 3, and a request is sent up to four times; write -1`
	}
}

func promoted() *policy.ClientOptions {
	o := new(policy.ClientOptions)
	o.Retry.MaxRetries = 0 // want `azcore pipeline off`
	return o
}

func many() *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: tries * 5} // want `MaxRetries is 15, but the retry handler cuts it to 10 retries without a word; write 10, or repeat in code of your own`
}

func slow() khttp.RetryHandlerOptions {
	o := khttp.RetryHandlerOptions{ShouldRetry: yes}
	o.DelaySeconds = int((5 * time.Minute).Seconds()) // a float in between: not followed
	o.DelaySeconds = 300                              // want `DelaySeconds is 300, but the retry handler cuts it to 180 seconds without a word; write 180`
	return o
}

// Good.

func fromSetting(n int) *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: n}
}

func zeroUnless(n int) khttp.RetryHandlerOptions {
	o := khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: 0}
	if n > 0 {
		o.MaxRetries = n
	}
	return o
}

func calculated(quick bool) khttp.RetryHandlerOptions {
	n := 0
	if !quick {
		n = 5
	}
	return khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: n}
}

func reallyOff() *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{ShouldRetry: no, MaxRetries: 0}
}

func offByLiteral() *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{
		MaxRetries:  0,
		ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool { return false },
	}
}

func azcoreOff() policy.RetryOptions { return policy.RetryOptions{MaxRetries: -1} }

func azcoreMany() policy.RetryOptions { return policy.RetryOptions{MaxRetries: 16} }

func flagged(fs *flag.FlagSet) *khttp.RetryHandlerOptions {
	o := &khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: 0}
	fs.IntVar(&o.MaxRetries, "tries", 3, "how often to try again")
	return o
}

type settings struct{ Retry policy.RetryOptions }

func defaults() settings { return settings{Retry: policy.RetryOptions{MaxRetries: 0}} }

func atTheLimit() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: 10, DelaySeconds: 180}
}

func milliseconds() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: yes, DelaySeconds: 5000} // unitmismatch has this one
}

type other struct{ MaxRetries, DelaySeconds int }

func own() other { return other{MaxRetries: 0, DelaySeconds: 600} }

func redirect() khttp.RedirectHandlerOptions { return khttp.RedirectHandlerOptions{MaxRedirects: 0} }
