// Package logleak defines an Analyzer that checks for credentials and full Graph URLs handed to a logger
//
// # Analyzer logleak
//
// logleak: check for credentials and full Graph URLs handed to a logger
package logleak
