// Package bodyreplay defines an Analyzer that finds retries that send a body
// which the first try has read.
//
// # Analyzer bodyreplay
//
// bodyreplay: check for retries that send a request whose body was read by the first try
//
// A body is a stream: the first try reads it to its end. A retry that sends the
// same request, or puts the same reader into a new one, sends nothing the second
// time:
//
//	// WRONG
//	req, err := http.NewRequestWithContext(ctx, "PATCH", address, bytes.NewReader(data))
//	// ...
//	for attempt := 0; attempt < 3; attempt++ {
//		resp, err := client.Do(req) // "req, made at line 1, is sent again by the loop at line 3 after its body was read: ..."
//		// ...
//	}
//
//	// RIGHT: a fresh request for each try
//	for attempt := 0; attempt < 3; attempt++ {
//		req, err := http.NewRequestWithContext(ctx, "PATCH", address, bytes.NewReader(data))
//		// ...
//	}
//
//	// RIGHT: a fresh body for each further try
//	if attempt > 0 {
//		req.Body, err = req.GetBody()
//	}
//
// What comes of it depends on the body, and was measured with Go 1.26:
//
//   - http.NewRequest knows the length of a *bytes.Reader, *bytes.Buffer or
//     *strings.Reader and sets GetBody, but Client.Do does not call it for a second
//     Do. Over HTTP/2, which Graph speaks, the service gets a Content-Length and
//     no bytes. Over HTTP/1.1 the try fails with "http: ContentLength=5 with Body
//     length 0" on a new connection; on one that was kept net/http happens to
//     rewind, so that a test against a local server shows nothing;
//   - any other body is sent empty, without an error;
//   - a reader that was read and is put into a new request makes a request with
//     an empty body and Content-Length 0, without an error: a PATCH that changes
//     nothing, and is answered with 200;
//   - a file was closed by the first try: the second fails with "file already
//     closed". Request.Clone and WithContext keep the body as it is.
//
// The analyzer looks at what nestedretry takes for a retry, where it sends by
// net/http, a RoundTripper or a doer of the program, and follows request and
// reader to where they are made: through variables, function literals, functions
// of the package that make or are given them. In the RoundTrip method of a
// middleware, to which every request comes, it is reported where the method never
// looks at a body and repeats POSTs. The Graph SDK, azcore and go-retryablehttp
// rewind by themselves and are left alone.
//
// It is silent where request or reader are made on the way round, where anything
// on the way round touches the Body or GetBody of a request or rewinds the reader,
// or may do so, and wherever it is not known that there is a body.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore bodyreplay the body is a seeker that rewinds on Close
package bodyreplay
