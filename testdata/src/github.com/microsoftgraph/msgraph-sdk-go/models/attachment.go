package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Attachment struct {
	Entity
}

func (m *Attachment) GetContentType() *string { return nil }
func (m *Attachment) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Attachment) GetIsInline() *bool                                       { return nil }
func (m *Attachment) GetLastModifiedDateTime() *time.Time                      { return nil }
func (m *Attachment) GetName() *string                                         { return nil }
func (m *Attachment) GetSize() *int32                                          { return nil }
func (m *Attachment) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Attachment) SetContentType(value *string)                             {}
func (m *Attachment) SetIsInline(value *bool)                                  {}
func (m *Attachment) SetLastModifiedDateTime(value *time.Time)                 {}
func (m *Attachment) SetName(value *string)                                    {}
func (m *Attachment) SetSize(value *int32)                                     {}

func NewAttachment() *Attachment { return nil }

func CreateAttachmentFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Attachmentable interface {
	Entityable
	serialization.Parsable
	GetContentType() *string
	GetIsInline() *bool
	GetLastModifiedDateTime() *time.Time
	GetName() *string
	GetSize() *int32
	SetContentType(value *string)
	SetIsInline(value *bool)
	SetLastModifiedDateTime(value *time.Time)
	SetName(value *string)
	SetSize(value *int32)
}
