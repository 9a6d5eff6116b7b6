package flow

import "slices"

// A set keeps what it was given, in order. Most sets are of a few elements, for
// which looking through them is faster than a map, and a hundredth of the memory.
type set[T comparable] struct {
	list []T
	at   map[T]int32 // nil while there are few
}

// few is the number of elements from which on a set has a map.
const few = 12

// find returns the index of v, or -1.
func (s *set[T]) find(v T) int {
	if s.at == nil {
		return slices.Index(s.list, v)
	}
	if i, ok := s.at[v]; ok {
		return int(i)
	}
	return -1
}

// add adds v, and reports whether it is new.
func (s *set[T]) add(v T) bool {
	if s.find(v) >= 0 {
		return false
	}
	s.list = append(s.list, v)
	switch n := len(s.list); {
	case s.at != nil:
		s.at[v] = int32(n - 1)
	case n > few:
		s.at = make(map[T]int32, 2*n)
		for i, v := range s.list {
			s.at[v] = int32(i)
		}
	}
	return true
}
