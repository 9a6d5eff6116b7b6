package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type AttachmentCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *AttachmentCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *AttachmentCollectionResponse) GetValue() []Attachmentable { return nil }
func (m *AttachmentCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *AttachmentCollectionResponse) SetValue(value []Attachmentable) {}

func NewAttachmentCollectionResponse() *AttachmentCollectionResponse { return nil }

func CreateAttachmentCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type AttachmentCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Attachmentable
	SetValue(value []Attachmentable)
}
