package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type SharingLink struct {
}

func (m *SharingLink) GetAdditionalData() map[string]any   { return nil }
func (m *SharingLink) GetApplication() Identityable        { return nil }
func (m *SharingLink) GetBackingStore() store.BackingStore { return nil }
func (m *SharingLink) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SharingLink) GetOdataType() *string                                    { return nil }
func (m *SharingLink) GetPreventsDownload() *bool                               { return nil }
func (m *SharingLink) GetScope() *string                                        { return nil }
func (m *SharingLink) GetTypeEscaped() *string                                  { return nil }
func (m *SharingLink) GetWebHtml() *string                                      { return nil }
func (m *SharingLink) GetWebUrl() *string                                       { return nil }
func (m *SharingLink) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *SharingLink) SetAdditionalData(value map[string]any)                   {}
func (m *SharingLink) SetApplication(value Identityable)                        {}
func (m *SharingLink) SetBackingStore(value store.BackingStore)                 {}
func (m *SharingLink) SetOdataType(value *string)                               {}
func (m *SharingLink) SetPreventsDownload(value *bool)                          {}
func (m *SharingLink) SetScope(value *string)                                   {}
func (m *SharingLink) SetTypeEscaped(value *string)                             {}
func (m *SharingLink) SetWebHtml(value *string)                                 {}
func (m *SharingLink) SetWebUrl(value *string)                                  {}

func NewSharingLink() *SharingLink { return nil }

func CreateSharingLinkFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SharingLinkable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetApplication() Identityable
	GetBackingStore() store.BackingStore
	GetOdataType() *string
	GetPreventsDownload() *bool
	GetScope() *string
	GetTypeEscaped() *string
	GetWebHtml() *string
	GetWebUrl() *string
	SetApplication(value Identityable)
	SetBackingStore(value store.BackingStore)
	SetOdataType(value *string)
	SetPreventsDownload(value *bool)
	SetScope(value *string)
	SetTypeEscaped(value *string)
	SetWebHtml(value *string)
	SetWebUrl(value *string)
}
