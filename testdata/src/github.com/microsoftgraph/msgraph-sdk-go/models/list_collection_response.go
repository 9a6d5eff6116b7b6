package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ListCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ListCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ListCollectionResponse) GetValue() []Listable { return nil }
func (m *ListCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ListCollectionResponse) SetValue(value []Listable) {}

func NewListCollectionResponse() *ListCollectionResponse { return nil }

func CreateListCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ListCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Listable
	SetValue(value []Listable)
}
