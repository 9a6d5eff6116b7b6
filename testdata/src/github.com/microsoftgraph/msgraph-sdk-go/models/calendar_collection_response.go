package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type CalendarCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *CalendarCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *CalendarCollectionResponse) GetValue() []Calendarable { return nil }
func (m *CalendarCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *CalendarCollectionResponse) SetValue(value []Calendarable) {}

func NewCalendarCollectionResponse() *CalendarCollectionResponse { return nil }

func CreateCalendarCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type CalendarCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Calendarable
	SetValue(value []Calendarable)
}
