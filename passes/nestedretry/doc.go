// Package nestedretry defines an Analyzer that finds retries around a client
// that already retries.
//
// # Analyzer nestedretry
//
// nestedretry: check for retries around a client that already retries
//
// The Graph SDK sends a request up to four times by itself: its retry handler
// repeats 429, 503 and 504 three times, with the pause that the service asks
// for, whatever the method. A loop around it multiplies: three attempts of the
// program are twelve requests, five are twenty. They come while the service is
// asking for fewer, count against the same limit, and make the throttling last
// longer. Nothing shows in the code and nothing in the logs, for the program
// only sees its own attempts:
//
//	// WRONG
//	for attempt := 1; attempt <= 3; attempt++ {
//		user, err := client.Users().ByUserId(id).Get(ctx, nil) // "Users().ByUserId().Get is sent again by the loop at line 1 after 429, 503 and 504, which the Graph client has already repeated: ..."
//		if err == nil {
//			return user, nil
//		}
//		time.Sleep(time.Second)
//	}
//
// What the client has tried four times is no better for a fifth. Leave 429, 503
// and 504 to it, and repeat what it never does, if that makes sense:
//
//	// RIGHT
//	user, err := client.Users().ByUserId(id).Get(ctx, nil)
//	var oe *odataerrors.ODataError
//	if errors.As(err, &oe) && oe.ResponseStatusCode == http.StatusNotFound {
//		// not replicated yet: wait and ask again
//	}
//
// For more attempts or longer pauses give the client a RetryHandlerOptions, for
// one request or for all. To keep a retry of your own turn the client's off: with
// a ShouldRetry that returns false, or a list of middleware without a retry
// handler. MaxRetries: 0 does not turn it off, it stands for three.
//
// Clients of azcore (408, 429, 500, 502, 503, 504 and failures without an answer;
// -1 turns it off), go-retryablehttp (429, 5xx and such failures; RetryMax = 0)
// and those built on it retry too, and are treated alike.
//
// A retry is where the failure of a request leads to the same request with the
// same arguments, and success does not, or is able to end it where the failure
// is not, as in a poll that takes a failure for "not yet": a loop however it is written, a second
// call, a function that calls itself, also later or by way of another, an item that is
// put back into the list, channel or queue that it was taken from, or left in it, and a function of this module or of a known
// library (cenkalti/backoff, avast/retry-go, sethvargo/go-retry, matryer/try,
// eapache/go-resiliency, failsafe-go, juju/retry, terraform's helper/retry,
// rclone's pacer, the wait and retry packages of Kubernetes and others) that
// calls the function it is given again. After which failures is found by
// following the code for each of them through conditions, predicates, error
// types, codes and texts, in other packages of the module too. It is silent
//
//   - where none of these failures is one that the client repeats: loops that
//     wait for a 404 to pass, or fetch a fresh ETag after a 412;
//   - where success goes round as well: paging, schedules, polls that a failure
//     ends;
//   - where the next turn has other arguments: the next item, another source;
//   - where a constant keeps a loop from running a second time;
//   - where the client's retries are off, as far as its constructor tells;
//   - in a middleware or RoundTripper, which is a layer of the client itself;
//   - wherever something needed to know is not known.
//
// Helpers that it does not recognise can be named in the settings, as
// "import/path.Func" or "(import/path.Type).Method".
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore nestedretry the handler gives up before the outage ends
package nestedretry
