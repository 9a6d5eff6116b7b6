package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ConversationMember struct {
	Entity
}

func (m *ConversationMember) GetDisplayName() *string { return nil }
func (m *ConversationMember) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ConversationMember) GetRoles() []string                                       { return nil }
func (m *ConversationMember) GetVisibleHistoryStartDateTime() *time.Time               { return nil }
func (m *ConversationMember) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ConversationMember) SetDisplayName(value *string)                             {}
func (m *ConversationMember) SetRoles(value []string)                                  {}
func (m *ConversationMember) SetVisibleHistoryStartDateTime(value *time.Time)          {}

func NewConversationMember() *ConversationMember { return nil }

func CreateConversationMemberFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ConversationMemberable interface {
	Entityable
	serialization.Parsable
	GetDisplayName() *string
	GetRoles() []string
	GetVisibleHistoryStartDateTime() *time.Time
	SetDisplayName(value *string)
	SetRoles(value []string)
	SetVisibleHistoryStartDateTime(value *time.Time)
}
