package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type DriveCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *DriveCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DriveCollectionResponse) GetValue() []Driveable { return nil }
func (m *DriveCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *DriveCollectionResponse) SetValue(value []Driveable) {}

func NewDriveCollectionResponse() *DriveCollectionResponse { return nil }

func CreateDriveCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DriveCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Driveable
	SetValue(value []Driveable)
}
