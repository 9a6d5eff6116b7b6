package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Invitation struct {
	Entity
}

func (m *Invitation) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Invitation) GetInvitedUser() Userable                                 { return nil }
func (m *Invitation) GetInvitedUserDisplayName() *string                       { return nil }
func (m *Invitation) GetInvitedUserEmailAddress() *string                      { return nil }
func (m *Invitation) GetInvitedUserSponsors() []DirectoryObjectable            { return nil }
func (m *Invitation) GetInvitedUserType() *string                              { return nil }
func (m *Invitation) GetInviteRedeemUrl() *string                              { return nil }
func (m *Invitation) GetInviteRedirectUrl() *string                            { return nil }
func (m *Invitation) GetResetRedemption() *bool                                { return nil }
func (m *Invitation) GetSendInvitationMessage() *bool                          { return nil }
func (m *Invitation) GetStatus() *string                                       { return nil }
func (m *Invitation) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Invitation) SetInvitedUser(value Userable)                            {}
func (m *Invitation) SetInvitedUserDisplayName(value *string)                  {}
func (m *Invitation) SetInvitedUserEmailAddress(value *string)                 {}
func (m *Invitation) SetInvitedUserSponsors(value []DirectoryObjectable)       {}
func (m *Invitation) SetInvitedUserType(value *string)                         {}
func (m *Invitation) SetInviteRedeemUrl(value *string)                         {}
func (m *Invitation) SetInviteRedirectUrl(value *string)                       {}
func (m *Invitation) SetResetRedemption(value *bool)                           {}
func (m *Invitation) SetSendInvitationMessage(value *bool)                     {}
func (m *Invitation) SetStatus(value *string)                                  {}

func NewInvitation() *Invitation { return nil }

func CreateInvitationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Invitationable interface {
	Entityable
	serialization.Parsable
	GetInvitedUser() Userable
	GetInvitedUserDisplayName() *string
	GetInvitedUserEmailAddress() *string
	GetInvitedUserSponsors() []DirectoryObjectable
	GetInvitedUserType() *string
	GetInviteRedeemUrl() *string
	GetInviteRedirectUrl() *string
	GetResetRedemption() *bool
	GetSendInvitationMessage() *bool
	GetStatus() *string
	SetInvitedUser(value Userable)
	SetInvitedUserDisplayName(value *string)
	SetInvitedUserEmailAddress(value *string)
	SetInvitedUserSponsors(value []DirectoryObjectable)
	SetInvitedUserType(value *string)
	SetInviteRedeemUrl(value *string)
	SetInviteRedirectUrl(value *string)
	SetResetRedemption(value *bool)
	SetSendInvitationMessage(value *bool)
	SetStatus(value *string)
}
