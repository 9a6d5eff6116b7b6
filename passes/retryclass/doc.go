// Package retryclass defines an Analyzer that finds retries after answers that
// stay the same.
//
// # Analyzer retryclass
//
// retryclass: check for retries after answers that stay the same
//
// A 400 says that the request is wrong, a 403 that the permission is missing, a
// 501 that the service does not do this. The next try is answered alike. A retry
// that names them waits for nothing, tells the failure late, and spends the limit
// that other requests need:
//
//	// WRONG
//	switch resp.StatusCode {
//	case 400, 429, 503: // the request at line 7: "the loop at line 5 repeats it after 400 too, when the request itself is wrong: ..."
//		time.Sleep(pause)
//		continue
//	}
//
//	// RIGHT
//	switch resp.StatusCode {
//	case 429, 503:
//
// After which answers a retry sends again is found as for nestedretry, and the
// request is reported. Off by default: services have been seen that answer 400 or
// 403 for a while after an object was made or a permission granted.
//
// It is silent where the retry repeats any error, or every 4xx: that is a retry
// without a condition, not one with a wrong condition; after 401, 404, 409,
// 412 and 423, which a fresh token, replication or another's work can mend; and
// after 403 where the retry is one more call after 401 and 403 alike, with a fresh
// token that can hold a permission that the old one lacked, or where it repeats
// 404 too: it waits until what was just made is known everywhere.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore retryclass 403 until the grant is replicated
package retryclass
