package models

type Importance int

func (i Importance) String() string { return "" }

const (
	LOW_IMPORTANCE Importance = iota
	NORMAL_IMPORTANCE
	HIGH_IMPORTANCE
)

func ParseImportance(v string) (any, error) { return nil, nil }
