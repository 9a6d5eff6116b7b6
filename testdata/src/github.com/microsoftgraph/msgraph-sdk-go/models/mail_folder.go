package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type MailFolder struct {
	Entity
}

func (m *MailFolder) GetChildFolderCount() *int32       { return nil }
func (m *MailFolder) GetChildFolders() []MailFolderable { return nil }
func (m *MailFolder) GetDisplayName() *string           { return nil }
func (m *MailFolder) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *MailFolder) GetIsHidden() *bool                                       { return nil }
func (m *MailFolder) GetMessages() []Messageable                               { return nil }
func (m *MailFolder) GetParentFolderId() *string                               { return nil }
func (m *MailFolder) GetTotalItemCount() *int32                                { return nil }
func (m *MailFolder) GetUnreadItemCount() *int32                               { return nil }
func (m *MailFolder) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *MailFolder) SetChildFolderCount(value *int32)                         {}
func (m *MailFolder) SetChildFolders(value []MailFolderable)                   {}
func (m *MailFolder) SetDisplayName(value *string)                             {}
func (m *MailFolder) SetIsHidden(value *bool)                                  {}
func (m *MailFolder) SetMessages(value []Messageable)                          {}
func (m *MailFolder) SetParentFolderId(value *string)                          {}
func (m *MailFolder) SetTotalItemCount(value *int32)                           {}
func (m *MailFolder) SetUnreadItemCount(value *int32)                          {}

func NewMailFolder() *MailFolder { return nil }

func CreateMailFolderFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type MailFolderable interface {
	Entityable
	serialization.Parsable
	GetChildFolderCount() *int32
	GetChildFolders() []MailFolderable
	GetDisplayName() *string
	GetIsHidden() *bool
	GetMessages() []Messageable
	GetParentFolderId() *string
	GetTotalItemCount() *int32
	GetUnreadItemCount() *int32
	SetChildFolderCount(value *int32)
	SetChildFolders(value []MailFolderable)
	SetDisplayName(value *string)
	SetIsHidden(value *bool)
	SetMessages(value []Messageable)
	SetParentFolderId(value *string)
	SetTotalItemCount(value *int32)
	SetUnreadItemCount(value *int32)
}
