package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ListItem struct {
	BaseItem
}

func (m *ListItem) GetDriveItem() DriveItemable                                           { return nil }
func (m *ListItem) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *ListItem) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *ListItem) SetDriveItem(value DriveItemable)                                      {}

func NewListItem() *ListItem { return nil }

func CreateListItemFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ListItemable interface {
	BaseItemable
	serialization.Parsable
	GetDriveItem() DriveItemable
	SetDriveItem(value DriveItemable)
}
