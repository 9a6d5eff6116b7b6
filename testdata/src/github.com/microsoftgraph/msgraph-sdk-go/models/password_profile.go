package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type PasswordProfile struct {
}

func (m *PasswordProfile) GetAdditionalData() map[string]any   { return nil }
func (m *PasswordProfile) GetBackingStore() store.BackingStore { return nil }
func (m *PasswordProfile) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *PasswordProfile) GetForceChangePasswordNextSignIn() *bool                  { return nil }
func (m *PasswordProfile) GetForceChangePasswordNextSignInWithMfa() *bool           { return nil }
func (m *PasswordProfile) GetOdataType() *string                                    { return nil }
func (m *PasswordProfile) GetPassword() *string                                     { return nil }
func (m *PasswordProfile) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *PasswordProfile) SetAdditionalData(value map[string]any)                   {}
func (m *PasswordProfile) SetBackingStore(value store.BackingStore)                 {}
func (m *PasswordProfile) SetForceChangePasswordNextSignIn(value *bool)             {}
func (m *PasswordProfile) SetForceChangePasswordNextSignInWithMfa(value *bool)      {}
func (m *PasswordProfile) SetOdataType(value *string)                               {}
func (m *PasswordProfile) SetPassword(value *string)                                {}

func NewPasswordProfile() *PasswordProfile { return nil }

func CreatePasswordProfileFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type PasswordProfileable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetForceChangePasswordNextSignIn() *bool
	GetForceChangePasswordNextSignInWithMfa() *bool
	GetOdataType() *string
	GetPassword() *string
	SetBackingStore(value store.BackingStore)
	SetForceChangePasswordNextSignIn(value *bool)
	SetForceChangePasswordNextSignInWithMfa(value *bool)
	SetOdataType(value *string)
	SetPassword(value *string)
}
