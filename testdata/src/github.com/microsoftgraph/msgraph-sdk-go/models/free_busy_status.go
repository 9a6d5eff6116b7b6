package models

type FreeBusyStatus int

func (i FreeBusyStatus) String() string { return "" }

const (
	UNKNOWN_FREEBUSYSTATUS FreeBusyStatus = iota
	FREE_FREEBUSYSTATUS
	TENTATIVE_FREEBUSYSTATUS
	BUSY_FREEBUSYSTATUS
	OOF_FREEBUSYSTATUS
	WORKINGELSEWHERE_FREEBUSYSTATUS
)

func ParseFreeBusyStatus(v string) (any, error) { return nil, nil }
