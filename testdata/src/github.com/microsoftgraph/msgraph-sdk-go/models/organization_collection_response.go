package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type OrganizationCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *OrganizationCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *OrganizationCollectionResponse) GetValue() []Organizationable { return nil }
func (m *OrganizationCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *OrganizationCollectionResponse) SetValue(value []Organizationable) {}

func NewOrganizationCollectionResponse() *OrganizationCollectionResponse { return nil }

func CreateOrganizationCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type OrganizationCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Organizationable
	SetValue(value []Organizationable)
}
