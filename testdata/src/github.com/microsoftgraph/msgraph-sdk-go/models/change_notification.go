package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ChangeNotification struct {
}

func (m *ChangeNotification) GetAdditionalData() map[string]any   { return nil }
func (m *ChangeNotification) GetBackingStore() store.BackingStore { return nil }
func (m *ChangeNotification) GetClientState() *string             { return nil }
func (m *ChangeNotification) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ChangeNotification) GetId() *string                                           { return nil }
func (m *ChangeNotification) GetOdataType() *string                                    { return nil }
func (m *ChangeNotification) GetResource() *string                                     { return nil }
func (m *ChangeNotification) GetResourceData() ResourceDataable                        { return nil }
func (m *ChangeNotification) GetSubscriptionExpirationDateTime() *time.Time            { return nil }
func (m *ChangeNotification) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ChangeNotification) SetAdditionalData(value map[string]any)                   {}
func (m *ChangeNotification) SetBackingStore(value store.BackingStore)                 {}
func (m *ChangeNotification) SetClientState(value *string)                             {}
func (m *ChangeNotification) SetId(value *string)                                      {}
func (m *ChangeNotification) SetOdataType(value *string)                               {}
func (m *ChangeNotification) SetResource(value *string)                                {}
func (m *ChangeNotification) SetResourceData(value ResourceDataable)                   {}
func (m *ChangeNotification) SetSubscriptionExpirationDateTime(value *time.Time)       {}

func NewChangeNotification() *ChangeNotification { return nil }

func CreateChangeNotificationFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ChangeNotificationable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetClientState() *string
	GetId() *string
	GetOdataType() *string
	GetResource() *string
	GetResourceData() ResourceDataable
	GetSubscriptionExpirationDateTime() *time.Time
	SetBackingStore(value store.BackingStore)
	SetClientState(value *string)
	SetId(value *string)
	SetOdataType(value *string)
	SetResource(value *string)
	SetResourceData(value ResourceDataable)
	SetSubscriptionExpirationDateTime(value *time.Time)
}
