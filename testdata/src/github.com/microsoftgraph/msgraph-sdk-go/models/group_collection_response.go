package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type GroupCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *GroupCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *GroupCollectionResponse) GetValue() []Groupable { return nil }
func (m *GroupCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *GroupCollectionResponse) SetValue(value []Groupable) {}

func NewGroupCollectionResponse() *GroupCollectionResponse { return nil }

func CreateGroupCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GroupCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Groupable
	SetValue(value []Groupable)
}
