package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type FederatedIdentityCredentialCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *FederatedIdentityCredentialCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *FederatedIdentityCredentialCollectionResponse) GetValue() []FederatedIdentityCredentialable {
	return nil
}
func (m *FederatedIdentityCredentialCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *FederatedIdentityCredentialCollectionResponse) SetValue(value []FederatedIdentityCredentialable) {
}

func NewFederatedIdentityCredentialCollectionResponse() *FederatedIdentityCredentialCollectionResponse {
	return nil
}

func CreateFederatedIdentityCredentialCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type FederatedIdentityCredentialCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []FederatedIdentityCredentialable
	SetValue(value []FederatedIdentityCredentialable)
}
