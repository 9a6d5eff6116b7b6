package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type InternetMessageHeader struct {
}

func (m *InternetMessageHeader) GetAdditionalData() map[string]any   { return nil }
func (m *InternetMessageHeader) GetBackingStore() store.BackingStore { return nil }
func (m *InternetMessageHeader) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *InternetMessageHeader) GetName() *string                                         { return nil }
func (m *InternetMessageHeader) GetOdataType() *string                                    { return nil }
func (m *InternetMessageHeader) GetValue() *string                                        { return nil }
func (m *InternetMessageHeader) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *InternetMessageHeader) SetAdditionalData(value map[string]any)                   {}
func (m *InternetMessageHeader) SetBackingStore(value store.BackingStore)                 {}
func (m *InternetMessageHeader) SetName(value *string)                                    {}
func (m *InternetMessageHeader) SetOdataType(value *string)                               {}
func (m *InternetMessageHeader) SetValue(value *string)                                   {}

func NewInternetMessageHeader() *InternetMessageHeader { return nil }

func CreateInternetMessageHeaderFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type InternetMessageHeaderable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetName() *string
	GetOdataType() *string
	GetValue() *string
	SetBackingStore(value store.BackingStore)
	SetName(value *string)
	SetOdataType(value *string)
	SetValue(value *string)
}
