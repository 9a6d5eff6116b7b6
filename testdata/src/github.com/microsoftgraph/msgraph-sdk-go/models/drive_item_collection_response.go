package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type DriveItemCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *DriveItemCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DriveItemCollectionResponse) GetValue() []DriveItemable { return nil }
func (m *DriveItemCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *DriveItemCollectionResponse) SetValue(value []DriveItemable) {}

func NewDriveItemCollectionResponse() *DriveItemCollectionResponse { return nil }

func CreateDriveItemCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DriveItemCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []DriveItemable
	SetValue(value []DriveItemable)
}
