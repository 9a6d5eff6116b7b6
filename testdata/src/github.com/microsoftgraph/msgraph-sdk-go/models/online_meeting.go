package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type OnlineMeeting struct {
	OnlineMeetingBase
}

func (m *OnlineMeeting) GetAttendeeReport() []byte       { return nil }
func (m *OnlineMeeting) GetCreationDateTime() *time.Time { return nil }
func (m *OnlineMeeting) GetEndDateTime() *time.Time      { return nil }
func (m *OnlineMeeting) GetExternalId() *string          { return nil }
func (m *OnlineMeeting) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *OnlineMeeting) GetIsBroadcast() *bool                                    { return nil }
func (m *OnlineMeeting) GetMeetingTemplateId() *string                            { return nil }
func (m *OnlineMeeting) GetStartDateTime() *time.Time                             { return nil }
func (m *OnlineMeeting) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *OnlineMeeting) SetAttendeeReport(value []byte)                           {}
func (m *OnlineMeeting) SetCreationDateTime(value *time.Time)                     {}
func (m *OnlineMeeting) SetEndDateTime(value *time.Time)                          {}
func (m *OnlineMeeting) SetExternalId(value *string)                              {}
func (m *OnlineMeeting) SetIsBroadcast(value *bool)                               {}
func (m *OnlineMeeting) SetMeetingTemplateId(value *string)                       {}
func (m *OnlineMeeting) SetStartDateTime(value *time.Time)                        {}

func NewOnlineMeeting() *OnlineMeeting { return nil }

func CreateOnlineMeetingFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type OnlineMeetingable interface {
	OnlineMeetingBaseable
	serialization.Parsable
	GetAttendeeReport() []byte
	GetCreationDateTime() *time.Time
	GetEndDateTime() *time.Time
	GetExternalId() *string
	GetIsBroadcast() *bool
	GetMeetingTemplateId() *string
	GetStartDateTime() *time.Time
	SetAttendeeReport(value []byte)
	SetCreationDateTime(value *time.Time)
	SetEndDateTime(value *time.Time)
	SetExternalId(value *string)
	SetIsBroadcast(value *bool)
	SetMeetingTemplateId(value *string)
	SetStartDateTime(value *time.Time)
}
