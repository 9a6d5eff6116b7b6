package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type WorkbookSessionInfo struct {
}

func (m *WorkbookSessionInfo) GetAdditionalData() map[string]any   { return nil }
func (m *WorkbookSessionInfo) GetBackingStore() store.BackingStore { return nil }
func (m *WorkbookSessionInfo) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *WorkbookSessionInfo) GetId() *string                                           { return nil }
func (m *WorkbookSessionInfo) GetOdataType() *string                                    { return nil }
func (m *WorkbookSessionInfo) GetPersistChanges() *bool                                 { return nil }
func (m *WorkbookSessionInfo) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *WorkbookSessionInfo) SetAdditionalData(value map[string]any)                   {}
func (m *WorkbookSessionInfo) SetBackingStore(value store.BackingStore)                 {}
func (m *WorkbookSessionInfo) SetId(value *string)                                      {}
func (m *WorkbookSessionInfo) SetOdataType(value *string)                               {}
func (m *WorkbookSessionInfo) SetPersistChanges(value *bool)                            {}

func NewWorkbookSessionInfo() *WorkbookSessionInfo { return nil }

func CreateWorkbookSessionInfoFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type WorkbookSessionInfoable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetId() *string
	GetOdataType() *string
	GetPersistChanges() *bool
	SetBackingStore(value store.BackingStore)
	SetId(value *string)
	SetOdataType(value *string)
	SetPersistChanges(value *bool)
}
