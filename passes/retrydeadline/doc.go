// Package retrydeadline defines an Analyzer that finds retries that go on
// after the caller has given up.
//
// # Analyzer retrydeadline
//
// retrydeadline: check for retries that go on after their context is over
//
// Graph may ask for a wait of minutes. A retry that has a context and waits with
// time.Sleep keeps a program from ending and a caller from going on for as long:
//
//	// WRONG
//	func read(ctx context.Context) error {
//		for range 5 {
//			if err := get(ctx); err == nil {
//				return nil
//			}
//			time.Sleep(wait) // "time.Sleep does not end when ctx does: ..."
//		}
//
//	// RIGHT
//	select {
//	case <-time.After(wait):
//	case <-ctx.Done():
//		return ctx.Err()
//	}
//
// It reports, in a loop or function literal that sends a request again after it
// failed, as nestedretry finds them, where the function or one around it has a
// context as a parameter:
//
//   - time.Sleep on the way to the next try;
//   - a timeout or deadline for the try that is derived from context.Background()
//     or context.TODO(): it outlives the caller's. Each try may well have a time of
//     its own, if it is derived from the context at hand;
//   - a loop that sends again after failures without an answer and that nothing but
//     success ends: no count, no clock, no context. Where the tries are given that
//     context they fail at once when it is over, and the loop spins.
//
// Off by default: the damage is seen, not silent, and most programs have such a
// sleep. It is silent without a context at hand, where a function that waits is
// given the context, where any condition of the loop looks at something that is no
// failure, and for the requests of other services.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore retrydeadline the pause is 50 ms
package retrydeadline
