package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Channel struct {
	Entity
}

func (m *Channel) GetAllMembers() []ConversationMemberable                               { return nil }
func (m *Channel) GetCreatedDateTime() *time.Time                                        { return nil }
func (m *Channel) GetDescription() *string                                               { return nil }
func (m *Channel) GetDisplayName() *string                                               { return nil }
func (m *Channel) GetEmail() *string                                                     { return nil }
func (m *Channel) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Channel) GetFilesFolder() DriveItemable                                         { return nil }
func (m *Channel) GetIsArchived() *bool                                                  { return nil }
func (m *Channel) GetIsFavoriteByDefault() *bool                                         { return nil }
func (m *Channel) GetMembers() []ConversationMemberable                                  { return nil }
func (m *Channel) GetMessages() []ChatMessageable                                        { return nil }
func (m *Channel) GetTenantId() *string                                                  { return nil }
func (m *Channel) GetWebUrl() *string                                                    { return nil }
func (m *Channel) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Channel) SetAllMembers(value []ConversationMemberable)                          {}
func (m *Channel) SetCreatedDateTime(value *time.Time)                                   {}
func (m *Channel) SetDescription(value *string)                                          {}
func (m *Channel) SetDisplayName(value *string)                                          {}
func (m *Channel) SetEmail(value *string)                                                {}
func (m *Channel) SetFilesFolder(value DriveItemable)                                    {}
func (m *Channel) SetIsArchived(value *bool)                                             {}
func (m *Channel) SetIsFavoriteByDefault(value *bool)                                    {}
func (m *Channel) SetMembers(value []ConversationMemberable)                             {}
func (m *Channel) SetMessages(value []ChatMessageable)                                   {}
func (m *Channel) SetTenantId(value *string)                                             {}
func (m *Channel) SetWebUrl(value *string)                                               {}

func NewChannel() *Channel { return nil }

func CreateChannelFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Channelable interface {
	Entityable
	serialization.Parsable
	GetAllMembers() []ConversationMemberable
	GetCreatedDateTime() *time.Time
	GetDescription() *string
	GetDisplayName() *string
	GetEmail() *string
	GetFilesFolder() DriveItemable
	GetIsArchived() *bool
	GetIsFavoriteByDefault() *bool
	GetMembers() []ConversationMemberable
	GetMessages() []ChatMessageable
	GetTenantId() *string
	GetWebUrl() *string
	SetAllMembers(value []ConversationMemberable)
	SetCreatedDateTime(value *time.Time)
	SetDescription(value *string)
	SetDisplayName(value *string)
	SetEmail(value *string)
	SetFilesFolder(value DriveItemable)
	SetIsArchived(value *bool)
	SetIsFavoriteByDefault(value *bool)
	SetMembers(value []ConversationMemberable)
	SetMessages(value []ChatMessageable)
	SetTenantId(value *string)
	SetWebUrl(value *string)
}
