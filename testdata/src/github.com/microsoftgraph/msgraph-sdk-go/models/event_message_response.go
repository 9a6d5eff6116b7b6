package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type EventMessageResponse struct {
	EventMessage
}

func (m *EventMessageResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *EventMessageResponse) Serialize(writer serialization.SerializationWriter) error { return nil }

func NewEventMessageResponse() *EventMessageResponse { return nil }

func CreateEventMessageResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type EventMessageResponseable interface {
	EventMessageable
	serialization.Parsable
}
