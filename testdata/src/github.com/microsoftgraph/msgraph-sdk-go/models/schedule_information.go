package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ScheduleInformation struct {
}

func (m *ScheduleInformation) GetAdditionalData() map[string]any   { return nil }
func (m *ScheduleInformation) GetAvailabilityView() *string        { return nil }
func (m *ScheduleInformation) GetBackingStore() store.BackingStore { return nil }
func (m *ScheduleInformation) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ScheduleInformation) GetOdataType() *string                                    { return nil }
func (m *ScheduleInformation) GetScheduleId() *string                                   { return nil }
func (m *ScheduleInformation) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ScheduleInformation) SetAdditionalData(value map[string]any)                   {}
func (m *ScheduleInformation) SetAvailabilityView(value *string)                        {}
func (m *ScheduleInformation) SetBackingStore(value store.BackingStore)                 {}
func (m *ScheduleInformation) SetOdataType(value *string)                               {}
func (m *ScheduleInformation) SetScheduleId(value *string)                              {}

func NewScheduleInformation() *ScheduleInformation { return nil }

func CreateScheduleInformationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ScheduleInformationable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAvailabilityView() *string
	GetBackingStore() store.BackingStore
	GetOdataType() *string
	GetScheduleId() *string
	SetAvailabilityView(value *string)
	SetBackingStore(value store.BackingStore)
	SetOdataType(value *string)
	SetScheduleId(value *string)
}
