package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type StringCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *StringCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *StringCollectionResponse) GetValue() []string { return nil }
func (m *StringCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *StringCollectionResponse) SetValue(value []string) {}

func NewStringCollectionResponse() *StringCollectionResponse { return nil }

func CreateStringCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type StringCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []string
	SetValue(value []string)
}
