package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Subscription struct {
	Entity
}

func (m *Subscription) GetApplicationId() *string           { return nil }
func (m *Subscription) GetChangeType() *string              { return nil }
func (m *Subscription) GetClientState() *string             { return nil }
func (m *Subscription) GetCreatorId() *string               { return nil }
func (m *Subscription) GetEncryptionCertificate() *string   { return nil }
func (m *Subscription) GetEncryptionCertificateId() *string { return nil }
func (m *Subscription) GetExpirationDateTime() *time.Time   { return nil }
func (m *Subscription) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *Subscription) GetIncludeResourceData() *bool                            { return nil }
func (m *Subscription) GetLatestSupportedTlsVersion() *string                    { return nil }
func (m *Subscription) GetLifecycleNotificationUrl() *string                     { return nil }
func (m *Subscription) GetNotificationQueryOptions() *string                     { return nil }
func (m *Subscription) GetNotificationUrl() *string                              { return nil }
func (m *Subscription) GetNotificationUrlAppId() *string                         { return nil }
func (m *Subscription) GetResource() *string                                     { return nil }
func (m *Subscription) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *Subscription) SetApplicationId(value *string)                           {}
func (m *Subscription) SetChangeType(value *string)                              {}
func (m *Subscription) SetClientState(value *string)                             {}
func (m *Subscription) SetCreatorId(value *string)                               {}
func (m *Subscription) SetEncryptionCertificate(value *string)                   {}
func (m *Subscription) SetEncryptionCertificateId(value *string)                 {}
func (m *Subscription) SetExpirationDateTime(value *time.Time)                   {}
func (m *Subscription) SetIncludeResourceData(value *bool)                       {}
func (m *Subscription) SetLatestSupportedTlsVersion(value *string)               {}
func (m *Subscription) SetLifecycleNotificationUrl(value *string)                {}
func (m *Subscription) SetNotificationQueryOptions(value *string)                {}
func (m *Subscription) SetNotificationUrl(value *string)                         {}
func (m *Subscription) SetNotificationUrlAppId(value *string)                    {}
func (m *Subscription) SetResource(value *string)                                {}

func NewSubscription() *Subscription { return nil }

func CreateSubscriptionFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Subscriptionable interface {
	Entityable
	serialization.Parsable
	GetApplicationId() *string
	GetChangeType() *string
	GetClientState() *string
	GetCreatorId() *string
	GetEncryptionCertificate() *string
	GetEncryptionCertificateId() *string
	GetExpirationDateTime() *time.Time
	GetIncludeResourceData() *bool
	GetLatestSupportedTlsVersion() *string
	GetLifecycleNotificationUrl() *string
	GetNotificationQueryOptions() *string
	GetNotificationUrl() *string
	GetNotificationUrlAppId() *string
	GetResource() *string
	SetApplicationId(value *string)
	SetChangeType(value *string)
	SetClientState(value *string)
	SetCreatorId(value *string)
	SetEncryptionCertificate(value *string)
	SetEncryptionCertificateId(value *string)
	SetExpirationDateTime(value *time.Time)
	SetIncludeResourceData(value *bool)
	SetLatestSupportedTlsVersion(value *string)
	SetLifecycleNotificationUrl(value *string)
	SetNotificationQueryOptions(value *string)
	SetNotificationUrl(value *string)
	SetNotificationUrlAppId(value *string)
	SetResource(value *string)
}
