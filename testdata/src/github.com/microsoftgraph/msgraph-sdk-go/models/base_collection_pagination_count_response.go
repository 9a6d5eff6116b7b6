package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type BaseCollectionPaginationCountResponse struct {
}

func (m *BaseCollectionPaginationCountResponse) GetAdditionalData() map[string]any   { return nil }
func (m *BaseCollectionPaginationCountResponse) GetBackingStore() store.BackingStore { return nil }
func (m *BaseCollectionPaginationCountResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *BaseCollectionPaginationCountResponse) GetOdataCount() *int64     { return nil }
func (m *BaseCollectionPaginationCountResponse) GetOdataNextLink() *string { return nil }
func (m *BaseCollectionPaginationCountResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *BaseCollectionPaginationCountResponse) SetAdditionalData(value map[string]any)   {}
func (m *BaseCollectionPaginationCountResponse) SetBackingStore(value store.BackingStore) {}
func (m *BaseCollectionPaginationCountResponse) SetOdataCount(value *int64)               {}
func (m *BaseCollectionPaginationCountResponse) SetOdataNextLink(value *string)           {}

func NewBaseCollectionPaginationCountResponse() *BaseCollectionPaginationCountResponse { return nil }

func CreateBaseCollectionPaginationCountResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type BaseCollectionPaginationCountResponseable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataCount() *int64
	GetOdataNextLink() *string
	SetBackingStore(value store.BackingStore)
	SetOdataCount(value *int64)
	SetOdataNextLink(value *string)
}
