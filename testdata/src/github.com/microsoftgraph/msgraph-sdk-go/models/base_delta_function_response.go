package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type BaseDeltaFunctionResponse struct {
}

func (m *BaseDeltaFunctionResponse) GetAdditionalData() map[string]any   { return nil }
func (m *BaseDeltaFunctionResponse) GetBackingStore() store.BackingStore { return nil }
func (m *BaseDeltaFunctionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *BaseDeltaFunctionResponse) GetOdataDeltaLink() *string { return nil }
func (m *BaseDeltaFunctionResponse) GetOdataNextLink() *string  { return nil }
func (m *BaseDeltaFunctionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *BaseDeltaFunctionResponse) SetAdditionalData(value map[string]any)   {}
func (m *BaseDeltaFunctionResponse) SetBackingStore(value store.BackingStore) {}
func (m *BaseDeltaFunctionResponse) SetOdataDeltaLink(value *string)          {}
func (m *BaseDeltaFunctionResponse) SetOdataNextLink(value *string)           {}

func NewBaseDeltaFunctionResponse() *BaseDeltaFunctionResponse { return nil }

func CreateBaseDeltaFunctionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type BaseDeltaFunctionResponseable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataDeltaLink() *string
	GetOdataNextLink() *string
	SetBackingStore(value store.BackingStore)
	SetOdataDeltaLink(value *string)
	SetOdataNextLink(value *string)
}
