package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Event struct {
	OutlookItem
}

func (m *Event) GetAllowNewTimeProposals() *bool                                       { return nil }
func (m *Event) GetAttachments() []Attachmentable                                      { return nil }
func (m *Event) GetAttendees() []Attendeeable                                          { return nil }
func (m *Event) GetBody() ItemBodyable                                                 { return nil }
func (m *Event) GetBodyPreview() *string                                               { return nil }
func (m *Event) GetCalendar() Calendarable                                             { return nil }
func (m *Event) GetCancelledOccurrences() []string                                     { return nil }
func (m *Event) GetEnd() DateTimeTimeZoneable                                          { return nil }
func (m *Event) GetExceptionOccurrences() []Eventable                                  { return nil }
func (m *Event) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Event) GetHasAttachments() *bool                                              { return nil }
func (m *Event) GetHideAttendees() *bool                                               { return nil }
func (m *Event) GetICalUId() *string                                                   { return nil }
func (m *Event) GetImportance() *Importance                                            { return nil }
func (m *Event) GetInstances() []Eventable                                             { return nil }
func (m *Event) GetIsAllDay() *bool                                                    { return nil }
func (m *Event) GetIsCancelled() *bool                                                 { return nil }
func (m *Event) GetIsDraft() *bool                                                     { return nil }
func (m *Event) GetIsOnlineMeeting() *bool                                             { return nil }
func (m *Event) GetIsOrganizer() *bool                                                 { return nil }
func (m *Event) GetIsReminderOn() *bool                                                { return nil }
func (m *Event) GetLocation() Locationable                                             { return nil }
func (m *Event) GetLocations() []Locationable                                          { return nil }
func (m *Event) GetOnlineMeetingUrl() *string                                          { return nil }
func (m *Event) GetOrganizer() Recipientable                                           { return nil }
func (m *Event) GetOriginalEndTimeZone() *string                                       { return nil }
func (m *Event) GetOriginalStart() *time.Time                                          { return nil }
func (m *Event) GetOriginalStartTimeZone() *string                                     { return nil }
func (m *Event) GetReminderMinutesBeforeStart() *int32                                 { return nil }
func (m *Event) GetResponseRequested() *bool                                           { return nil }
func (m *Event) GetSeriesMasterId() *string                                            { return nil }
func (m *Event) GetShowAs() *FreeBusyStatus                                            { return nil }
func (m *Event) GetStart() DateTimeTimeZoneable                                        { return nil }
func (m *Event) GetSubject() *string                                                   { return nil }
func (m *Event) GetTransactionId() *string                                             { return nil }
func (m *Event) GetWebLink() *string                                                   { return nil }
func (m *Event) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Event) SetAllowNewTimeProposals(value *bool)                                  {}
func (m *Event) SetAttachments(value []Attachmentable)                                 {}
func (m *Event) SetAttendees(value []Attendeeable)                                     {}
func (m *Event) SetBody(value ItemBodyable)                                            {}
func (m *Event) SetBodyPreview(value *string)                                          {}
func (m *Event) SetCalendar(value Calendarable)                                        {}
func (m *Event) SetCancelledOccurrences(value []string)                                {}
func (m *Event) SetEnd(value DateTimeTimeZoneable)                                     {}
func (m *Event) SetExceptionOccurrences(value []Eventable)                             {}
func (m *Event) SetHasAttachments(value *bool)                                         {}
func (m *Event) SetHideAttendees(value *bool)                                          {}
func (m *Event) SetICalUId(value *string)                                              {}
func (m *Event) SetImportance(value *Importance)                                       {}
func (m *Event) SetInstances(value []Eventable)                                        {}
func (m *Event) SetIsAllDay(value *bool)                                               {}
func (m *Event) SetIsCancelled(value *bool)                                            {}
func (m *Event) SetIsDraft(value *bool)                                                {}
func (m *Event) SetIsOnlineMeeting(value *bool)                                        {}
func (m *Event) SetIsOrganizer(value *bool)                                            {}
func (m *Event) SetIsReminderOn(value *bool)                                           {}
func (m *Event) SetLocation(value Locationable)                                        {}
func (m *Event) SetLocations(value []Locationable)                                     {}
func (m *Event) SetOnlineMeetingUrl(value *string)                                     {}
func (m *Event) SetOrganizer(value Recipientable)                                      {}
func (m *Event) SetOriginalEndTimeZone(value *string)                                  {}
func (m *Event) SetOriginalStart(value *time.Time)                                     {}
func (m *Event) SetOriginalStartTimeZone(value *string)                                {}
func (m *Event) SetReminderMinutesBeforeStart(value *int32)                            {}
func (m *Event) SetResponseRequested(value *bool)                                      {}
func (m *Event) SetSeriesMasterId(value *string)                                       {}
func (m *Event) SetShowAs(value *FreeBusyStatus)                                       {}
func (m *Event) SetStart(value DateTimeTimeZoneable)                                   {}
func (m *Event) SetSubject(value *string)                                              {}
func (m *Event) SetTransactionId(value *string)                                        {}
func (m *Event) SetWebLink(value *string)                                              {}

func NewEvent() *Event { return nil }

func CreateEventFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Eventable interface {
	OutlookItemable
	serialization.Parsable
	GetAllowNewTimeProposals() *bool
	GetAttachments() []Attachmentable
	GetAttendees() []Attendeeable
	GetBody() ItemBodyable
	GetBodyPreview() *string
	GetCalendar() Calendarable
	GetCancelledOccurrences() []string
	GetEnd() DateTimeTimeZoneable
	GetExceptionOccurrences() []Eventable
	GetHasAttachments() *bool
	GetHideAttendees() *bool
	GetICalUId() *string
	GetImportance() *Importance
	GetInstances() []Eventable
	GetIsAllDay() *bool
	GetIsCancelled() *bool
	GetIsDraft() *bool
	GetIsOnlineMeeting() *bool
	GetIsOrganizer() *bool
	GetIsReminderOn() *bool
	GetLocation() Locationable
	GetLocations() []Locationable
	GetOnlineMeetingUrl() *string
	GetOrganizer() Recipientable
	GetOriginalEndTimeZone() *string
	GetOriginalStart() *time.Time
	GetOriginalStartTimeZone() *string
	GetReminderMinutesBeforeStart() *int32
	GetResponseRequested() *bool
	GetSeriesMasterId() *string
	GetShowAs() *FreeBusyStatus
	GetStart() DateTimeTimeZoneable
	GetSubject() *string
	GetTransactionId() *string
	GetWebLink() *string
	SetAllowNewTimeProposals(value *bool)
	SetAttachments(value []Attachmentable)
	SetAttendees(value []Attendeeable)
	SetBody(value ItemBodyable)
	SetBodyPreview(value *string)
	SetCalendar(value Calendarable)
	SetCancelledOccurrences(value []string)
	SetEnd(value DateTimeTimeZoneable)
	SetExceptionOccurrences(value []Eventable)
	SetHasAttachments(value *bool)
	SetHideAttendees(value *bool)
	SetICalUId(value *string)
	SetImportance(value *Importance)
	SetInstances(value []Eventable)
	SetIsAllDay(value *bool)
	SetIsCancelled(value *bool)
	SetIsDraft(value *bool)
	SetIsOnlineMeeting(value *bool)
	SetIsOrganizer(value *bool)
	SetIsReminderOn(value *bool)
	SetLocation(value Locationable)
	SetLocations(value []Locationable)
	SetOnlineMeetingUrl(value *string)
	SetOrganizer(value Recipientable)
	SetOriginalEndTimeZone(value *string)
	SetOriginalStart(value *time.Time)
	SetOriginalStartTimeZone(value *string)
	SetReminderMinutesBeforeStart(value *int32)
	SetResponseRequested(value *bool)
	SetSeriesMasterId(value *string)
	SetShowAs(value *FreeBusyStatus)
	SetStart(value DateTimeTimeZoneable)
	SetSubject(value *string)
	SetTransactionId(value *string)
	SetWebLink(value *string)
}
