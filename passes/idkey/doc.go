// Package idkey defines an Analyzer that checks for message ids that change on a move used as keys
//
// # Analyzer idkey
//
// idkey: check for message ids that change on a move used as keys
package idkey
