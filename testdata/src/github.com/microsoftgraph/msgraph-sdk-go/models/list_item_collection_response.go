package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ListItemCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ListItemCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ListItemCollectionResponse) GetValue() []ListItemable { return nil }
func (m *ListItemCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ListItemCollectionResponse) SetValue(value []ListItemable) {}

func NewListItemCollectionResponse() *ListItemCollectionResponse { return nil }

func CreateListItemCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ListItemCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []ListItemable
	SetValue(value []ListItemable)
}
