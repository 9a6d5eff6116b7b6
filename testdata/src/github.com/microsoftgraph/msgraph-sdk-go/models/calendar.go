package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Calendar struct {
	Entity
}

func (m *Calendar) GetCalendarView() []Eventable                                          { return nil }
func (m *Calendar) GetCanEdit() *bool                                                     { return nil }
func (m *Calendar) GetCanShare() *bool                                                    { return nil }
func (m *Calendar) GetCanViewPrivateItems() *bool                                         { return nil }
func (m *Calendar) GetChangeKey() *string                                                 { return nil }
func (m *Calendar) GetEvents() []Eventable                                                { return nil }
func (m *Calendar) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Calendar) GetHexColor() *string                                                  { return nil }
func (m *Calendar) GetIsDefaultCalendar() *bool                                           { return nil }
func (m *Calendar) GetIsRemovable() *bool                                                 { return nil }
func (m *Calendar) GetIsTallyingResponses() *bool                                         { return nil }
func (m *Calendar) GetName() *string                                                      { return nil }
func (m *Calendar) GetOwner() EmailAddressable                                            { return nil }
func (m *Calendar) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Calendar) SetCalendarView(value []Eventable)                                     {}
func (m *Calendar) SetCanEdit(value *bool)                                                {}
func (m *Calendar) SetCanShare(value *bool)                                               {}
func (m *Calendar) SetCanViewPrivateItems(value *bool)                                    {}
func (m *Calendar) SetChangeKey(value *string)                                            {}
func (m *Calendar) SetEvents(value []Eventable)                                           {}
func (m *Calendar) SetHexColor(value *string)                                             {}
func (m *Calendar) SetIsDefaultCalendar(value *bool)                                      {}
func (m *Calendar) SetIsRemovable(value *bool)                                            {}
func (m *Calendar) SetIsTallyingResponses(value *bool)                                    {}
func (m *Calendar) SetName(value *string)                                                 {}
func (m *Calendar) SetOwner(value EmailAddressable)                                       {}

func NewCalendar() *Calendar { return nil }

func CreateCalendarFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Calendarable interface {
	Entityable
	serialization.Parsable
	GetCalendarView() []Eventable
	GetCanEdit() *bool
	GetCanShare() *bool
	GetCanViewPrivateItems() *bool
	GetChangeKey() *string
	GetEvents() []Eventable
	GetHexColor() *string
	GetIsDefaultCalendar() *bool
	GetIsRemovable() *bool
	GetIsTallyingResponses() *bool
	GetName() *string
	GetOwner() EmailAddressable
	SetCalendarView(value []Eventable)
	SetCanEdit(value *bool)
	SetCanShare(value *bool)
	SetCanViewPrivateItems(value *bool)
	SetChangeKey(value *string)
	SetEvents(value []Eventable)
	SetHexColor(value *string)
	SetIsDefaultCalendar(value *bool)
	SetIsRemovable(value *bool)
	SetIsTallyingResponses(value *bool)
	SetName(value *string)
	SetOwner(value EmailAddressable)
}
