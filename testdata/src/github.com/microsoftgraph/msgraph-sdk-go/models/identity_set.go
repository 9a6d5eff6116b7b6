package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type IdentitySet struct {
}

func (m *IdentitySet) GetAdditionalData() map[string]any   { return nil }
func (m *IdentitySet) GetApplication() Identityable        { return nil }
func (m *IdentitySet) GetBackingStore() store.BackingStore { return nil }
func (m *IdentitySet) GetDevice() Identityable             { return nil }
func (m *IdentitySet) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *IdentitySet) GetOdataType() *string                                    { return nil }
func (m *IdentitySet) GetUser() Identityable                                    { return nil }
func (m *IdentitySet) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *IdentitySet) SetAdditionalData(value map[string]any)                   {}
func (m *IdentitySet) SetApplication(value Identityable)                        {}
func (m *IdentitySet) SetBackingStore(value store.BackingStore)                 {}
func (m *IdentitySet) SetDevice(value Identityable)                             {}
func (m *IdentitySet) SetOdataType(value *string)                               {}
func (m *IdentitySet) SetUser(value Identityable)                               {}

func NewIdentitySet() *IdentitySet { return nil }

func CreateIdentitySetFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type IdentitySetable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetApplication() Identityable
	GetBackingStore() store.BackingStore
	GetDevice() Identityable
	GetOdataType() *string
	GetUser() Identityable
	SetApplication(value Identityable)
	SetBackingStore(value store.BackingStore)
	SetDevice(value Identityable)
	SetOdataType(value *string)
	SetUser(value Identityable)
}
