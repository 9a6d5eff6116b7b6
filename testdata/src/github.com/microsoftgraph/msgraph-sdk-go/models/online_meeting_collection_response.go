package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type OnlineMeetingCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *OnlineMeetingCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *OnlineMeetingCollectionResponse) GetValue() []OnlineMeetingable { return nil }
func (m *OnlineMeetingCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *OnlineMeetingCollectionResponse) SetValue(value []OnlineMeetingable) {}

func NewOnlineMeetingCollectionResponse() *OnlineMeetingCollectionResponse { return nil }

func CreateOnlineMeetingCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type OnlineMeetingCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []OnlineMeetingable
	SetValue(value []OnlineMeetingable)
}
