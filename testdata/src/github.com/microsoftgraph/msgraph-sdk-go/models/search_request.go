package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type SearchRequest struct {
}

func (m *SearchRequest) GetAdditionalData() map[string]any   { return nil }
func (m *SearchRequest) GetAggregationFilters() []string     { return nil }
func (m *SearchRequest) GetBackingStore() store.BackingStore { return nil }
func (m *SearchRequest) GetContentSources() []string         { return nil }
func (m *SearchRequest) GetEnableTopResults() *bool          { return nil }
func (m *SearchRequest) GetEntityTypes() []EntityType        { return nil }
func (m *SearchRequest) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SearchRequest) GetFields() []string                                      { return nil }
func (m *SearchRequest) GetFrom() *int32                                          { return nil }
func (m *SearchRequest) GetOdataType() *string                                    { return nil }
func (m *SearchRequest) GetQuery() SearchQueryable                                { return nil }
func (m *SearchRequest) GetRegion() *string                                       { return nil }
func (m *SearchRequest) GetSize() *int32                                          { return nil }
func (m *SearchRequest) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *SearchRequest) SetAdditionalData(value map[string]any)                   {}
func (m *SearchRequest) SetAggregationFilters(value []string)                     {}
func (m *SearchRequest) SetBackingStore(value store.BackingStore)                 {}
func (m *SearchRequest) SetContentSources(value []string)                         {}
func (m *SearchRequest) SetEnableTopResults(value *bool)                          {}
func (m *SearchRequest) SetEntityTypes(value []EntityType)                        {}
func (m *SearchRequest) SetFields(value []string)                                 {}
func (m *SearchRequest) SetFrom(value *int32)                                     {}
func (m *SearchRequest) SetOdataType(value *string)                               {}
func (m *SearchRequest) SetQuery(value SearchQueryable)                           {}
func (m *SearchRequest) SetRegion(value *string)                                  {}
func (m *SearchRequest) SetSize(value *int32)                                     {}

func NewSearchRequest() *SearchRequest { return nil }

func CreateSearchRequestFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SearchRequestable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAggregationFilters() []string
	GetBackingStore() store.BackingStore
	GetContentSources() []string
	GetEnableTopResults() *bool
	GetEntityTypes() []EntityType
	GetFields() []string
	GetFrom() *int32
	GetOdataType() *string
	GetQuery() SearchQueryable
	GetRegion() *string
	GetSize() *int32
	SetAggregationFilters(value []string)
	SetBackingStore(value store.BackingStore)
	SetContentSources(value []string)
	SetEnableTopResults(value *bool)
	SetEntityTypes(value []EntityType)
	SetFields(value []string)
	SetFrom(value *int32)
	SetOdataType(value *string)
	SetQuery(value SearchQueryable)
	SetRegion(value *string)
	SetSize(value *int32)
}
