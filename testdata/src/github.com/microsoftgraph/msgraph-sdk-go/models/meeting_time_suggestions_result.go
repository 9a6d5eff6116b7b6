package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type MeetingTimeSuggestionsResult struct {
}

func (m *MeetingTimeSuggestionsResult) GetAdditionalData() map[string]any   { return nil }
func (m *MeetingTimeSuggestionsResult) GetBackingStore() store.BackingStore { return nil }
func (m *MeetingTimeSuggestionsResult) GetEmptySuggestionsReason() *string  { return nil }
func (m *MeetingTimeSuggestionsResult) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *MeetingTimeSuggestionsResult) GetOdataType() *string { return nil }
func (m *MeetingTimeSuggestionsResult) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *MeetingTimeSuggestionsResult) SetAdditionalData(value map[string]any)   {}
func (m *MeetingTimeSuggestionsResult) SetBackingStore(value store.BackingStore) {}
func (m *MeetingTimeSuggestionsResult) SetEmptySuggestionsReason(value *string)  {}
func (m *MeetingTimeSuggestionsResult) SetOdataType(value *string)               {}

func NewMeetingTimeSuggestionsResult() *MeetingTimeSuggestionsResult { return nil }

func CreateMeetingTimeSuggestionsResultFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type MeetingTimeSuggestionsResultable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetEmptySuggestionsReason() *string
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetEmptySuggestionsReason(value *string)
	SetOdataType(value *string)
}
