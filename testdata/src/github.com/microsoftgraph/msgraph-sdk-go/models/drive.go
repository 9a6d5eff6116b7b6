package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Drive struct {
	BaseItem
}

func (m *Drive) GetBundles() []DriveItemable                                           { return nil }
func (m *Drive) GetDriveType() *string                                                 { return nil }
func (m *Drive) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Drive) GetFollowing() []DriveItemable                                         { return nil }
func (m *Drive) GetItems() []DriveItemable                                             { return nil }
func (m *Drive) GetList() Listable                                                     { return nil }
func (m *Drive) GetOwner() IdentitySetable                                             { return nil }
func (m *Drive) GetRoot() DriveItemable                                                { return nil }
func (m *Drive) GetSpecial() []DriveItemable                                           { return nil }
func (m *Drive) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Drive) SetBundles(value []DriveItemable)                                      {}
func (m *Drive) SetDriveType(value *string)                                            {}
func (m *Drive) SetFollowing(value []DriveItemable)                                    {}
func (m *Drive) SetItems(value []DriveItemable)                                        {}
func (m *Drive) SetList(value Listable)                                                {}
func (m *Drive) SetOwner(value IdentitySetable)                                        {}
func (m *Drive) SetRoot(value DriveItemable)                                           {}
func (m *Drive) SetSpecial(value []DriveItemable)                                      {}

func NewDrive() *Drive { return nil }

func CreateDriveFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Driveable interface {
	BaseItemable
	serialization.Parsable
	GetBundles() []DriveItemable
	GetDriveType() *string
	GetFollowing() []DriveItemable
	GetItems() []DriveItemable
	GetList() Listable
	GetOwner() IdentitySetable
	GetRoot() DriveItemable
	GetSpecial() []DriveItemable
	SetBundles(value []DriveItemable)
	SetDriveType(value *string)
	SetFollowing(value []DriveItemable)
	SetItems(value []DriveItemable)
	SetList(value Listable)
	SetOwner(value IdentitySetable)
	SetRoot(value DriveItemable)
	SetSpecial(value []DriveItemable)
}
