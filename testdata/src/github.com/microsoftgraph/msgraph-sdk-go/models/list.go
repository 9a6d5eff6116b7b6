package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type List struct {
	BaseItem
}

func (m *List) GetDisplayName() *string                                               { return nil }
func (m *List) GetDrive() Driveable                                                   { return nil }
func (m *List) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *List) GetItems() []ListItemable                                              { return nil }
func (m *List) GetSubscriptions() []Subscriptionable                                  { return nil }
func (m *List) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *List) SetDisplayName(value *string)                                          {}
func (m *List) SetDrive(value Driveable)                                              {}
func (m *List) SetItems(value []ListItemable)                                         {}
func (m *List) SetSubscriptions(value []Subscriptionable)                             {}

func NewList() *List { return nil }

func CreateListFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Listable interface {
	BaseItemable
	serialization.Parsable
	GetDisplayName() *string
	GetDrive() Driveable
	GetItems() []ListItemable
	GetSubscriptions() []Subscriptionable
	SetDisplayName(value *string)
	SetDrive(value Driveable)
	SetItems(value []ListItemable)
	SetSubscriptions(value []Subscriptionable)
}
