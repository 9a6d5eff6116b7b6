package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ServicePrincipal struct {
	DirectoryObject
}

func (m *ServicePrincipal) GetAppId() *string       { return nil }
func (m *ServicePrincipal) GetDisplayName() *string { return nil }
func (m *ServicePrincipal) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ServicePrincipal) GetPasswordCredentials() []PasswordCredentialable         { return nil }
func (m *ServicePrincipal) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ServicePrincipal) SetAppId(value *string)                                   {}
func (m *ServicePrincipal) SetDisplayName(value *string)                             {}
func (m *ServicePrincipal) SetPasswordCredentials(value []PasswordCredentialable)    {}

func NewServicePrincipal() *ServicePrincipal { return nil }

func CreateServicePrincipalFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ServicePrincipalable interface {
	DirectoryObjectable
	serialization.Parsable
	GetAppId() *string
	GetDisplayName() *string
	GetPasswordCredentials() []PasswordCredentialable
	SetAppId(value *string)
	SetDisplayName(value *string)
	SetPasswordCredentials(value []PasswordCredentialable)
}
