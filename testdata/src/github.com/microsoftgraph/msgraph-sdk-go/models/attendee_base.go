package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type AttendeeBase struct {
	Recipient
}

func (m *AttendeeBase) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *AttendeeBase) Serialize(writer serialization.SerializationWriter) error { return nil }

func NewAttendeeBase() *AttendeeBase { return nil }

func CreateAttendeeBaseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type AttendeeBaseable interface {
	serialization.Parsable
	Recipientable
}
