package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ReferencedObject struct {
}

func (m *ReferencedObject) GetAdditionalData() map[string]any   { return nil }
func (m *ReferencedObject) GetBackingStore() store.BackingStore { return nil }
func (m *ReferencedObject) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ReferencedObject) GetOdataType() *string                                    { return nil }
func (m *ReferencedObject) GetReferencedObjectName() *string                         { return nil }
func (m *ReferencedObject) GetReferencedProperty() *string                           { return nil }
func (m *ReferencedObject) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ReferencedObject) SetAdditionalData(value map[string]any)                   {}
func (m *ReferencedObject) SetBackingStore(value store.BackingStore)                 {}
func (m *ReferencedObject) SetOdataType(value *string)                               {}
func (m *ReferencedObject) SetReferencedObjectName(value *string)                    {}
func (m *ReferencedObject) SetReferencedProperty(value *string)                      {}

func NewReferencedObject() *ReferencedObject { return nil }

func CreateReferencedObjectFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ReferencedObjectable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataType() *string
	GetReferencedObjectName() *string
	GetReferencedProperty() *string
	SetBackingStore(value store.BackingStore)
	SetOdataType(value *string)
	SetReferencedObjectName(value *string)
	SetReferencedProperty(value *string)
}
