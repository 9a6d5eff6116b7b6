package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type SubscriptionCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *SubscriptionCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SubscriptionCollectionResponse) GetValue() []Subscriptionable { return nil }
func (m *SubscriptionCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *SubscriptionCollectionResponse) SetValue(value []Subscriptionable) {}

func NewSubscriptionCollectionResponse() *SubscriptionCollectionResponse { return nil }

func CreateSubscriptionCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SubscriptionCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Subscriptionable
	SetValue(value []Subscriptionable)
}
