package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type AttachmentItem struct {
}

func (m *AttachmentItem) GetAdditionalData() map[string]any   { return nil }
func (m *AttachmentItem) GetAttachmentType() *AttachmentType  { return nil }
func (m *AttachmentItem) GetBackingStore() store.BackingStore { return nil }
func (m *AttachmentItem) GetContentId() *string               { return nil }
func (m *AttachmentItem) GetContentType() *string             { return nil }
func (m *AttachmentItem) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *AttachmentItem) GetIsInline() *bool                                       { return nil }
func (m *AttachmentItem) GetName() *string                                         { return nil }
func (m *AttachmentItem) GetOdataType() *string                                    { return nil }
func (m *AttachmentItem) GetSize() *int64                                          { return nil }
func (m *AttachmentItem) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *AttachmentItem) SetAdditionalData(value map[string]any)                   {}
func (m *AttachmentItem) SetAttachmentType(value *AttachmentType)                  {}
func (m *AttachmentItem) SetBackingStore(value store.BackingStore)                 {}
func (m *AttachmentItem) SetContentId(value *string)                               {}
func (m *AttachmentItem) SetContentType(value *string)                             {}
func (m *AttachmentItem) SetIsInline(value *bool)                                  {}
func (m *AttachmentItem) SetName(value *string)                                    {}
func (m *AttachmentItem) SetOdataType(value *string)                               {}
func (m *AttachmentItem) SetSize(value *int64)                                     {}

func NewAttachmentItem() *AttachmentItem { return nil }

func CreateAttachmentItemFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type AttachmentItemable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAttachmentType() *AttachmentType
	GetBackingStore() store.BackingStore
	GetContentId() *string
	GetContentType() *string
	GetIsInline() *bool
	GetName() *string
	GetOdataType() *string
	GetSize() *int64
	SetAttachmentType(value *AttachmentType)
	SetBackingStore(value store.BackingStore)
	SetContentId(value *string)
	SetContentType(value *string)
	SetIsInline(value *bool)
	SetName(value *string)
	SetOdataType(value *string)
	SetSize(value *int64)
}
