// Package postreplay defines an Analyzer that finds POSTs which the client
// itself repeats when nobody knows whether they were carried out.
//
// # Analyzer postreplay
//
// postreplay: check for POSTs that the client itself sends again after 503 and 504
//
// No loop is in sight, and still the mail goes out twice. The retry handler under
// the Graph SDK repeats every method after 429, 503 and 504; measured, a sendMail
// that is answered with 504 is sent four times. After 429 that is right, since
// nothing was done. But 504 is the answer of a gateway that waited in vain: the
// service behind it may have sent the mail. The fault can not be seen in the
// program, which is why there is an analyzer for it, and nearly every program has
// it, which is why that one is off by default:
//
//	// WRONG
//	err := client.Me().SendMail().Post(ctx, body, nil) // "the POST SendMail().Post is sent up to four times by the Graph client itself if it is answered with 503 or 504, when the first may have been carried out, and each further one sends the mail again; let the client repeat it after 429 only: Options: []abstractions.RequestOption{&nethttplibrary.RetryHandlerOptions{ShouldRetry: func(_ time.Duration, _ int, _ *http.Request, resp *http.Response) bool { return resp.StatusCode == http.StatusTooManyRequests }}} in its configuration"
//
//	// RIGHT: for this request
//	err := client.Me().SendMail().Post(ctx, body, &users.ItemSendMailRequestBuilderPostRequestConfiguration{
//		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{
//			ShouldRetry: func(_ time.Duration, _ int, _ *http.Request, resp *http.Response) bool {
//				return resp.StatusCode == http.StatusTooManyRequests
//			},
//		}},
//	})
//
//	// RIGHT: for all requests of a client
//	mw, err := khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{
//		ShouldRetry: func(_ time.Duration, _ int, req *http.Request, resp *http.Response) bool {
//			return req.Method != http.MethodPost || resp.StatusCode == http.StatusTooManyRequests
//		},
//	})
//
// It reports the POSTs of which a second one is felt: sendMail, send, reply and
// replyAll, forward, addPassword, rows of a workbook, invitations, messages of
// chats and channels and the replies to them, and events without a transactionId.
// The report is at the POST, or, where the client is a parameter there, at the
// first call that gives it one that is known to have the handler.
//
// It is silent for
//
//   - a client or a request whose ShouldRetry reads the request or the answer, or
//     is never true, or can not be seen;
//   - a client without a retry handler: a list of middlewares of one's own, a
//     plain http.Client;
//   - a client that comes from where the analyzer does not see it made;
//   - all other POSTs: what a second one does to them shows, or does no harm.
//
// A retry of the program around such a POST is the affair of unsafewrite.
//
// Turn it on with -postreplay, or in golangci-lint with enable: [postreplay]; the
// other analyzers run as before.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore postreplay a second invitation is not sent within the hour
package postreplay
