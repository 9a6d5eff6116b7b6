// Package odd holds the analyzers to code that nobody writes by hand and
// generators do: they must not fail on it, and must come to an end. The limits
// are counts of steps, which are the same on each machine.
package odd
