package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type PasswordCredential struct {
}

func (m *PasswordCredential) GetAdditionalData() map[string]any   { return nil }
func (m *PasswordCredential) GetBackingStore() store.BackingStore { return nil }
func (m *PasswordCredential) GetCustomKeyIdentifier() []byte      { return nil }
func (m *PasswordCredential) GetDisplayName() *string             { return nil }
func (m *PasswordCredential) GetEndDateTime() *time.Time          { return nil }
func (m *PasswordCredential) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *PasswordCredential) GetHint() *string                                         { return nil }
func (m *PasswordCredential) GetOdataType() *string                                    { return nil }
func (m *PasswordCredential) GetSecretText() *string                                   { return nil }
func (m *PasswordCredential) GetStartDateTime() *time.Time                             { return nil }
func (m *PasswordCredential) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *PasswordCredential) SetAdditionalData(value map[string]any)                   {}
func (m *PasswordCredential) SetBackingStore(value store.BackingStore)                 {}
func (m *PasswordCredential) SetCustomKeyIdentifier(value []byte)                      {}
func (m *PasswordCredential) SetDisplayName(value *string)                             {}
func (m *PasswordCredential) SetEndDateTime(value *time.Time)                          {}
func (m *PasswordCredential) SetHint(value *string)                                    {}
func (m *PasswordCredential) SetOdataType(value *string)                               {}
func (m *PasswordCredential) SetSecretText(value *string)                              {}
func (m *PasswordCredential) SetStartDateTime(value *time.Time)                        {}

func NewPasswordCredential() *PasswordCredential { return nil }

func CreatePasswordCredentialFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type PasswordCredentialable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetCustomKeyIdentifier() []byte
	GetDisplayName() *string
	GetEndDateTime() *time.Time
	GetHint() *string
	GetOdataType() *string
	GetSecretText() *string
	GetStartDateTime() *time.Time
	SetBackingStore(value store.BackingStore)
	SetCustomKeyIdentifier(value []byte)
	SetDisplayName(value *string)
	SetEndDateTime(value *time.Time)
	SetHint(value *string)
	SetOdataType(value *string)
	SetSecretText(value *string)
	SetStartDateTime(value *time.Time)
}
