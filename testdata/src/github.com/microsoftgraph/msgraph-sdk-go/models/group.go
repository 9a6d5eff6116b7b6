package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Group struct {
	DirectoryObject
}

func (m *Group) GetDescription() *string                                               { return nil }
func (m *Group) GetDisplayName() *string                                               { return nil }
func (m *Group) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Group) GetGroupTypes() []string                                               { return nil }
func (m *Group) GetMail() *string                                                      { return nil }
func (m *Group) GetMailEnabled() *bool                                                 { return nil }
func (m *Group) GetMailNickname() *string                                              { return nil }
func (m *Group) GetMembers() []DirectoryObjectable                                     { return nil }
func (m *Group) GetOwners() []DirectoryObjectable                                      { return nil }
func (m *Group) GetSecurityEnabled() *bool                                             { return nil }
func (m *Group) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Group) SetDescription(value *string)                                          {}
func (m *Group) SetDisplayName(value *string)                                          {}
func (m *Group) SetGroupTypes(value []string)                                          {}
func (m *Group) SetMail(value *string)                                                 {}
func (m *Group) SetMailEnabled(value *bool)                                            {}
func (m *Group) SetMailNickname(value *string)                                         {}
func (m *Group) SetMembers(value []DirectoryObjectable)                                {}
func (m *Group) SetOwners(value []DirectoryObjectable)                                 {}
func (m *Group) SetSecurityEnabled(value *bool)                                        {}

func NewGroup() *Group { return nil }

func CreateGroupFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Groupable interface {
	DirectoryObjectable
	serialization.Parsable
	GetDescription() *string
	GetDisplayName() *string
	GetGroupTypes() []string
	GetMail() *string
	GetMailEnabled() *bool
	GetMailNickname() *string
	GetMembers() []DirectoryObjectable
	GetOwners() []DirectoryObjectable
	GetSecurityEnabled() *bool
	SetDescription(value *string)
	SetDisplayName(value *string)
	SetGroupTypes(value []string)
	SetMail(value *string)
	SetMailEnabled(value *bool)
	SetMailNickname(value *string)
	SetMembers(value []DirectoryObjectable)
	SetOwners(value []DirectoryObjectable)
	SetSecurityEnabled(value *bool)
}
