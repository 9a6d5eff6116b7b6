// Package waitclamp defines an Analyzer that finds waits shorter than the
// service asked for.
//
// # Analyzer waitclamp
//
// waitclamp: check for waits that are cut below what Retry-After asks for
//
// Retry-After says when the next request will be accepted. A program that cuts it
// down asks too early, is refused, and each refused request counts against the
// limit: the throttling lasts longer than the wait would have:
//
//	// WRONG
//	wait := time.Duration(seconds) * time.Second // from Retry-After
//	if wait > 30*time.Second {                   // "if wait > 30 * time.Second cuts down the wait that the service asks for ..."
//		wait = 30 * time.Second
//	}
//	time.Sleep(wait)
//
//	// RIGHT: give up, and say so
//	if wait > longest {
//		return fmt.Errorf("throttled for %s", wait)
//	}
//
// The header is followed through helpers, fields and function literals of the
// package to min, math.Min and conditions that put a limit in its place, where
// what is left is waited for, or returned as a duration.
//
// Off by default: most authors do it on purpose, against a header that asks for
// hours. It is silent where a wait that is too long is an error, for max, for the
// pauses of a program's own, and for the headers of a service whose address is
// written in the program and is not Graph's.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore waitclamp the job is restarted by its scheduler
package waitclamp
