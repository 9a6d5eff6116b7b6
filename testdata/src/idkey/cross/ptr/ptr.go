// Package ptr helps with pointers.
package ptr

// Or returns what p points to, or def.
func Or[T any](p *T, def T) T {
	if p == nil {
		return def
	}
	return *p
}
