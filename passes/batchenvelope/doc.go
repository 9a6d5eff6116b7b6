// Package batchenvelope defines an Analyzer that checks that the answers inside a $batch response are looked at
//
// # Analyzer batchenvelope
//
// batchenvelope: check that the answers inside a $batch response are looked at
package batchenvelope
