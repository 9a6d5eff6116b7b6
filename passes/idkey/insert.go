package idkey

import (
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
)

// insertedKey reports whether the placeholder at token at fills the column
// that identifies the row of an INSERT.
func (s *sqlText) insertedKey(at int) bool {
	table, columns := s.target()
	pos := s.position(at)
	if table == "" || pos < 0 {
		return false
	}
	column := ""
	if pos < len(columns) {
		column = columns[pos]
	}
	if conflict := s.conflict(); len(conflict) > 0 {
		// ON CONFLICT (columns) says what identifies the row.
		for _, c := range conflict {
			if graph.IsStableField(c) {
				return false
			}
		}
		for _, c := range conflict {
			if c == column {
				return true
			}
		}
		return false
	}
	for _, c := range columns {
		if graph.IsStableField(c) {
			return false
		}
	}
	if s.replaces() {
		return pos == 0 || keyColumn(column)
	}
	if isLog(table) {
		return false
	}
	return (pos == 0 || messageColumn(column)) && (column == "" || len(columns) == 1 || keyColumn(column))
}

// target returns the table of an INSERT and its columns.
func (s *sqlText) target() (table string, columns []string) {
	for i, t := range s.tokens {
		if t != "into" || i+1 >= len(s.tokens) {
			continue
		}
		table = s.tokens[i+1]
		if i+2 < len(s.tokens) && s.tokens[i+2] == "(" {
			for _, c := range s.tokens[i+3:] {
				if c == ")" {
					break
				}
				if c != "," {
					columns = append(columns, c)
				}
			}
		}
		return table, columns
	}
	return "", nil
}

// position returns which of the values of its row the placeholder fills.
func (s *sqlText) position(at int) int {
	depth, pos := 0, 0
	for i := at - 1; i >= 0; i-- {
		switch s.tokens[i] {
		case ")":
			depth++
		case "(":
			if depth > 0 {
				depth--
				break
			}
			// A function around the value, or the row.
			if i > 0 && (s.tokens[i-1] == "values" || s.tokens[i-1] == ",") {
				return pos
			}
			pos = 0
		case ",":
			if depth == 0 {
				pos++
			}
		case "select":
			return pos
		}
	}
	return -1
}

// conflict returns the columns of ON CONFLICT (…).
func (s *sqlText) conflict() []string {
	for i, t := range s.tokens {
		if t != "conflict" || i+1 >= len(s.tokens) || s.tokens[i+1] != "(" {
			continue
		}
		var cols []string
		for _, c := range s.tokens[i+2:] {
			if c == ")" {
				return cols
			}
			if c != "," {
				cols = append(cols, c)
			}
		}
	}
	return nil
}

// replaces reports whether the INSERT says what happens when the row is there.
func (s *sqlText) replaces() bool {
	for i, t := range s.tokens {
		switch t {
		case "conflict", "duplicate", "replace", "ignore", "merge":
			return true
		case "not":
			if i+1 < len(s.tokens) && s.tokens[i+1] == "exists" {
				return true
			}
		}
	}
	return false
}

// keyColumn reports whether a column identifies rows by its name.
func keyColumn(name string) bool {
	_, name, _ = cutTable(name)
	for _, end := range []string{"id", "key", "uid", "guid", "hash", "digest", "uuid"} {
		if strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}

// messageColumn reports whether a column is named after the id of a message
// and not after where it came from, as in graph_id, which is kept beside keys.
func messageColumn(name string) bool {
	_, name, _ = cutTable(name)
	switch strings.ReplaceAll(name, "_", "") {
	case "messageid", "msgid", "mailid", "emailid", "externalid", "sourceid", "dedupkey", "key", "id":
		return true
	}
	return false
}

func cutTable(name string) (table, column string, ok bool) {
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		return name[:i], name[i+1:], true
	}
	return "", name, false
}

// isLog reports whether a table lists what happened or is to be done, where
// the same id may stand many times.
func isLog(table string) bool {
	for _, w := range []string{"log", "audit", "history", "queue", "outbox", "event", "job", "task", "todo", "trace", "metric"} {
		if strings.Contains(table, w) {
			return true
		}
	}
	return false
}
