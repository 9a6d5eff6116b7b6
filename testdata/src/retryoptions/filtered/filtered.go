// Package filtered takes the first retry handler out of the list.
package filtered

import (
	khttp "github.com/microsoft/kiota-http-go"
)

func own(mine khttp.Middleware) []khttp.Middleware {
	var out []khttp.Middleware
	for _, m := range khttp.GetDefaultMiddlewares() {
		if _, ok := m.(*khttp.RetryHandler); !ok {
			out = append(out, m)
		}
	}
	return append(out, mine)
}

func use() []khttp.Middleware { return own(khttp.NewRetryHandler()) }

func without(list []khttp.Middleware) []khttp.Middleware {
	kept := list[:0]
	for _, m := range list {
		switch m.(type) {
		case *khttp.RetryHandler:
		default:
			kept = append(kept, m)
		}
	}
	return kept
}

func useWithout() []khttp.Middleware {
	return append(without(khttp.GetDefaultMiddlewares()), khttp.NewRetryHandler())
}
