// Package unitmismatch defines an Analyzer that finds a server's Retry-After
// used in the wrong unit.
//
// # Analyzer unitmismatch
//
// unitmismatch: check that a server's Retry-After becomes a duration in the right unit
//
// Retry-After counts seconds, a time.Duration counts nanoseconds, and the
// conversion between the two compiles without a word. A program that forgets
// the unit waits 10 nanoseconds where Graph asked for 10 seconds. It is
// throttled again at once, spends all its attempts within a millisecond, and
// each of them lengthens the throttling. No test shows it, because a test
// server does not throttle:
//
//	// WRONG
//	n, err := strconv.Atoi(resp.Header.Get("Retry-After"))
//	if err != nil {
//		n = 5
//	}
//	time.Sleep(time.Duration(n)) // "time.Duration(n) takes n for nanoseconds, but it counts seconds (the Retry-After header, read at line 1): a wait of 10 s is over after 10 ns; write time.Duration(n) * time.Second"
//
//	// RIGHT
//	time.Sleep(time.Duration(n) * time.Second)
//
// The analyzer follows the header from where it is read (http.Header, the
// headers of kiota's errors, of a part of a batch, and any function that takes
// the header's name and returns text) through helpers, fields, closures, errors,
// interfaces and other packages of the module to where it becomes a duration.
// It reports
//
//   - a number of seconds converted without a unit, or multiplied by another
//     unit: time.Millisecond, time.Minute;
//   - the headers that count milliseconds (retry-after-ms, x-ms-retry-after-ms)
//     multiplied by time.Second;
//   - time.ParseDuration of a text without a unit, which fails for every number
//     ("120" is no duration), or with a wrong one (v + "ms");
//   - a finished duration multiplied by a unit once more, or made a count again
//     (d.Seconds(), d / time.Second) and used as a duration;
//   - APIs that take an integer of seconds and are given something else: the
//     DelaySeconds of kiota's RetryHandlerOptions, which the handler cuts to 180
//     without notice, and backoff.RetryAfter of cenkalti/backoff/v5.
//
// A duration without its unit counts as used where something waits for it, is
// compared with it, or writes it to a log or a text; where an exported function
// returns it; and where it is stored in an exported field or variable that the
// package itself does not read.
//
// It is silent where the number was scaled before the conversion, in whatever
// order; where the factor is no unit; where the unit is in a variable, also that
// of a text; where a log writes the number as a number (%d); where a text is
// parsed as a number first and as a duration only after that failed; and for the
// headers of a service whose address is written in the program and is not
// Graph's: in what such a service counts is its own affair.
//
// The setting strict-parse adds the ways to read the header that lose some of
// what may stand in it: a number whose error is dropped and which is waited for as
// it is, so that a date becomes no wait at all; time.Duration(f) * time.Second of a
// float, which cuts 0.4 to nothing; fmt.Sscan and Sscanf, which take "10oops"; and a
// number that is waited for without a bound, which overflows. They are found within
// one function, and nothing is said where the number or the wait is compared with
// something, or the wait is left to the caller.
//
// The unit is mended by the suggested fix where it can be written at the place
// of the fault.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore unitmismatch the gateway sends nanoseconds here
package unitmismatch
