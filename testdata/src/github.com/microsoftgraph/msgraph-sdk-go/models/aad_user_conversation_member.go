package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type AadUserConversationMember struct {
	ConversationMember
}

func (m *AadUserConversationMember) GetEmail() *string { return nil }
func (m *AadUserConversationMember) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *AadUserConversationMember) GetTenantId() *string { return nil }
func (m *AadUserConversationMember) GetUser() Userable    { return nil }
func (m *AadUserConversationMember) GetUserId() *string   { return nil }
func (m *AadUserConversationMember) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *AadUserConversationMember) SetEmail(value *string)    {}
func (m *AadUserConversationMember) SetTenantId(value *string) {}
func (m *AadUserConversationMember) SetUser(value Userable)    {}
func (m *AadUserConversationMember) SetUserId(value *string)   {}

func NewAadUserConversationMember() *AadUserConversationMember { return nil }

func CreateAadUserConversationMemberFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type AadUserConversationMemberable interface {
	ConversationMemberable
	serialization.Parsable
	GetEmail() *string
	GetTenantId() *string
	GetUser() Userable
	GetUserId() *string
	SetEmail(value *string)
	SetTenantId(value *string)
	SetUser(value Userable)
	SetUserId(value *string)
}
