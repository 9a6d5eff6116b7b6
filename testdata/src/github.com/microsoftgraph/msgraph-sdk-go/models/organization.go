package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Organization struct {
	DirectoryObject
}

func (m *Organization) GetDisplayName() *string { return nil }
func (m *Organization) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Organization) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Organization) SetDisplayName(value *string)                             {}

func NewOrganization() *Organization { return nil }

func CreateOrganizationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Organizationable interface {
	DirectoryObjectable
	serialization.Parsable
	GetDisplayName() *string
	SetDisplayName(value *string)
}
