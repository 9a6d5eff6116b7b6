package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type Identity struct {
}

func (m *Identity) GetAdditionalData() map[string]any                                     { return nil }
func (m *Identity) GetBackingStore() store.BackingStore                                   { return nil }
func (m *Identity) GetDisplayName() *string                                               { return nil }
func (m *Identity) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Identity) GetId() *string                                                        { return nil }
func (m *Identity) GetOdataType() *string                                                 { return nil }
func (m *Identity) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Identity) SetAdditionalData(value map[string]any)                                {}
func (m *Identity) SetBackingStore(value store.BackingStore)                              {}
func (m *Identity) SetDisplayName(value *string)                                          {}
func (m *Identity) SetId(value *string)                                                   {}
func (m *Identity) SetOdataType(value *string)                                            {}

func NewIdentity() *Identity { return nil }

func CreateIdentityFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Identityable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDisplayName() *string
	GetId() *string
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetDisplayName(value *string)
	SetId(value *string)
	SetOdataType(value *string)
}
