package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type KeyCredential struct {
}

func (m *KeyCredential) GetAdditionalData() map[string]any   { return nil }
func (m *KeyCredential) GetBackingStore() store.BackingStore { return nil }
func (m *KeyCredential) GetCustomKeyIdentifier() []byte      { return nil }
func (m *KeyCredential) GetDisplayName() *string             { return nil }
func (m *KeyCredential) GetEndDateTime() *time.Time          { return nil }
func (m *KeyCredential) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *KeyCredential) GetKey() []byte                                           { return nil }
func (m *KeyCredential) GetOdataType() *string                                    { return nil }
func (m *KeyCredential) GetStartDateTime() *time.Time                             { return nil }
func (m *KeyCredential) GetTypeEscaped() *string                                  { return nil }
func (m *KeyCredential) GetUsage() *string                                        { return nil }
func (m *KeyCredential) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *KeyCredential) SetAdditionalData(value map[string]any)                   {}
func (m *KeyCredential) SetBackingStore(value store.BackingStore)                 {}
func (m *KeyCredential) SetCustomKeyIdentifier(value []byte)                      {}
func (m *KeyCredential) SetDisplayName(value *string)                             {}
func (m *KeyCredential) SetEndDateTime(value *time.Time)                          {}
func (m *KeyCredential) SetKey(value []byte)                                      {}
func (m *KeyCredential) SetOdataType(value *string)                               {}
func (m *KeyCredential) SetStartDateTime(value *time.Time)                        {}
func (m *KeyCredential) SetTypeEscaped(value *string)                             {}
func (m *KeyCredential) SetUsage(value *string)                                   {}

func NewKeyCredential() *KeyCredential { return nil }

func CreateKeyCredentialFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type KeyCredentialable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetCustomKeyIdentifier() []byte
	GetDisplayName() *string
	GetEndDateTime() *time.Time
	GetKey() []byte
	GetOdataType() *string
	GetStartDateTime() *time.Time
	GetTypeEscaped() *string
	GetUsage() *string
	SetBackingStore(value store.BackingStore)
	SetCustomKeyIdentifier(value []byte)
	SetDisplayName(value *string)
	SetEndDateTime(value *time.Time)
	SetKey(value []byte)
	SetOdataType(value *string)
	SetStartDateTime(value *time.Time)
	SetTypeEscaped(value *string)
	SetUsage(value *string)
}
