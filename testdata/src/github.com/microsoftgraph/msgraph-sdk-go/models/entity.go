package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type Entity struct {
}

func (m *Entity) GetAdditionalData() map[string]any                                     { return nil }
func (m *Entity) GetBackingStore() store.BackingStore                                   { return nil }
func (m *Entity) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Entity) GetId() *string                                                        { return nil }
func (m *Entity) GetOdataType() *string                                                 { return nil }
func (m *Entity) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Entity) SetAdditionalData(value map[string]any)                                {}
func (m *Entity) SetBackingStore(value store.BackingStore)                              {}
func (m *Entity) SetId(value *string)                                                   {}
func (m *Entity) SetOdataType(value *string)                                            {}

func NewEntity() *Entity { return nil }

func CreateEntityFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Entityable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetId() *string
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetId(value *string)
	SetOdataType(value *string)
}
