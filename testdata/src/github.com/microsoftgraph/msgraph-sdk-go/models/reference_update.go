package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ReferenceUpdate struct {
}

func (m *ReferenceUpdate) GetAdditionalData() map[string]any   { return nil }
func (m *ReferenceUpdate) GetBackingStore() store.BackingStore { return nil }
func (m *ReferenceUpdate) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ReferenceUpdate) GetOdataId() *string                                      { return nil }
func (m *ReferenceUpdate) GetOdataType() *string                                    { return nil }
func (m *ReferenceUpdate) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ReferenceUpdate) SetAdditionalData(value map[string]any)                   {}
func (m *ReferenceUpdate) SetBackingStore(value store.BackingStore)                 {}
func (m *ReferenceUpdate) SetOdataId(value *string)                                 {}
func (m *ReferenceUpdate) SetOdataType(value *string)                               {}

func NewReferenceUpdate() *ReferenceUpdate { return nil }

func CreateReferenceUpdateFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ReferenceUpdateable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataId() *string
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetOdataId(value *string)
	SetOdataType(value *string)
}
