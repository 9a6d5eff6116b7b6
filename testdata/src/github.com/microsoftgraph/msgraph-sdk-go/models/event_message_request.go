package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type EventMessageRequest struct {
	EventMessage
}

func (m *EventMessageRequest) GetAllowNewTimeProposals() *bool { return nil }
func (m *EventMessageRequest) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *EventMessageRequest) GetPreviousEndDateTime() DateTimeTimeZoneable             { return nil }
func (m *EventMessageRequest) GetPreviousLocation() Locationable                        { return nil }
func (m *EventMessageRequest) GetPreviousStartDateTime() DateTimeTimeZoneable           { return nil }
func (m *EventMessageRequest) GetResponseRequested() *bool                              { return nil }
func (m *EventMessageRequest) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *EventMessageRequest) SetAllowNewTimeProposals(value *bool)                     {}
func (m *EventMessageRequest) SetPreviousEndDateTime(value DateTimeTimeZoneable)        {}
func (m *EventMessageRequest) SetPreviousLocation(value Locationable)                   {}
func (m *EventMessageRequest) SetPreviousStartDateTime(value DateTimeTimeZoneable)      {}
func (m *EventMessageRequest) SetResponseRequested(value *bool)                         {}

func NewEventMessageRequest() *EventMessageRequest { return nil }

func CreateEventMessageRequestFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type EventMessageRequestable interface {
	EventMessageable
	serialization.Parsable
	GetAllowNewTimeProposals() *bool
	GetPreviousEndDateTime() DateTimeTimeZoneable
	GetPreviousLocation() Locationable
	GetPreviousStartDateTime() DateTimeTimeZoneable
	GetResponseRequested() *bool
	SetAllowNewTimeProposals(value *bool)
	SetPreviousEndDateTime(value DateTimeTimeZoneable)
	SetPreviousLocation(value Locationable)
	SetPreviousStartDateTime(value DateTimeTimeZoneable)
	SetResponseRequested(value *bool)
}
