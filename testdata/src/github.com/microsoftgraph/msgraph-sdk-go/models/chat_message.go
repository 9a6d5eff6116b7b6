package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ChatMessage struct {
	Entity
}

func (m *ChatMessage) GetBody() ItemBodyable          { return nil }
func (m *ChatMessage) GetChatId() *string             { return nil }
func (m *ChatMessage) GetCreatedDateTime() *time.Time { return nil }
func (m *ChatMessage) GetDeletedDateTime() *time.Time { return nil }
func (m *ChatMessage) GetEtag() *string               { return nil }
func (m *ChatMessage) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ChatMessage) GetLastEditedDateTime() *time.Time                        { return nil }
func (m *ChatMessage) GetLastModifiedDateTime() *time.Time                      { return nil }
func (m *ChatMessage) GetLocale() *string                                       { return nil }
func (m *ChatMessage) GetReplies() []ChatMessageable                            { return nil }
func (m *ChatMessage) GetReplyToId() *string                                    { return nil }
func (m *ChatMessage) GetSubject() *string                                      { return nil }
func (m *ChatMessage) GetSummary() *string                                      { return nil }
func (m *ChatMessage) GetWebUrl() *string                                       { return nil }
func (m *ChatMessage) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ChatMessage) SetBody(value ItemBodyable)                               {}
func (m *ChatMessage) SetChatId(value *string)                                  {}
func (m *ChatMessage) SetCreatedDateTime(value *time.Time)                      {}
func (m *ChatMessage) SetDeletedDateTime(value *time.Time)                      {}
func (m *ChatMessage) SetEtag(value *string)                                    {}
func (m *ChatMessage) SetLastEditedDateTime(value *time.Time)                   {}
func (m *ChatMessage) SetLastModifiedDateTime(value *time.Time)                 {}
func (m *ChatMessage) SetLocale(value *string)                                  {}
func (m *ChatMessage) SetReplies(value []ChatMessageable)                       {}
func (m *ChatMessage) SetReplyToId(value *string)                               {}
func (m *ChatMessage) SetSubject(value *string)                                 {}
func (m *ChatMessage) SetSummary(value *string)                                 {}
func (m *ChatMessage) SetWebUrl(value *string)                                  {}

func NewChatMessage() *ChatMessage { return nil }

func CreateChatMessageFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ChatMessageable interface {
	Entityable
	serialization.Parsable
	GetBody() ItemBodyable
	GetChatId() *string
	GetCreatedDateTime() *time.Time
	GetDeletedDateTime() *time.Time
	GetEtag() *string
	GetLastEditedDateTime() *time.Time
	GetLastModifiedDateTime() *time.Time
	GetLocale() *string
	GetReplies() []ChatMessageable
	GetReplyToId() *string
	GetSubject() *string
	GetSummary() *string
	GetWebUrl() *string
	SetBody(value ItemBodyable)
	SetChatId(value *string)
	SetCreatedDateTime(value *time.Time)
	SetDeletedDateTime(value *time.Time)
	SetEtag(value *string)
	SetLastEditedDateTime(value *time.Time)
	SetLastModifiedDateTime(value *time.Time)
	SetLocale(value *string)
	SetReplies(value []ChatMessageable)
	SetReplyToId(value *string)
	SetSubject(value *string)
	SetSummary(value *string)
	SetWebUrl(value *string)
}
