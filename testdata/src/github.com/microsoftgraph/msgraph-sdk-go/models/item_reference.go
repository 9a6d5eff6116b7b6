package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ItemReference struct {
}

func (m *ItemReference) GetAdditionalData() map[string]any   { return nil }
func (m *ItemReference) GetBackingStore() store.BackingStore { return nil }
func (m *ItemReference) GetDriveId() *string                 { return nil }
func (m *ItemReference) GetDriveType() *string               { return nil }
func (m *ItemReference) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemReference) GetId() *string                                           { return nil }
func (m *ItemReference) GetName() *string                                         { return nil }
func (m *ItemReference) GetOdataType() *string                                    { return nil }
func (m *ItemReference) GetPath() *string                                         { return nil }
func (m *ItemReference) GetShareId() *string                                      { return nil }
func (m *ItemReference) GetSiteId() *string                                       { return nil }
func (m *ItemReference) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ItemReference) SetAdditionalData(value map[string]any)                   {}
func (m *ItemReference) SetBackingStore(value store.BackingStore)                 {}
func (m *ItemReference) SetDriveId(value *string)                                 {}
func (m *ItemReference) SetDriveType(value *string)                               {}
func (m *ItemReference) SetId(value *string)                                      {}
func (m *ItemReference) SetName(value *string)                                    {}
func (m *ItemReference) SetOdataType(value *string)                               {}
func (m *ItemReference) SetPath(value *string)                                    {}
func (m *ItemReference) SetShareId(value *string)                                 {}
func (m *ItemReference) SetSiteId(value *string)                                  {}

func NewItemReference() *ItemReference { return nil }

func CreateItemReferenceFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemReferenceable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDriveId() *string
	GetDriveType() *string
	GetId() *string
	GetName() *string
	GetOdataType() *string
	GetPath() *string
	GetShareId() *string
	GetSiteId() *string
	SetBackingStore(value store.BackingStore)
	SetDriveId(value *string)
	SetDriveType(value *string)
	SetId(value *string)
	SetName(value *string)
	SetOdataType(value *string)
	SetPath(value *string)
	SetShareId(value *string)
	SetSiteId(value *string)
}
