package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type DirectoryObject struct {
	Entity
}

func (m *DirectoryObject) GetDeletedDateTime() *time.Time { return nil }
func (m *DirectoryObject) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DirectoryObject) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *DirectoryObject) SetDeletedDateTime(value *time.Time)                      {}

func NewDirectoryObject() *DirectoryObject { return nil }

func CreateDirectoryObjectFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DirectoryObjectable interface {
	Entityable
	serialization.Parsable
	GetDeletedDateTime() *time.Time
	SetDeletedDateTime(value *time.Time)
}
