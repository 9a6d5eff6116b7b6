// Package graph holds what is known of Microsoft Graph and its clients: which
// functions send a request, which clients repeat it by themselves, which POSTs
// may be repeated, and where Graph is. Knowledge is in tables with a reason on
// each row; the rest is predicates over go/types.
package graph
