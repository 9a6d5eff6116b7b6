package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ProfilePhoto struct {
	Entity
}

func (m *ProfilePhoto) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ProfilePhoto) GetHeight() *int32                                        { return nil }
func (m *ProfilePhoto) GetWidth() *int32                                         { return nil }
func (m *ProfilePhoto) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ProfilePhoto) SetHeight(value *int32)                                   {}
func (m *ProfilePhoto) SetWidth(value *int32)                                    {}

func NewProfilePhoto() *ProfilePhoto { return nil }

func CreateProfilePhotoFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ProfilePhotoable interface {
	Entityable
	serialization.Parsable
	GetHeight() *int32
	GetWidth() *int32
	SetHeight(value *int32)
	SetWidth(value *int32)
}
