package models

type BodyType int

func (i BodyType) String() string { return "" }

const (
	TEXT_BODYTYPE BodyType = iota
	HTML_BODYTYPE
)

func ParseBodyType(v string) (any, error) { return nil, nil }
