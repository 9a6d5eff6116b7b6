package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type DirectoryObjectCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *DirectoryObjectCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DirectoryObjectCollectionResponse) GetValue() []DirectoryObjectable { return nil }
func (m *DirectoryObjectCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *DirectoryObjectCollectionResponse) SetValue(value []DirectoryObjectable) {}

func NewDirectoryObjectCollectionResponse() *DirectoryObjectCollectionResponse { return nil }

func CreateDirectoryObjectCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DirectoryObjectCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []DirectoryObjectable
	SetValue(value []DirectoryObjectable)
}
