package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type UserCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *UserCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *UserCollectionResponse) GetValue() []Userable { return nil }
func (m *UserCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *UserCollectionResponse) SetValue(value []Userable) {}

func NewUserCollectionResponse() *UserCollectionResponse { return nil }

func CreateUserCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type UserCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Userable
	SetValue(value []Userable)
}
