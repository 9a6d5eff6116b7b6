package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type FederatedIdentityCredential struct {
	Entity
}

func (m *FederatedIdentityCredential) GetAudiences() []string  { return nil }
func (m *FederatedIdentityCredential) GetDescription() *string { return nil }
func (m *FederatedIdentityCredential) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *FederatedIdentityCredential) GetIssuer() *string  { return nil }
func (m *FederatedIdentityCredential) GetName() *string    { return nil }
func (m *FederatedIdentityCredential) GetSubject() *string { return nil }
func (m *FederatedIdentityCredential) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *FederatedIdentityCredential) SetAudiences(value []string)  {}
func (m *FederatedIdentityCredential) SetDescription(value *string) {}
func (m *FederatedIdentityCredential) SetIssuer(value *string)      {}
func (m *FederatedIdentityCredential) SetName(value *string)        {}
func (m *FederatedIdentityCredential) SetSubject(value *string)     {}

func NewFederatedIdentityCredential() *FederatedIdentityCredential { return nil }

func CreateFederatedIdentityCredentialFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type FederatedIdentityCredentialable interface {
	Entityable
	serialization.Parsable
	GetAudiences() []string
	GetDescription() *string
	GetIssuer() *string
	GetName() *string
	GetSubject() *string
	SetAudiences(value []string)
	SetDescription(value *string)
	SetIssuer(value *string)
	SetName(value *string)
	SetSubject(value *string)
}
