package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Permission struct {
	Entity
}

func (m *Permission) GetExpirationDateTime() *time.Time { return nil }
func (m *Permission) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Permission) GetGrantedTo() IdentitySetable                            { return nil }
func (m *Permission) GetGrantedToIdentities() []IdentitySetable                { return nil }
func (m *Permission) GetHasPassword() *bool                                    { return nil }
func (m *Permission) GetInheritedFrom() ItemReferenceable                      { return nil }
func (m *Permission) GetLink() SharingLinkable                                 { return nil }
func (m *Permission) GetRoles() []string                                       { return nil }
func (m *Permission) GetShareId() *string                                      { return nil }
func (m *Permission) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Permission) SetExpirationDateTime(value *time.Time)                   {}
func (m *Permission) SetGrantedTo(value IdentitySetable)                       {}
func (m *Permission) SetGrantedToIdentities(value []IdentitySetable)           {}
func (m *Permission) SetHasPassword(value *bool)                               {}
func (m *Permission) SetInheritedFrom(value ItemReferenceable)                 {}
func (m *Permission) SetLink(value SharingLinkable)                            {}
func (m *Permission) SetRoles(value []string)                                  {}
func (m *Permission) SetShareId(value *string)                                 {}

func NewPermission() *Permission { return nil }

func CreatePermissionFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Permissionable interface {
	Entityable
	serialization.Parsable
	GetExpirationDateTime() *time.Time
	GetGrantedTo() IdentitySetable
	GetGrantedToIdentities() []IdentitySetable
	GetHasPassword() *bool
	GetInheritedFrom() ItemReferenceable
	GetLink() SharingLinkable
	GetRoles() []string
	GetShareId() *string
	SetExpirationDateTime(value *time.Time)
	SetGrantedTo(value IdentitySetable)
	SetGrantedToIdentities(value []IdentitySetable)
	SetHasPassword(value *bool)
	SetInheritedFrom(value ItemReferenceable)
	SetLink(value SharingLinkable)
	SetRoles(value []string)
	SetShareId(value *string)
}
