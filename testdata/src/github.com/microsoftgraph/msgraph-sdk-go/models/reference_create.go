package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ReferenceCreate struct {
}

func (m *ReferenceCreate) GetAdditionalData() map[string]any   { return nil }
func (m *ReferenceCreate) GetBackingStore() store.BackingStore { return nil }
func (m *ReferenceCreate) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ReferenceCreate) GetOdataId() *string                                      { return nil }
func (m *ReferenceCreate) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ReferenceCreate) SetAdditionalData(value map[string]any)                   {}
func (m *ReferenceCreate) SetBackingStore(value store.BackingStore)                 {}
func (m *ReferenceCreate) SetOdataId(value *string)                                 {}

func NewReferenceCreate() *ReferenceCreate { return nil }

func CreateReferenceCreateFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ReferenceCreateable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataId() *string
	SetBackingStore(value store.BackingStore)
	SetOdataId(value *string)
}
