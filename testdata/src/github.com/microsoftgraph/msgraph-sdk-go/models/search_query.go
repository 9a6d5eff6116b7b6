package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type SearchQuery struct {
}

func (m *SearchQuery) GetAdditionalData() map[string]any   { return nil }
func (m *SearchQuery) GetBackingStore() store.BackingStore { return nil }
func (m *SearchQuery) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SearchQuery) GetOdataType() *string                                    { return nil }
func (m *SearchQuery) GetQueryString() *string                                  { return nil }
func (m *SearchQuery) GetQueryTemplate() *string                                { return nil }
func (m *SearchQuery) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *SearchQuery) SetAdditionalData(value map[string]any)                   {}
func (m *SearchQuery) SetBackingStore(value store.BackingStore)                 {}
func (m *SearchQuery) SetOdataType(value *string)                               {}
func (m *SearchQuery) SetQueryString(value *string)                             {}
func (m *SearchQuery) SetQueryTemplate(value *string)                           {}

func NewSearchQuery() *SearchQuery { return nil }

func CreateSearchQueryFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SearchQueryable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetOdataType() *string
	GetQueryString() *string
	GetQueryTemplate() *string
	SetBackingStore(value store.BackingStore)
	SetOdataType(value *string)
	SetQueryString(value *string)
	SetQueryTemplate(value *string)
}
