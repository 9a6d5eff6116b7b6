package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type DateTimeTimeZone struct {
}

func (m *DateTimeTimeZone) GetAdditionalData() map[string]any   { return nil }
func (m *DateTimeTimeZone) GetBackingStore() store.BackingStore { return nil }
func (m *DateTimeTimeZone) GetDateTime() *string                { return nil }
func (m *DateTimeTimeZone) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DateTimeTimeZone) GetOdataType() *string                                    { return nil }
func (m *DateTimeTimeZone) GetTimeZone() *string                                     { return nil }
func (m *DateTimeTimeZone) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *DateTimeTimeZone) SetAdditionalData(value map[string]any)                   {}
func (m *DateTimeTimeZone) SetBackingStore(value store.BackingStore)                 {}
func (m *DateTimeTimeZone) SetDateTime(value *string)                                {}
func (m *DateTimeTimeZone) SetOdataType(value *string)                               {}
func (m *DateTimeTimeZone) SetTimeZone(value *string)                                {}

func NewDateTimeTimeZone() *DateTimeTimeZone { return nil }

func CreateDateTimeTimeZoneFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DateTimeTimeZoneable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDateTime() *string
	GetOdataType() *string
	GetTimeZone() *string
	SetBackingStore(value store.BackingStore)
	SetDateTime(value *string)
	SetOdataType(value *string)
	SetTimeZone(value *string)
}
