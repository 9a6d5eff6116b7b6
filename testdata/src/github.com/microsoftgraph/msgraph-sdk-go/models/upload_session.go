package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type UploadSession struct {
}

func (m *UploadSession) GetAdditionalData() map[string]any   { return nil }
func (m *UploadSession) GetBackingStore() store.BackingStore { return nil }
func (m *UploadSession) GetExpirationDateTime() *time.Time   { return nil }
func (m *UploadSession) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *UploadSession) GetNextExpectedRanges() []string                          { return nil }
func (m *UploadSession) GetOdataType() *string                                    { return nil }
func (m *UploadSession) GetUploadUrl() *string                                    { return nil }
func (m *UploadSession) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *UploadSession) SetAdditionalData(value map[string]any)                   {}
func (m *UploadSession) SetBackingStore(value store.BackingStore)                 {}
func (m *UploadSession) SetExpirationDateTime(value *time.Time)                   {}
func (m *UploadSession) SetNextExpectedRanges(value []string)                     {}
func (m *UploadSession) SetOdataType(value *string)                               {}
func (m *UploadSession) SetUploadUrl(value *string)                               {}

func NewUploadSession() *UploadSession { return nil }

func CreateUploadSessionFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type UploadSessionable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetExpirationDateTime() *time.Time
	GetNextExpectedRanges() []string
	GetOdataType() *string
	GetUploadUrl() *string
	SetBackingStore(value store.BackingStore)
	SetExpirationDateTime(value *time.Time)
	SetNextExpectedRanges(value []string)
	SetOdataType(value *string)
	SetUploadUrl(value *string)
}
