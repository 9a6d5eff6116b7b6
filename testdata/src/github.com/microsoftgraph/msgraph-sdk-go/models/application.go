package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Application struct {
	DirectoryObject
}

func (m *Application) GetAppId() *string       { return nil }
func (m *Application) GetDisplayName() *string { return nil }
func (m *Application) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Application) GetPasswordCredentials() []PasswordCredentialable         { return nil }
func (m *Application) GetUniqueName() *string                                   { return nil }
func (m *Application) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Application) SetAppId(value *string)                                   {}
func (m *Application) SetDisplayName(value *string)                             {}
func (m *Application) SetPasswordCredentials(value []PasswordCredentialable)    {}
func (m *Application) SetUniqueName(value *string)                              {}

func NewApplication() *Application { return nil }

func CreateApplicationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Applicationable interface {
	DirectoryObjectable
	serialization.Parsable
	GetAppId() *string
	GetDisplayName() *string
	GetPasswordCredentials() []PasswordCredentialable
	GetUniqueName() *string
	SetAppId(value *string)
	SetDisplayName(value *string)
	SetPasswordCredentials(value []PasswordCredentialable)
	SetUniqueName(value *string)
}
