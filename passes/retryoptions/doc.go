// Package retryoptions defines an Analyzer that finds options of a client's own
// retry handler that do something else than they say.
//
// # Analyzer retryoptions
//
// retryoptions: check for retry options that crash, that switch nothing off, or that count twice
//
// The clients behind Graph programs repeat requests by themselves: kiota's retry
// handler under the Graph SDK, azcore's retry policy under the credentials. Their
// options compile in forms that do harm only when the service throttles, which
// no test does. The handler calls ShouldRetry without asking whether there is
// one, so that a program that sets MaxRetries alone runs for weeks and dies with
// a nil call at its first 429:
//
//	// WRONG
//	mw, err := khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{ // "khttp.RetryHandlerOptions has no ShouldRetry, which the retry handler calls unasked: the first 429, 503 or 504 ends the program with a nil call; set ShouldRetry, to a function that returns true if nothing is to be decided"
//		MaxRetries: 5,
//	})
//
//	// RIGHT
//	mw, err := khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{
//		ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool { return true },
//		MaxRetries:  5,
//	})
//
// Zero is not off. Both libraries take MaxRetries: 0 for their default, which is
// three:
//
//	// WRONG
//	policy.RetryOptions{MaxRetries: 0} // "MaxRetries: 0 does not turn the retries of the azcore pipeline off: it stands for the default of 3, and a request is sent up to four times; write -1"
//
//	// RIGHT
//	policy.RetryOptions{MaxRetries: -1}
//
//	// RIGHT: kiota has no number for it
//	khttp.RetryHandlerOptions{ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool { return false }}
//
// The default list of middlewares holds a retry handler already. One that is
// appended to it repeats what the first has repeated: measured, 16 requests for
// one call.
//
//	// WRONG
//	mw := append(khttp.GetDefaultMiddlewares(), khttp.NewRetryHandlerWithOptions(opts)) // "this adds a second retry handler to the default middlewares, which hold one: each repeats what the other has repeated, and one call becomes up to 16 requests; give the options to GetDefaultMiddlewaresWithOptions of kiota-http-go instead"
//
//	// RIGHT
//	mw, err := khttp.GetDefaultMiddlewaresWithOptions(&opts)
//
// It also reports
//
//   - a MaxRetries above 10 and a DelaySeconds above 180, which kiota's handler
//     cuts to these without a word;
//   - a ShouldRetry that sleeps, itself or in a function of the package that it
//     calls: the client waits after it anyway, so that each wait is there twice,
//     and the one in ShouldRetry is ended by no context.
//
// Options are followed from where they are made through variables, helpers,
// results and other packages of the module to the handler, or to where they
// become an option of a request. It is silent for
//
//   - options whose ShouldRetry is set anywhere, also by a function that gets
//     them by pointer, and options that go where they can not be followed;
//   - a zero that comes from a variable, a setting or a calculation, one that is
//     set to something else later, and one beside a ShouldRetry that is never true;
//   - a handler beside the defaults where one of the two never repeats, or where
//     the package looks for retry handlers in the list by their type.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore retryoptions three is meant, and written out for the reader
package retryoptions
