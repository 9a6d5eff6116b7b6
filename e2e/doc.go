// Package e2e tries graphlint's doors as users do: the built command on a program that uses the real Graph SDK. What
// takes minutes, or needs more than Go, is behind the build tag e2e.
package e2e
