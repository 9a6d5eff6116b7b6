// Package batchenvelope defines an Analyzer that checks that the answers inside
// a $batch response are looked at.
//
// # Analyzer batchenvelope
//
// batchenvelope: check that the answers inside a $batch response are looked at
//
// A $batch carries up to 20 requests, the steps, in an envelope. The response to
// the envelope is 200 whenever the envelope could be read, also when each step in
// it failed: a step that was throttled has the status 429 in its own answer, one
// that depends on a failed step has 424. Nothing fails on the outside, so that
// a program that stops there loses the work of those steps and reports success.
//
// What shows a failed step, run against msgraph-sdk-go-core v1.4.0 with a 429
// inside a 200:
//
//   - Send returns no error. The retry handler of the client sees the outer
//     response only, and does not repeat the step.
//   - GetResponses and GetResponseById return the answer, whose GetStatus tells;
//     its GetBody is the error then.
//   - GetFailedResponses holds statuses from 400 to 599, GetStatusCodes all of them.
//   - GetBatchResponseById returns an error from 400 on. That error has the status
//     code 0 and no headers: whether the step was throttled, and the Retry-After,
//     are lost. For an answer without a body (204) and for an unknown id it panics.
//     So take the codes first.
//
// With the SDK:
//
//	// WRONG
//	_, err := batch.Send(ctx, adapter) // "nothing looks at the answers inside this $batch: batch.Send returns an error only if the envelope fails, so a step that was throttled with 429 is lost; keep the response and check its GetStatusCodes(), and send those with 429 again after their own Retry-After"
//	return err
//
//	// RIGHT
//	resp, err := batch.Send(ctx, adapter)
//	if err != nil {
//		return err
//	}
//	for id, code := range resp.GetStatusCodes() {
//		switch {
//		case code == http.StatusTooManyRequests:
//			again = append(again, id) // after resp.GetResponseById(id).GetHeaders()["Retry-After"] seconds
//		case code >= 400:
//			errs = append(errs, fmt.Errorf("step %s: status %d", id, code))
//		}
//	}
//
// By plain HTTP:
//
//	// WRONG
//	resp, err := client.Do(req) // POST https://graph.microsoft.com/v1.0/$batch: "no status inside resp is looked at: the outer status checked at line 6 is 200 even if every step failed, so a step that was throttled with 429 is lost; ..."
//	if err != nil {
//		return err
//	}
//	defer resp.Body.Close()
//	if resp.StatusCode != http.StatusOK {
//		return errors.New(resp.Status)
//	}
//
//	// RIGHT
//	var envelope struct {
//		Responses []struct {
//			ID     string
//			Status int
//			Body   json.RawMessage
//		}
//	}
//	if err := json.NewDecoder(resp.Body).Decode(&envelope); err != nil {
//		return err
//	}
//	for _, r := range envelope.Responses {
//		if r.Status >= 400 {
//			errs = append(errs, fmt.Errorf("step %s: status %d", r.ID, r.Status))
//		}
//	}
//
// The analyzer follows each response from the call that sends the batch, through
// decoders, helpers, closures, fields, interfaces and other packages of the
// module. A function that returns the answers, yields them or calls another with
// each leaves them to its caller, and it is the call of that function that is
// reported if the caller drops the statuses.
// These count as a look:
//
//   - a status: GetStatus, a used result of GetStatusCodes or GetFailedResponses,
//     the field of JSON's "status" in the program's own types, directly or in a
//     method, ["status"] of a map;
//   - the error of GetBatchResponseById, whatever is done about it: going on with
//     the next step is an answer to it;
//   - the error in the body of an answer: the field or key "error".
//
// Ids, headers, bodies, the number of answers, a check for nil and the outer status
// are no look. A function that returns the bodies without the statuses
// drops the statuses.
//
// It looks for a way on which a status is looked at, and reports where there is
// none. It does not ask what is made of the status, nor whether each of them is
// looked at. It is silent where a response, or one of the answers, goes where it can not
// be followed: into a function without source, an exported field, a channel of
// somebody else, a function that was handed in, a log, a type that decodes itself;
// for addresses that end in $batch in a program that has nothing to do with Graph,
// or that belong to another host, since $batch is OData's; and for code that runs only
// when the outer status is not 200, where there are no answers.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore batchenvelope a lost "mark as read" is harmless
package batchenvelope
