package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Chat struct {
	Entity
}

func (m *Chat) GetChatType() *ChatType                                                { return nil }
func (m *Chat) GetCreatedDateTime() *time.Time                                        { return nil }
func (m *Chat) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Chat) GetIsHiddenForAllMembers() *bool                                       { return nil }
func (m *Chat) GetLastUpdatedDateTime() *time.Time                                    { return nil }
func (m *Chat) GetMembers() []ConversationMemberable                                  { return nil }
func (m *Chat) GetMessages() []ChatMessageable                                        { return nil }
func (m *Chat) GetTenantId() *string                                                  { return nil }
func (m *Chat) GetTopic() *string                                                     { return nil }
func (m *Chat) GetWebUrl() *string                                                    { return nil }
func (m *Chat) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Chat) SetChatType(value *ChatType)                                           {}
func (m *Chat) SetCreatedDateTime(value *time.Time)                                   {}
func (m *Chat) SetIsHiddenForAllMembers(value *bool)                                  {}
func (m *Chat) SetLastUpdatedDateTime(value *time.Time)                               {}
func (m *Chat) SetMembers(value []ConversationMemberable)                             {}
func (m *Chat) SetMessages(value []ChatMessageable)                                   {}
func (m *Chat) SetTenantId(value *string)                                             {}
func (m *Chat) SetTopic(value *string)                                                {}
func (m *Chat) SetWebUrl(value *string)                                               {}

func NewChat() *Chat { return nil }

func CreateChatFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Chatable interface {
	Entityable
	serialization.Parsable
	GetChatType() *ChatType
	GetCreatedDateTime() *time.Time
	GetIsHiddenForAllMembers() *bool
	GetLastUpdatedDateTime() *time.Time
	GetMembers() []ConversationMemberable
	GetMessages() []ChatMessageable
	GetTenantId() *string
	GetTopic() *string
	GetWebUrl() *string
	SetChatType(value *ChatType)
	SetCreatedDateTime(value *time.Time)
	SetIsHiddenForAllMembers(value *bool)
	SetLastUpdatedDateTime(value *time.Time)
	SetMembers(value []ConversationMemberable)
	SetMessages(value []ChatMessageable)
	SetTenantId(value *string)
	SetTopic(value *string)
	SetWebUrl(value *string)
}
