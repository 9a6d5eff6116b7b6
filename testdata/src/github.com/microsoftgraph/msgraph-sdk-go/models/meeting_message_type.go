package models

type MeetingMessageType int

func (i MeetingMessageType) String() string { return "" }

const (
	NONE_MEETINGMESSAGETYPE MeetingMessageType = iota
	MEETINGREQUEST_MEETINGMESSAGETYPE
	MEETINGCANCELLED_MEETINGMESSAGETYPE
	MEETINGACCEPTED_MEETINGMESSAGETYPE
	MEETINGTENATIVELYACCEPTED_MEETINGMESSAGETYPE
	MEETINGDECLINED_MEETINGMESSAGETYPE
)

func ParseMeetingMessageType(v string) (any, error) { return nil, nil }
