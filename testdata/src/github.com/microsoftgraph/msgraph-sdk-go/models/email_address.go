package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type EmailAddress struct {
}

func (m *EmailAddress) GetAdditionalData() map[string]any   { return nil }
func (m *EmailAddress) GetAddress() *string                 { return nil }
func (m *EmailAddress) GetBackingStore() store.BackingStore { return nil }
func (m *EmailAddress) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *EmailAddress) GetName() *string                                         { return nil }
func (m *EmailAddress) GetOdataType() *string                                    { return nil }
func (m *EmailAddress) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *EmailAddress) SetAdditionalData(value map[string]any)                   {}
func (m *EmailAddress) SetAddress(value *string)                                 {}
func (m *EmailAddress) SetBackingStore(value store.BackingStore)                 {}
func (m *EmailAddress) SetName(value *string)                                    {}
func (m *EmailAddress) SetOdataType(value *string)                               {}

func NewEmailAddress() *EmailAddress { return nil }

func CreateEmailAddressFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type EmailAddressable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAddress() *string
	GetBackingStore() store.BackingStore
	GetName() *string
	GetOdataType() *string
	SetAddress(value *string)
	SetBackingStore(value store.BackingStore)
	SetName(value *string)
	SetOdataType(value *string)
}
