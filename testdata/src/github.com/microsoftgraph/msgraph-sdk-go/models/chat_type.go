package models

type ChatType int

func (i ChatType) String() string { return "" }

const (
	ONEONONE_CHATTYPE ChatType = iota
	GROUP_CHATTYPE
	MEETING_CHATTYPE
	UNKNOWNFUTUREVALUE_CHATTYPE
)

func ParseChatType(v string) (any, error) { return nil, nil }
