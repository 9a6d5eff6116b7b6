package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type SearchResponse struct {
}

func (m *SearchResponse) GetAdditionalData() map[string]any   { return nil }
func (m *SearchResponse) GetBackingStore() store.BackingStore { return nil }
func (m *SearchResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SearchResponse) GetHitsContainers() []SearchHitsContainerable             { return nil }
func (m *SearchResponse) GetOdataType() *string                                    { return nil }
func (m *SearchResponse) GetSearchTerms() []string                                 { return nil }
func (m *SearchResponse) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *SearchResponse) SetAdditionalData(value map[string]any)                   {}
func (m *SearchResponse) SetBackingStore(value store.BackingStore)                 {}
func (m *SearchResponse) SetHitsContainers(value []SearchHitsContainerable)        {}
func (m *SearchResponse) SetOdataType(value *string)                               {}
func (m *SearchResponse) SetSearchTerms(value []string)                            {}

func NewSearchResponse() *SearchResponse { return nil }

func CreateSearchResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SearchResponseable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetHitsContainers() []SearchHitsContainerable
	GetOdataType() *string
	GetSearchTerms() []string
	SetBackingStore(value store.BackingStore)
	SetHitsContainers(value []SearchHitsContainerable)
	SetOdataType(value *string)
	SetSearchTerms(value []string)
}
