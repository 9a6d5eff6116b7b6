// Package unsafewrite defines an Analyzer that finds retries that repeat a
// POST which may have been carried out.
//
// # Analyzer unsafewrite
//
// unsafewrite: check for retries that repeat a POST which may have been carried out
//
// A POST to Graph sends a mail, creates a group, adds a password. When its
// answer is lost (a timeout, a reset connection) or a gateway answers in its
// place (502, 504), nobody knows whether it was carried out. A retry that sends
// it again does the thing twice, and reports success: the mail is delivered
// twice, two teams of one name exist, a second password is valid that nobody
// knows of. The program never sees it, and no test does, for a test server
// answers. A loop of three around the Graph SDK, which by itself sends a POST
// that is answered with 504 four times, is up to twelve mails:
//
//	// WRONG
//	for attempt := 0; attempt < 3; attempt++ {
//		err = client.Me().SendMail().Post(ctx, body, nil) // "the POST SendMail().Post is repeated by the loop at line 1 after 5xx answers and failures without an answer, when the first may have been carried out, and then sends the mail again; repeat it after 429 only, or look whether it is done before each further try"
//		if err == nil {
//			return nil
//		}
//		time.Sleep(time.Second)
//	}
//
// After a 429 nothing was done, and a repeat is right. What else may be
// repeated depends on what it does:
//
//	// RIGHT
//	err = client.Me().SendMail().Post(ctx, body, nil)
//	var oe *odataerrors.ODataError
//	if errors.As(err, &oe) && oe.ResponseStatusCode == http.StatusTooManyRequests {
//		// refused: wait as long as Retry-After says, and send it again
//	}
//
//	// RIGHT: the service drops the second event with the same id
//	event.SetTransactionId(&id)
//
//	// RIGHT: the service refuses the second folder of the same name
//	{"name": "reports", "folder": {}, "@microsoft.graph.conflictBehavior": "fail"}
//
//	// RIGHT: look first, each time
//	if found, err := findGroup(ctx, name); found || err != nil {
//		return err
//	}
//
// Taking the retry away does not make a POST single: the SDK's own handler
// repeats it after 503 and 504, until its ShouldRetry says no to POSTs.
//
// The analyzer knows the POSTs of the Graph SDK by their request builders, and
// those of net/http, go-retryablehttp, azcore, resty, hamilton and go-azure-sdk
// by method and address, wherever these come from: helpers that take the method,
// a prepared *http.Request, a function that makes one, a description of a
// request (an options struct, a chain of calls), fields, closures, method values,
// interfaces, and other packages of the module. It is reported where the retry
// calls it, or where a function that holds the retry is given the POST, or is
// given the path or body of one and with others is right. A retry is what nestedretry takes for one; in a RoundTripper or a middleware of a Graph
// client it is reported at the call of the next one, where it repeats every method.
//
// It is silent for a POST that
//
//   - is repeated after 429, or after 4xx only: nothing was carried out;
//   - only reads (getSchedule, getMemberGroups, getByIds, search/query, workbook
//     functions: 526 of the SDK's 2,901), makes something that expires by itself
//     (createUploadSession) or answers with what is there (createLink, createOrGet);
//   - carries a transactionId, or a conflictBehavior of fail or replace;
//   - is a $batch whose steps are all of that kind, or are not known here;
//   - sets a state that is the same after the second (archive, assignLicense), or
//     adds a reference; the settings can ask for these: "state-setter", "$ref";
//   - is preceded by a look each time before it is sent again;
//   - goes to another service, or to an address of which nothing is known.
//
// PUT, PATCH and DELETE may be repeated and are never reported. A create is
// reported even where the service refuses a second one of the same name: then a
// success looks like a failure.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore unsafewrite the queue drops messages with an id it has seen
package unsafewrite
