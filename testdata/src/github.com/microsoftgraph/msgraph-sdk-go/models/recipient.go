package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type Recipient struct {
}

func (m *Recipient) GetAdditionalData() map[string]any   { return nil }
func (m *Recipient) GetBackingStore() store.BackingStore { return nil }
func (m *Recipient) GetEmailAddress() EmailAddressable   { return nil }
func (m *Recipient) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Recipient) GetOdataType() *string                                    { return nil }
func (m *Recipient) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Recipient) SetAdditionalData(value map[string]any)                   {}
func (m *Recipient) SetBackingStore(value store.BackingStore)                 {}
func (m *Recipient) SetEmailAddress(value EmailAddressable)                   {}
func (m *Recipient) SetOdataType(value *string)                               {}

func NewRecipient() *Recipient { return nil }

func CreateRecipientFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Recipientable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetEmailAddress() EmailAddressable
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetEmailAddress(value EmailAddressable)
	SetOdataType(value *string)
}
