package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type User struct {
	DirectoryObject
}

func (m *User) GetAccountEnabled() *bool                                              { return nil }
func (m *User) GetAssignedLicenses() []AssignedLicenseable                            { return nil }
func (m *User) GetDisplayName() *string                                               { return nil }
func (m *User) GetEvents() []Eventable                                                { return nil }
func (m *User) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *User) GetGivenName() *string                                                 { return nil }
func (m *User) GetJobTitle() *string                                                  { return nil }
func (m *User) GetMail() *string                                                      { return nil }
func (m *User) GetMailFolders() []MailFolderable                                      { return nil }
func (m *User) GetManager() DirectoryObjectable                                       { return nil }
func (m *User) GetMessages() []Messageable                                            { return nil }
func (m *User) GetMobilePhone() *string                                               { return nil }
func (m *User) GetProxyAddresses() []string                                           { return nil }
func (m *User) GetSurname() *string                                                   { return nil }
func (m *User) GetUserPrincipalName() *string                                         { return nil }
func (m *User) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *User) SetAccountEnabled(value *bool)                                         {}
func (m *User) SetAssignedLicenses(value []AssignedLicenseable)                       {}
func (m *User) SetDisplayName(value *string)                                          {}
func (m *User) SetEvents(value []Eventable)                                           {}
func (m *User) SetGivenName(value *string)                                            {}
func (m *User) SetJobTitle(value *string)                                             {}
func (m *User) SetMail(value *string)                                                 {}
func (m *User) SetMailFolders(value []MailFolderable)                                 {}
func (m *User) SetManager(value DirectoryObjectable)                                  {}
func (m *User) SetMessages(value []Messageable)                                       {}
func (m *User) SetMobilePhone(value *string)                                          {}
func (m *User) SetProxyAddresses(value []string)                                      {}
func (m *User) SetSurname(value *string)                                              {}
func (m *User) SetUserPrincipalName(value *string)                                    {}

func NewUser() *User { return nil }

func CreateUserFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Userable interface {
	DirectoryObjectable
	serialization.Parsable
	GetAccountEnabled() *bool
	GetAssignedLicenses() []AssignedLicenseable
	GetDisplayName() *string
	GetEvents() []Eventable
	GetGivenName() *string
	GetJobTitle() *string
	GetMail() *string
	GetMailFolders() []MailFolderable
	GetManager() DirectoryObjectable
	GetMessages() []Messageable
	GetMobilePhone() *string
	GetProxyAddresses() []string
	GetSurname() *string
	GetUserPrincipalName() *string
	SetAccountEnabled(value *bool)
	SetAssignedLicenses(value []AssignedLicenseable)
	SetDisplayName(value *string)
	SetEvents(value []Eventable)
	SetGivenName(value *string)
	SetJobTitle(value *string)
	SetMail(value *string)
	SetMailFolders(value []MailFolderable)
	SetManager(value DirectoryObjectable)
	SetMessages(value []Messageable)
	SetMobilePhone(value *string)
	SetProxyAddresses(value []string)
	SetSurname(value *string)
	SetUserPrincipalName(value *string)
}
