package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Team struct {
	Entity
}

func (m *Team) GetChannels() []Channelable                                            { return nil }
func (m *Team) GetDescription() *string                                               { return nil }
func (m *Team) GetDisplayName() *string                                               { return nil }
func (m *Team) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Team) GetMembers() []ConversationMemberable                                  { return nil }
func (m *Team) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Team) SetChannels(value []Channelable)                                       {}
func (m *Team) SetDescription(value *string)                                          {}
func (m *Team) SetDisplayName(value *string)                                          {}
func (m *Team) SetMembers(value []ConversationMemberable)                             {}

func NewTeam() *Team { return nil }

func CreateTeamFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Teamable interface {
	Entityable
	serialization.Parsable
	GetChannels() []Channelable
	GetDescription() *string
	GetDisplayName() *string
	GetMembers() []ConversationMemberable
	SetChannels(value []Channelable)
	SetDescription(value *string)
	SetDisplayName(value *string)
	SetMembers(value []ConversationMemberable)
}
