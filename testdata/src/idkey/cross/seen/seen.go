// Package seen has sets, and knows nothing of Graph.
package seen

import "sync"

// Set is a set of anything.
type Set[T comparable] struct {
	mu sync.Mutex
	m  map[T]struct{}
}

// New makes an empty one.
func New[T comparable]() *Set[T] { return &Set[T]{m: make(map[T]struct{})} }

// Add reports whether v was new.
func (s *Set[T]) Add(v T) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.has(v) {
		return false
	}
	s.m[v] = struct{}{}
	return true
}

func (s *Set[T]) has(v T) bool {
	_, ok := s.m[v]
	return ok
}

// Book is a set of texts with a name each.
type Book map[string]string

// Write notes a name.
func (b Book) Write(key, name string) { b[key] = name }

// Count keeps nothing.
func Count(key string) int { return len(key) }
