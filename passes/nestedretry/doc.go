// Package nestedretry defines an Analyzer that checks for retries around a client that already retries
//
// # Analyzer nestedretry
//
// nestedretry: check for retries around a client that already retries
package nestedretry
