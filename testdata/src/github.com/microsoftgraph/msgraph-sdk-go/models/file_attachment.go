package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type FileAttachment struct {
	Attachment
}

func (m *FileAttachment) GetContentBytes() []byte     { return nil }
func (m *FileAttachment) GetContentId() *string       { return nil }
func (m *FileAttachment) GetContentLocation() *string { return nil }
func (m *FileAttachment) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *FileAttachment) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *FileAttachment) SetContentBytes(value []byte)                             {}
func (m *FileAttachment) SetContentId(value *string)                               {}
func (m *FileAttachment) SetContentLocation(value *string)                         {}

func NewFileAttachment() *FileAttachment { return nil }

func CreateFileAttachmentFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type FileAttachmentable interface {
	Attachmentable
	serialization.Parsable
	GetContentBytes() []byte
	GetContentId() *string
	GetContentLocation() *string
	SetContentBytes(value []byte)
	SetContentId(value *string)
	SetContentLocation(value *string)
}
