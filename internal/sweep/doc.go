// Package sweep tries the analyzers on large code of other people. See its
// test, which is behind the build tag sweep.
package sweep
