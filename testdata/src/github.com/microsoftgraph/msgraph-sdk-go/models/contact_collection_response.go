package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ContactCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ContactCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ContactCollectionResponse) GetValue() []Contactable { return nil }
func (m *ContactCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ContactCollectionResponse) SetValue(value []Contactable) {}

func NewContactCollectionResponse() *ContactCollectionResponse { return nil }

func CreateContactCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ContactCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Contactable
	SetValue(value []Contactable)
}
