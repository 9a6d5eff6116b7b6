package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ResourceData struct {
}

func (m *ResourceData) GetAdditionalData() map[string]any   { return nil }
func (m *ResourceData) GetBackingStore() store.BackingStore { return nil }
func (m *ResourceData) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ResourceData) GetOdataType() *string                                    { return nil }
func (m *ResourceData) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ResourceData) SetAdditionalData(value map[string]any)                   {}
func (m *ResourceData) SetBackingStore(value store.BackingStore)                 {}
func (m *ResourceData) SetOdataType(value *string)                               {}

func NewResourceData() *ResourceData { return nil }

func CreateResourceDataFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ResourceDataable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetOdataType(value *string)
}
