package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Attendee struct {
	AttendeeBase
}

func (m *Attendee) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Attendee) Serialize(writer serialization.SerializationWriter) error              { return nil }

func NewAttendee() *Attendee { return nil }

func CreateAttendeeFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Attendeeable interface {
	AttendeeBaseable
	serialization.Parsable
}
