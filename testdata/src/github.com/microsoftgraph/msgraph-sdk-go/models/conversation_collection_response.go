package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ConversationCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ConversationCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ConversationCollectionResponse) GetValue() []Conversationable { return nil }
func (m *ConversationCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ConversationCollectionResponse) SetValue(value []Conversationable) {}

func NewConversationCollectionResponse() *ConversationCollectionResponse { return nil }

func CreateConversationCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ConversationCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Conversationable
	SetValue(value []Conversationable)
}
