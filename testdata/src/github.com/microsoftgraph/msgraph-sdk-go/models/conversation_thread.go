package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ConversationThread struct {
	Entity
}

func (m *ConversationThread) GetCcRecipients() []Recipientable { return nil }
func (m *ConversationThread) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ConversationThread) GetHasAttachments() *bool                                 { return nil }
func (m *ConversationThread) GetIsLocked() *bool                                       { return nil }
func (m *ConversationThread) GetLastDeliveredDateTime() *time.Time                     { return nil }
func (m *ConversationThread) GetPreview() *string                                      { return nil }
func (m *ConversationThread) GetTopic() *string                                        { return nil }
func (m *ConversationThread) GetToRecipients() []Recipientable                         { return nil }
func (m *ConversationThread) GetUniqueSenders() []string                               { return nil }
func (m *ConversationThread) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ConversationThread) SetCcRecipients(value []Recipientable)                    {}
func (m *ConversationThread) SetHasAttachments(value *bool)                            {}
func (m *ConversationThread) SetIsLocked(value *bool)                                  {}
func (m *ConversationThread) SetLastDeliveredDateTime(value *time.Time)                {}
func (m *ConversationThread) SetPreview(value *string)                                 {}
func (m *ConversationThread) SetTopic(value *string)                                   {}
func (m *ConversationThread) SetToRecipients(value []Recipientable)                    {}
func (m *ConversationThread) SetUniqueSenders(value []string)                          {}

func NewConversationThread() *ConversationThread { return nil }

func CreateConversationThreadFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ConversationThreadable interface {
	Entityable
	serialization.Parsable
	GetCcRecipients() []Recipientable
	GetHasAttachments() *bool
	GetIsLocked() *bool
	GetLastDeliveredDateTime() *time.Time
	GetPreview() *string
	GetTopic() *string
	GetToRecipients() []Recipientable
	GetUniqueSenders() []string
	SetCcRecipients(value []Recipientable)
	SetHasAttachments(value *bool)
	SetIsLocked(value *bool)
	SetLastDeliveredDateTime(value *time.Time)
	SetPreview(value *string)
	SetTopic(value *string)
	SetToRecipients(value []Recipientable)
	SetUniqueSenders(value []string)
}
