package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ItemBody struct {
}

func (m *ItemBody) GetAdditionalData() map[string]any                                     { return nil }
func (m *ItemBody) GetBackingStore() store.BackingStore                                   { return nil }
func (m *ItemBody) GetContent() *string                                                   { return nil }
func (m *ItemBody) GetContentType() *BodyType                                             { return nil }
func (m *ItemBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *ItemBody) GetOdataType() *string                                                 { return nil }
func (m *ItemBody) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *ItemBody) SetAdditionalData(value map[string]any)                                {}
func (m *ItemBody) SetBackingStore(value store.BackingStore)                              {}
func (m *ItemBody) SetContent(value *string)                                              {}
func (m *ItemBody) SetContentType(value *BodyType)                                        {}
func (m *ItemBody) SetOdataType(value *string)                                            {}

func NewItemBody() *ItemBody { return nil }

func CreateItemBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetContent() *string
	GetContentType() *BodyType
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetContent(value *string)
	SetContentType(value *BodyType)
	SetOdataType(value *string)
}
