package idkey

import (
	"strconv"
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
)

// An sqlText is an SQL statement, read as far as it takes to say what a
// placeholder is compared with or stored in. It is no parser: what it does not
// understand uses no key.
type sqlText struct {
	tokens []string
	values []int // token of each placeholder, and which value it stands for
	number []int
	// named are the tokens of placeholders with a name: @id, :id.
	named []int
}

// parseSQL splits a statement into words, operators and placeholders, all in
// lower case.
func parseSQL(text string) *sqlText {
	s := new(sqlText)
	text = strings.ToLower(text)
	next := 0
	for i := 0; i < len(text); {
		ch := text[i]
		switch {
		case strings.HasPrefix(text[i:], "--"):
			if end := strings.IndexByte(text[i:], '\n'); end >= 0 {
				i += end
			} else {
				i = len(text)
			}
		case ch == '\'':
			end := strings.IndexByte(text[i+1:], '\'')
			if end < 0 {
				return s
			}
			s.tokens = append(s.tokens, text[i:i+end+2])
			i += end + 2
		case ch == '"' || ch == '`' || ch == '[' || ch == ']':
			i++ // quotes around names
		case ch == '?' || ch == '$' || ch == '@' && strings.HasPrefix(text[i:], "@p"):
			start := i
			i++
			if ch == '@' {
				i++
			}
			digits := i
			for i < len(text) && text[i] >= '0' && text[i] <= '9' {
				i++
			}
			n := next
			if i > digits {
				n, _ = strconv.Atoi(text[digits:i])
				n--
			}
			next = n + 1
			s.values = append(s.values, len(s.tokens))
			s.number = append(s.number, n)
			s.tokens = append(s.tokens, text[start:i])
		case (ch == '@' || ch == ':') && i+1 < len(text) && isWord(text[i+1]) && (i == 0 || text[i-1] != ':'):
			start := i
			for i++; i < len(text) && isWord(text[i]); {
				i++
			}
			s.named = append(s.named, len(s.tokens))
			s.tokens = append(s.tokens, text[start:i])
		case isWord(ch):
			start := i
			for i < len(text) && isWord(text[i]) {
				i++
			}
			s.tokens = append(s.tokens, text[start:i])
		case ch == ' ' || ch == '\n' || ch == '\t' || ch == '\r':
			i++
		default:
			s.tokens = append(s.tokens, text[i:i+1])
			i++
		}
	}
	return s
}

func isWord(ch byte) bool {
	return ch == '_' || ch == '.' || ch >= 'a' && ch <= 'z' || ch >= '0' && ch <= '9'
}

// keyed reports whether value n is a key: compared with a column in a
// condition, or stored in the column that identifies the row.
func (s *sqlText) keyed(n int) bool {
	for i, at := range s.values {
		if s.number[i] == n && s.keyAt(at) {
			return true
		}
	}
	return false
}

// keyedAs is keyed for a value with a name.
func (s *sqlText) keyedAs(name string) bool {
	for _, at := range s.named {
		if name != "" && s.tokens[at][1:] == name && s.keyAt(at) {
			return true
		}
	}
	return false
}

// keyAt reports whether the placeholder at token at stands for a key.
func (s *sqlText) keyAt(at int) bool {
	switch s.clause(at) {
	case "where":
		return !s.stableAfter("where")
	case "values":
		return s.insertedKey(at)
	}
	return false
}

// listed reports whether the statement looks rows up by a list of values whose
// placeholders are not written out: WHERE column IN (…).
func (s *sqlText) listed() bool {
	where := false
	for i, t := range s.tokens {
		where = where || t == "where"
		if !where || t != "in" || i+2 >= len(s.tokens) || s.tokens[i+1] != "(" {
			continue
		}
		for _, v := range s.tokens[i+2:] {
			if v == ")" {
				break
			}
			if strings.HasPrefix(v, hole) {
				return !s.stableAfter("where")
			}
		}
	}
	return false
}

// clause returns in which clause of the statement token at is.
func (s *sqlText) clause(at int) string {
	for i := at; i >= 0; i-- {
		switch s.tokens[i] {
		case "where", "having":
			return "where"
		case "on":
			if i+1 < len(s.tokens) && s.tokens[i+1] != "conflict" && s.tokens[i+1] != "duplicate" {
				return "where"
			}
		case "values", "set", "limit", "offset", "returning":
			return s.tokens[i]
		case "select":
			if i > 0 && s.has("insert", 0, i) {
				return "values" // INSERT … SELECT $1, $2 WHERE …
			}
			return "select"
		}
	}
	return ""
}

func (s *sqlText) has(word string, from, to int) bool {
	for _, t := range s.tokens[from:to] {
		if t == word {
			return true
		}
	}
	return false
}

// stableAfter reports whether a column for the stable identifier is named
// after the first word.
func (s *sqlText) stableAfter(word string) bool {
	after := false
	for _, t := range s.tokens {
		after = after || t == word
		if after && graph.IsStableField(t) {
			return true
		}
	}
	return false
}
