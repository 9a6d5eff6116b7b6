package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type SearchHitsContainer struct {
}

func (m *SearchHitsContainer) GetAdditionalData() map[string]any   { return nil }
func (m *SearchHitsContainer) GetBackingStore() store.BackingStore { return nil }
func (m *SearchHitsContainer) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SearchHitsContainer) GetHits() []SearchHitable                                 { return nil }
func (m *SearchHitsContainer) GetMoreResultsAvailable() *bool                           { return nil }
func (m *SearchHitsContainer) GetOdataType() *string                                    { return nil }
func (m *SearchHitsContainer) GetTotal() *int32                                         { return nil }
func (m *SearchHitsContainer) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *SearchHitsContainer) SetAdditionalData(value map[string]any)                   {}
func (m *SearchHitsContainer) SetBackingStore(value store.BackingStore)                 {}
func (m *SearchHitsContainer) SetHits(value []SearchHitable)                            {}
func (m *SearchHitsContainer) SetMoreResultsAvailable(value *bool)                      {}
func (m *SearchHitsContainer) SetOdataType(value *string)                               {}
func (m *SearchHitsContainer) SetTotal(value *int32)                                    {}

func NewSearchHitsContainer() *SearchHitsContainer { return nil }

func CreateSearchHitsContainerFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SearchHitsContainerable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetHits() []SearchHitable
	GetMoreResultsAvailable() *bool
	GetOdataType() *string
	GetTotal() *int32
	SetBackingStore(value store.BackingStore)
	SetHits(value []SearchHitable)
	SetMoreResultsAvailable(value *bool)
	SetOdataType(value *string)
	SetTotal(value *int32)
}
