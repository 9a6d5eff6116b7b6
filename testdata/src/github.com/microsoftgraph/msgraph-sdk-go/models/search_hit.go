package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type SearchHit struct {
}

func (m *SearchHit) GetAdditionalData() map[string]any   { return nil }
func (m *SearchHit) GetBackingStore() store.BackingStore { return nil }
func (m *SearchHit) GetContentSource() *string           { return nil }
func (m *SearchHit) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SearchHit) GetHitId() *string                                        { return nil }
func (m *SearchHit) GetIsCollapsed() *bool                                    { return nil }
func (m *SearchHit) GetOdataType() *string                                    { return nil }
func (m *SearchHit) GetRank() *int32                                          { return nil }
func (m *SearchHit) GetResource() Entityable                                  { return nil }
func (m *SearchHit) GetResultTemplateId() *string                             { return nil }
func (m *SearchHit) GetSummary() *string                                      { return nil }
func (m *SearchHit) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *SearchHit) SetAdditionalData(value map[string]any)                   {}
func (m *SearchHit) SetBackingStore(value store.BackingStore)                 {}
func (m *SearchHit) SetContentSource(value *string)                           {}
func (m *SearchHit) SetHitId(value *string)                                   {}
func (m *SearchHit) SetIsCollapsed(value *bool)                               {}
func (m *SearchHit) SetOdataType(value *string)                               {}
func (m *SearchHit) SetRank(value *int32)                                     {}
func (m *SearchHit) SetResource(value Entityable)                             {}
func (m *SearchHit) SetResultTemplateId(value *string)                        {}
func (m *SearchHit) SetSummary(value *string)                                 {}

func NewSearchHit() *SearchHit { return nil }

func CreateSearchHitFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SearchHitable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetContentSource() *string
	GetHitId() *string
	GetIsCollapsed() *bool
	GetOdataType() *string
	GetRank() *int32
	GetResource() Entityable
	GetResultTemplateId() *string
	GetSummary() *string
	SetBackingStore(value store.BackingStore)
	SetContentSource(value *string)
	SetHitId(value *string)
	SetIsCollapsed(value *bool)
	SetOdataType(value *string)
	SetRank(value *int32)
	SetResource(value Entityable)
	SetResultTemplateId(value *string)
	SetSummary(value *string)
}
