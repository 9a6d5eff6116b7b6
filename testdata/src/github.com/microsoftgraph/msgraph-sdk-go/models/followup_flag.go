package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type FollowupFlag struct {
}

func (m *FollowupFlag) GetAdditionalData() map[string]any          { return nil }
func (m *FollowupFlag) GetBackingStore() store.BackingStore        { return nil }
func (m *FollowupFlag) GetCompletedDateTime() DateTimeTimeZoneable { return nil }
func (m *FollowupFlag) GetDueDateTime() DateTimeTimeZoneable       { return nil }
func (m *FollowupFlag) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *FollowupFlag) GetFlagStatus() *FollowupFlagStatus                       { return nil }
func (m *FollowupFlag) GetOdataType() *string                                    { return nil }
func (m *FollowupFlag) GetStartDateTime() DateTimeTimeZoneable                   { return nil }
func (m *FollowupFlag) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *FollowupFlag) SetAdditionalData(value map[string]any)                   {}
func (m *FollowupFlag) SetBackingStore(value store.BackingStore)                 {}
func (m *FollowupFlag) SetCompletedDateTime(value DateTimeTimeZoneable)          {}
func (m *FollowupFlag) SetDueDateTime(value DateTimeTimeZoneable)                {}
func (m *FollowupFlag) SetFlagStatus(value *FollowupFlagStatus)                  {}
func (m *FollowupFlag) SetOdataType(value *string)                               {}
func (m *FollowupFlag) SetStartDateTime(value DateTimeTimeZoneable)              {}

func NewFollowupFlag() *FollowupFlag { return nil }

func CreateFollowupFlagFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type FollowupFlagable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetCompletedDateTime() DateTimeTimeZoneable
	GetDueDateTime() DateTimeTimeZoneable
	GetFlagStatus() *FollowupFlagStatus
	GetOdataType() *string
	GetStartDateTime() DateTimeTimeZoneable
	SetBackingStore(value store.BackingStore)
	SetCompletedDateTime(value DateTimeTimeZoneable)
	SetDueDateTime(value DateTimeTimeZoneable)
	SetFlagStatus(value *FollowupFlagStatus)
	SetOdataType(value *string)
	SetStartDateTime(value DateTimeTimeZoneable)
}
