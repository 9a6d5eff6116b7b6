package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type Location struct {
}

func (m *Location) GetAdditionalData() map[string]any                                     { return nil }
func (m *Location) GetBackingStore() store.BackingStore                                   { return nil }
func (m *Location) GetDisplayName() *string                                               { return nil }
func (m *Location) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Location) GetLocationEmailAddress() *string                                      { return nil }
func (m *Location) GetLocationUri() *string                                               { return nil }
func (m *Location) GetOdataType() *string                                                 { return nil }
func (m *Location) GetUniqueId() *string                                                  { return nil }
func (m *Location) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Location) SetAdditionalData(value map[string]any)                                {}
func (m *Location) SetBackingStore(value store.BackingStore)                              {}
func (m *Location) SetDisplayName(value *string)                                          {}
func (m *Location) SetLocationEmailAddress(value *string)                                 {}
func (m *Location) SetLocationUri(value *string)                                          {}
func (m *Location) SetOdataType(value *string)                                            {}
func (m *Location) SetUniqueId(value *string)                                             {}

func NewLocation() *Location { return nil }

func CreateLocationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Locationable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDisplayName() *string
	GetLocationEmailAddress() *string
	GetLocationUri() *string
	GetOdataType() *string
	GetUniqueId() *string
	SetBackingStore(value store.BackingStore)
	SetDisplayName(value *string)
	SetLocationEmailAddress(value *string)
	SetLocationUri(value *string)
	SetOdataType(value *string)
	SetUniqueId(value *string)
}
