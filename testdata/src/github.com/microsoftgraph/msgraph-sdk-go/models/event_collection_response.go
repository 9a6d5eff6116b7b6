package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type EventCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *EventCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *EventCollectionResponse) GetValue() []Eventable { return nil }
func (m *EventCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *EventCollectionResponse) SetValue(value []Eventable) {}

func NewEventCollectionResponse() *EventCollectionResponse { return nil }

func CreateEventCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type EventCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Eventable
	SetValue(value []Eventable)
}
