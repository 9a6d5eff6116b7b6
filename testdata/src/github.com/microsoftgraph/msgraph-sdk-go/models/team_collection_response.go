package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type TeamCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *TeamCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *TeamCollectionResponse) GetValue() []Teamable { return nil }
func (m *TeamCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *TeamCollectionResponse) SetValue(value []Teamable) {}

func NewTeamCollectionResponse() *TeamCollectionResponse { return nil }

func CreateTeamCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type TeamCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Teamable
	SetValue(value []Teamable)
}
