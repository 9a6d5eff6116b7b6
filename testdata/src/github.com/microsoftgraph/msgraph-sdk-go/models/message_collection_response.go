package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type MessageCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *MessageCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *MessageCollectionResponse) GetValue() []Messageable { return nil }
func (m *MessageCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *MessageCollectionResponse) SetValue(value []Messageable) {}

func NewMessageCollectionResponse() *MessageCollectionResponse { return nil }

func CreateMessageCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type MessageCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Messageable
	SetValue(value []Messageable)
}
