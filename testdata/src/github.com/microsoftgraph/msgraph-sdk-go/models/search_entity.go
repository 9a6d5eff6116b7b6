package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type SearchEntity struct {
	Entity
}

func (m *SearchEntity) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *SearchEntity) Serialize(writer serialization.SerializationWriter) error { return nil }

func NewSearchEntity() *SearchEntity { return nil }

func CreateSearchEntityFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type SearchEntityable interface {
	Entityable
	serialization.Parsable
}
