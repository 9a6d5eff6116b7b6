package models

type FollowupFlagStatus int

func (i FollowupFlagStatus) String() string { return "" }

const (
	NOTFLAGGED_FOLLOWUPFLAGSTATUS FollowupFlagStatus = iota
	COMPLETE_FOLLOWUPFLAGSTATUS
	FLAGGED_FOLLOWUPFLAGSTATUS
)

func ParseFollowupFlagStatus(v string) (any, error) { return nil, nil }
