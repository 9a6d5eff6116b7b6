// Package batchreplay defines an Analyzer that finds batches that are sent
// again as a whole because one of their steps failed.
//
// # Analyzer batchreplay
//
// batchreplay: check for batches that are sent again as a whole because some steps failed
//
// Graph answers each step of a $batch for itself: some are carried out, others
// are throttled with 429. A loop that then sends the same batch again carries out
// once more what went through: the mails of the other steps are sent twice, the
// other tasks are there twice. Each further turn does it again, until by chance no
// step is throttled:
//
//	// WRONG
//	for {
//		resp, err := batch.Send(ctx, adapter) // "the loop at line 1 sends the whole batch again when a step of it was answered with 429: ..."
//		if err != nil {
//			return err
//		}
//		if len(resp.GetFailedResponses()) == 0 {
//			return nil
//		}
//		time.Sleep(pause)
//	}
//
//	// RIGHT: the next batch holds the steps that were refused
//	for id, status := range resp.GetStatusCodes() {
//		if status == http.StatusTooManyRequests {
//			next.AddBatchRequestStep(*steps[id])
//		}
//	}
//
// The analyzer looks at the batches of the Graph SDK and at requests to an address
// that ends in /$batch, in a loop or in a function literal that a helper calls
// again on every error. It follows the code twice, once with every step answered
// with 200 and once with each with 429, 503, 500 or 404, through
// GetFailedResponses, GetStatusCodes, GetResponses, GetResponseById and
// GetBatchResponseById, through the "status" of types of your own, and through
// functions of the package. It reports a batch that is sent again in the second
// case and not in the first.
//
// It is silent where success goes round as well (polling, schedules); where
// anything changes between two turns of which the batch is made, or may; for a
// batch in which no step is known to be a POST that does something twice: reads,
// PATCH, PUT and DELETE may be repeated. A batch that is sent again because the
// envelope failed is for unsafewrite and nestedretry to judge.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore batchreplay every step carries an id that the service knows
package batchreplay
