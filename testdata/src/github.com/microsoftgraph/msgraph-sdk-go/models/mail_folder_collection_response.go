package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type MailFolderCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *MailFolderCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *MailFolderCollectionResponse) GetValue() []MailFolderable { return nil }
func (m *MailFolderCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *MailFolderCollectionResponse) SetValue(value []MailFolderable) {}

func NewMailFolderCollectionResponse() *MailFolderCollectionResponse { return nil }

func CreateMailFolderCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type MailFolderCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []MailFolderable
	SetValue(value []MailFolderable)
}
