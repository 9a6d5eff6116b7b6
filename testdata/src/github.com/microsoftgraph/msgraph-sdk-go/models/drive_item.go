package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type DriveItem struct {
	BaseItem
}

func (m *DriveItem) GetChildren() []DriveItemable { return nil }
func (m *DriveItem) GetContent() []byte           { return nil }
func (m *DriveItem) GetCTag() *string             { return nil }
func (m *DriveItem) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DriveItem) GetListItem() ListItemable                                { return nil }
func (m *DriveItem) GetPermissions() []Permissionable                         { return nil }
func (m *DriveItem) GetSize() *int64                                          { return nil }
func (m *DriveItem) GetSubscriptions() []Subscriptionable                     { return nil }
func (m *DriveItem) GetWebDavUrl() *string                                    { return nil }
func (m *DriveItem) GetWorkbook() Workbookable                                { return nil }
func (m *DriveItem) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *DriveItem) SetChildren(value []DriveItemable)                        {}
func (m *DriveItem) SetContent(value []byte)                                  {}
func (m *DriveItem) SetCTag(value *string)                                    {}
func (m *DriveItem) SetListItem(value ListItemable)                           {}
func (m *DriveItem) SetPermissions(value []Permissionable)                    {}
func (m *DriveItem) SetSize(value *int64)                                     {}
func (m *DriveItem) SetSubscriptions(value []Subscriptionable)                {}
func (m *DriveItem) SetWebDavUrl(value *string)                               {}
func (m *DriveItem) SetWorkbook(value Workbookable)                           {}

func NewDriveItem() *DriveItem { return nil }

func CreateDriveItemFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DriveItemable interface {
	BaseItemable
	serialization.Parsable
	GetChildren() []DriveItemable
	GetContent() []byte
	GetCTag() *string
	GetListItem() ListItemable
	GetPermissions() []Permissionable
	GetSize() *int64
	GetSubscriptions() []Subscriptionable
	GetWebDavUrl() *string
	GetWorkbook() Workbookable
	SetChildren(value []DriveItemable)
	SetContent(value []byte)
	SetCTag(value *string)
	SetListItem(value ListItemable)
	SetPermissions(value []Permissionable)
	SetSize(value *int64)
	SetSubscriptions(value []Subscriptionable)
	SetWebDavUrl(value *string)
	SetWorkbook(value Workbookable)
}
