package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ItemAttachment struct {
	Attachment
}

func (m *ItemAttachment) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemAttachment) GetItem() OutlookItemable                                 { return nil }
func (m *ItemAttachment) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ItemAttachment) SetItem(value OutlookItemable)                            {}

func NewItemAttachment() *ItemAttachment { return nil }

func CreateItemAttachmentFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemAttachmentable interface {
	Attachmentable
	serialization.Parsable
	GetItem() OutlookItemable
	SetItem(value OutlookItemable)
}
