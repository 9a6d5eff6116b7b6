package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ApplicationCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ApplicationCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ApplicationCollectionResponse) GetValue() []Applicationable { return nil }
func (m *ApplicationCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ApplicationCollectionResponse) SetValue(value []Applicationable) {}

func NewApplicationCollectionResponse() *ApplicationCollectionResponse { return nil }

func CreateApplicationCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ApplicationCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Applicationable
	SetValue(value []Applicationable)
}
