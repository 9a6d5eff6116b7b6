package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type AssignedLicense struct {
}

func (m *AssignedLicense) GetAdditionalData() map[string]any   { return nil }
func (m *AssignedLicense) GetBackingStore() store.BackingStore { return nil }
func (m *AssignedLicense) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *AssignedLicense) GetOdataType() *string                                    { return nil }
func (m *AssignedLicense) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *AssignedLicense) SetAdditionalData(value map[string]any)                   {}
func (m *AssignedLicense) SetBackingStore(value store.BackingStore)                 {}
func (m *AssignedLicense) SetOdataType(value *string)                               {}

func NewAssignedLicense() *AssignedLicense { return nil }

func CreateAssignedLicenseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type AssignedLicenseable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataType() *string
	SetBackingStore(value store.BackingStore)
	SetOdataType(value *string)
}
