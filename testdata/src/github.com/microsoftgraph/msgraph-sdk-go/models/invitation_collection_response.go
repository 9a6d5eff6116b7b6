package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type InvitationCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *InvitationCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *InvitationCollectionResponse) GetValue() []Invitationable { return nil }
func (m *InvitationCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *InvitationCollectionResponse) SetValue(value []Invitationable) {}

func NewInvitationCollectionResponse() *InvitationCollectionResponse { return nil }

func CreateInvitationCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type InvitationCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Invitationable
	SetValue(value []Invitationable)
}
