package retry

import (
	"strings"
)

// wrap is an error that wraps the given ones.
func wrap(errs []val) val {
	out := val{k: failure_}
	for _, e := range errs {
		switch e.k {
		case null:
		case failure_:
			out.tracked = out.tracked || e.tracked
			out.open = out.open || e.open
			out.parts = append(out.parts, e.parts...)
			if e.mark != plain {
				out.mark = e.mark
			}
			if e.name != "" {
				out.name = e.name
			}
		case sentinel, typed, pointer, object:
			out.parts = append(out.parts, e)
		default:
			out.open = true
		}
	}
	return out
}

// verbs returns the verbs of a format in order.
func verbs(format string) string {
	var out strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		for i++; i < len(format) && strings.IndexByte("+-# 0123456789.[]", format[i]) >= 0; i++ {
		}
		if i < len(format) && format[i] != '%' {
			out.WriteByte(format[i])
		}
	}
	return out.String()
}
