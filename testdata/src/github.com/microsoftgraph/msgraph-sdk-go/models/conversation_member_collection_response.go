package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ConversationMemberCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ConversationMemberCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ConversationMemberCollectionResponse) GetValue() []ConversationMemberable { return nil }
func (m *ConversationMemberCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ConversationMemberCollectionResponse) SetValue(value []ConversationMemberable) {}

func NewConversationMemberCollectionResponse() *ConversationMemberCollectionResponse { return nil }

func CreateConversationMemberCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ConversationMemberCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []ConversationMemberable
	SetValue(value []ConversationMemberable)
}
