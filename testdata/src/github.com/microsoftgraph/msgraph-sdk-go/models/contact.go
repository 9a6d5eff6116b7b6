package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Contact struct {
	OutlookItem
}

func (m *Contact) GetCompanyName() *string                                               { return nil }
func (m *Contact) GetDisplayName() *string                                               { return nil }
func (m *Contact) GetEmailAddresses() []EmailAddressable                                 { return nil }
func (m *Contact) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Contact) GetGivenName() *string                                                 { return nil }
func (m *Contact) GetSurname() *string                                                   { return nil }
func (m *Contact) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Contact) SetCompanyName(value *string)                                          {}
func (m *Contact) SetDisplayName(value *string)                                          {}
func (m *Contact) SetEmailAddresses(value []EmailAddressable)                            {}
func (m *Contact) SetGivenName(value *string)                                            {}
func (m *Contact) SetSurname(value *string)                                              {}

func NewContact() *Contact { return nil }

func CreateContactFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Contactable interface {
	OutlookItemable
	serialization.Parsable
	GetCompanyName() *string
	GetDisplayName() *string
	GetEmailAddresses() []EmailAddressable
	GetGivenName() *string
	GetSurname() *string
	SetCompanyName(value *string)
	SetDisplayName(value *string)
	SetEmailAddresses(value []EmailAddressable)
	SetGivenName(value *string)
	SetSurname(value *string)
}
