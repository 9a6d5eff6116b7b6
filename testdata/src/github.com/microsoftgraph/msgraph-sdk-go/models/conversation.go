package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Conversation struct {
	Entity
}

func (m *Conversation) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Conversation) GetHasAttachments() *bool                                 { return nil }
func (m *Conversation) GetLastDeliveredDateTime() *time.Time                     { return nil }
func (m *Conversation) GetPreview() *string                                      { return nil }
func (m *Conversation) GetThreads() []ConversationThreadable                     { return nil }
func (m *Conversation) GetTopic() *string                                        { return nil }
func (m *Conversation) GetUniqueSenders() []string                               { return nil }
func (m *Conversation) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Conversation) SetHasAttachments(value *bool)                            {}
func (m *Conversation) SetLastDeliveredDateTime(value *time.Time)                {}
func (m *Conversation) SetPreview(value *string)                                 {}
func (m *Conversation) SetThreads(value []ConversationThreadable)                {}
func (m *Conversation) SetTopic(value *string)                                   {}
func (m *Conversation) SetUniqueSenders(value []string)                          {}

func NewConversation() *Conversation { return nil }

func CreateConversationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Conversationable interface {
	Entityable
	serialization.Parsable
	GetHasAttachments() *bool
	GetLastDeliveredDateTime() *time.Time
	GetPreview() *string
	GetThreads() []ConversationThreadable
	GetTopic() *string
	GetUniqueSenders() []string
	SetHasAttachments(value *bool)
	SetLastDeliveredDateTime(value *time.Time)
	SetPreview(value *string)
	SetThreads(value []ConversationThreadable)
	SetTopic(value *string)
	SetUniqueSenders(value []string)
}
