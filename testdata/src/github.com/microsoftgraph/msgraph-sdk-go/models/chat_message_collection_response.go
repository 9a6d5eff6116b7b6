package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ChatMessageCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ChatMessageCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ChatMessageCollectionResponse) GetValue() []ChatMessageable { return nil }
func (m *ChatMessageCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ChatMessageCollectionResponse) SetValue(value []ChatMessageable) {}

func NewChatMessageCollectionResponse() *ChatMessageCollectionResponse { return nil }

func CreateChatMessageCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ChatMessageCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []ChatMessageable
	SetValue(value []ChatMessageable)
}
