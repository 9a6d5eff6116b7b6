package models

type AttachmentType int

func (i AttachmentType) String() string { return "" }

const (
	FILE_ATTACHMENTTYPE AttachmentType = iota
	ITEM_ATTACHMENTTYPE
	REFERENCE_ATTACHMENTTYPE
)

func ParseAttachmentType(v string) (any, error) { return nil, nil }
