package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type EventMessage struct {
	Message
}

func (m *EventMessage) GetEndDateTime() DateTimeTimeZoneable { return nil }
func (m *EventMessage) GetEvent() Eventable                  { return nil }
func (m *EventMessage) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *EventMessage) GetIsAllDay() *bool                                       { return nil }
func (m *EventMessage) GetIsDelegated() *bool                                    { return nil }
func (m *EventMessage) GetIsOutOfDate() *bool                                    { return nil }
func (m *EventMessage) GetLocation() Locationable                                { return nil }
func (m *EventMessage) GetMeetingMessageType() *MeetingMessageType               { return nil }
func (m *EventMessage) GetStartDateTime() DateTimeTimeZoneable                   { return nil }
func (m *EventMessage) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *EventMessage) SetEndDateTime(value DateTimeTimeZoneable)                {}
func (m *EventMessage) SetEvent(value Eventable)                                 {}
func (m *EventMessage) SetIsAllDay(value *bool)                                  {}
func (m *EventMessage) SetIsDelegated(value *bool)                               {}
func (m *EventMessage) SetIsOutOfDate(value *bool)                               {}
func (m *EventMessage) SetLocation(value Locationable)                           {}
func (m *EventMessage) SetMeetingMessageType(value *MeetingMessageType)          {}
func (m *EventMessage) SetStartDateTime(value DateTimeTimeZoneable)              {}

func NewEventMessage() *EventMessage { return nil }

func CreateEventMessageFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type EventMessageable interface {
	Messageable
	serialization.Parsable
	GetEndDateTime() DateTimeTimeZoneable
	GetEvent() Eventable
	GetIsAllDay() *bool
	GetIsDelegated() *bool
	GetIsOutOfDate() *bool
	GetLocation() Locationable
	GetMeetingMessageType() *MeetingMessageType
	GetStartDateTime() DateTimeTimeZoneable
	SetEndDateTime(value DateTimeTimeZoneable)
	SetEvent(value Eventable)
	SetIsAllDay(value *bool)
	SetIsDelegated(value *bool)
	SetIsOutOfDate(value *bool)
	SetLocation(value Locationable)
	SetMeetingMessageType(value *MeetingMessageType)
	SetStartDateTime(value DateTimeTimeZoneable)
}
