package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ConversationThreadCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ConversationThreadCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ConversationThreadCollectionResponse) GetValue() []ConversationThreadable { return nil }
func (m *ConversationThreadCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ConversationThreadCollectionResponse) SetValue(value []ConversationThreadable) {}

func NewConversationThreadCollectionResponse() *ConversationThreadCollectionResponse { return nil }

func CreateConversationThreadCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ConversationThreadCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []ConversationThreadable
	SetValue(value []ConversationThreadable)
}
