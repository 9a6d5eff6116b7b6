// Package fidelity reads declarations out of Go source without type-checking it, so that what graphlint's tests and
// tables say about the Graph SDK can be held against the SDK's own source. Parsing its generated packages takes
// seconds; compiling them takes minutes.
package fidelity
