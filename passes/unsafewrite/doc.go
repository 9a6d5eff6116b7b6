// Package unsafewrite defines an Analyzer that checks for retries that repeat a POST which may have been carried out
//
// # Analyzer unsafewrite
//
// unsafewrite: check for retries that repeat a POST which may have been carried out
package unsafewrite
