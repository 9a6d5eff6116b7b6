package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type SiteCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *SiteCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SiteCollectionResponse) GetValue() []Siteable { return nil }
func (m *SiteCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *SiteCollectionResponse) SetValue(value []Siteable) {}

func NewSiteCollectionResponse() *SiteCollectionResponse { return nil }

func CreateSiteCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SiteCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Siteable
	SetValue(value []Siteable)
}
