// Package unitmismatch defines an Analyzer that checks that a server's Retry-After becomes a duration in the right unit
//
// # Analyzer unitmismatch
//
// unitmismatch: check that a server's Retry-After becomes a duration in the right unit
package unitmismatch
