package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Message struct {
	OutlookItem
}

func (m *Message) GetAttachments() []Attachmentable                                      { return nil }
func (m *Message) GetBccRecipients() []Recipientable                                     { return nil }
func (m *Message) GetBody() ItemBodyable                                                 { return nil }
func (m *Message) GetBodyPreview() *string                                               { return nil }
func (m *Message) GetCcRecipients() []Recipientable                                      { return nil }
func (m *Message) GetConversationId() *string                                            { return nil }
func (m *Message) GetConversationIndex() []byte                                          { return nil }
func (m *Message) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Message) GetFlag() FollowupFlagable                                             { return nil }
func (m *Message) GetFrom() Recipientable                                                { return nil }
func (m *Message) GetHasAttachments() *bool                                              { return nil }
func (m *Message) GetImportance() *Importance                                            { return nil }
func (m *Message) GetInferenceClassification() *InferenceClassificationType              { return nil }
func (m *Message) GetInternetMessageHeaders() []InternetMessageHeaderable                { return nil }
func (m *Message) GetInternetMessageId() *string                                         { return nil }
func (m *Message) GetIsDeliveryReceiptRequested() *bool                                  { return nil }
func (m *Message) GetIsDraft() *bool                                                     { return nil }
func (m *Message) GetIsRead() *bool                                                      { return nil }
func (m *Message) GetIsReadReceiptRequested() *bool                                      { return nil }
func (m *Message) GetParentFolderId() *string                                            { return nil }
func (m *Message) GetReceivedDateTime() *time.Time                                       { return nil }
func (m *Message) GetReplyTo() []Recipientable                                           { return nil }
func (m *Message) GetSender() Recipientable                                              { return nil }
func (m *Message) GetSentDateTime() *time.Time                                           { return nil }
func (m *Message) GetSubject() *string                                                   { return nil }
func (m *Message) GetToRecipients() []Recipientable                                      { return nil }
func (m *Message) GetUniqueBody() ItemBodyable                                           { return nil }
func (m *Message) GetWebLink() *string                                                   { return nil }
func (m *Message) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Message) SetAttachments(value []Attachmentable)                                 {}
func (m *Message) SetBccRecipients(value []Recipientable)                                {}
func (m *Message) SetBody(value ItemBodyable)                                            {}
func (m *Message) SetBodyPreview(value *string)                                          {}
func (m *Message) SetCcRecipients(value []Recipientable)                                 {}
func (m *Message) SetConversationId(value *string)                                       {}
func (m *Message) SetConversationIndex(value []byte)                                     {}
func (m *Message) SetFlag(value FollowupFlagable)                                        {}
func (m *Message) SetFrom(value Recipientable)                                           {}
func (m *Message) SetHasAttachments(value *bool)                                         {}
func (m *Message) SetImportance(value *Importance)                                       {}
func (m *Message) SetInferenceClassification(value *InferenceClassificationType)         {}
func (m *Message) SetInternetMessageHeaders(value []InternetMessageHeaderable)           {}
func (m *Message) SetInternetMessageId(value *string)                                    {}
func (m *Message) SetIsDeliveryReceiptRequested(value *bool)                             {}
func (m *Message) SetIsDraft(value *bool)                                                {}
func (m *Message) SetIsRead(value *bool)                                                 {}
func (m *Message) SetIsReadReceiptRequested(value *bool)                                 {}
func (m *Message) SetParentFolderId(value *string)                                       {}
func (m *Message) SetReceivedDateTime(value *time.Time)                                  {}
func (m *Message) SetReplyTo(value []Recipientable)                                      {}
func (m *Message) SetSender(value Recipientable)                                         {}
func (m *Message) SetSentDateTime(value *time.Time)                                      {}
func (m *Message) SetSubject(value *string)                                              {}
func (m *Message) SetToRecipients(value []Recipientable)                                 {}
func (m *Message) SetUniqueBody(value ItemBodyable)                                      {}
func (m *Message) SetWebLink(value *string)                                              {}

func NewMessage() *Message { return nil }

func CreateMessageFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Messageable interface {
	OutlookItemable
	serialization.Parsable
	GetAttachments() []Attachmentable
	GetBccRecipients() []Recipientable
	GetBody() ItemBodyable
	GetBodyPreview() *string
	GetCcRecipients() []Recipientable
	GetConversationId() *string
	GetConversationIndex() []byte
	GetFlag() FollowupFlagable
	GetFrom() Recipientable
	GetHasAttachments() *bool
	GetImportance() *Importance
	GetInferenceClassification() *InferenceClassificationType
	GetInternetMessageHeaders() []InternetMessageHeaderable
	GetInternetMessageId() *string
	GetIsDeliveryReceiptRequested() *bool
	GetIsDraft() *bool
	GetIsRead() *bool
	GetIsReadReceiptRequested() *bool
	GetParentFolderId() *string
	GetReceivedDateTime() *time.Time
	GetReplyTo() []Recipientable
	GetSender() Recipientable
	GetSentDateTime() *time.Time
	GetSubject() *string
	GetToRecipients() []Recipientable
	GetUniqueBody() ItemBodyable
	GetWebLink() *string
	SetAttachments(value []Attachmentable)
	SetBccRecipients(value []Recipientable)
	SetBody(value ItemBodyable)
	SetBodyPreview(value *string)
	SetCcRecipients(value []Recipientable)
	SetConversationId(value *string)
	SetConversationIndex(value []byte)
	SetFlag(value FollowupFlagable)
	SetFrom(value Recipientable)
	SetHasAttachments(value *bool)
	SetImportance(value *Importance)
	SetInferenceClassification(value *InferenceClassificationType)
	SetInternetMessageHeaders(value []InternetMessageHeaderable)
	SetInternetMessageId(value *string)
	SetIsDeliveryReceiptRequested(value *bool)
	SetIsDraft(value *bool)
	SetIsRead(value *bool)
	SetIsReadReceiptRequested(value *bool)
	SetParentFolderId(value *string)
	SetReceivedDateTime(value *time.Time)
	SetReplyTo(value []Recipientable)
	SetSender(value Recipientable)
	SetSentDateTime(value *time.Time)
	SetSubject(value *string)
	SetToRecipients(value []Recipientable)
	SetUniqueBody(value ItemBodyable)
	SetWebLink(value *string)
}
