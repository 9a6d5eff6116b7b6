package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ServicePrincipalCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ServicePrincipalCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ServicePrincipalCollectionResponse) GetValue() []ServicePrincipalable { return nil }
func (m *ServicePrincipalCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ServicePrincipalCollectionResponse) SetValue(value []ServicePrincipalable) {}

func NewServicePrincipalCollectionResponse() *ServicePrincipalCollectionResponse { return nil }

func CreateServicePrincipalCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ServicePrincipalCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []ServicePrincipalable
	SetValue(value []ServicePrincipalable)
}
