package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ChatCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ChatCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ChatCollectionResponse) GetValue() []Chatable { return nil }
func (m *ChatCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ChatCollectionResponse) SetValue(value []Chatable) {}

func NewChatCollectionResponse() *ChatCollectionResponse { return nil }

func CreateChatCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ChatCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Chatable
	SetValue(value []Chatable)
}
