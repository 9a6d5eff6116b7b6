package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type OutlookItem struct {
	Entity
}

func (m *OutlookItem) GetCategories() []string        { return nil }
func (m *OutlookItem) GetChangeKey() *string          { return nil }
func (m *OutlookItem) GetCreatedDateTime() *time.Time { return nil }
func (m *OutlookItem) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *OutlookItem) GetLastModifiedDateTime() *time.Time                      { return nil }
func (m *OutlookItem) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *OutlookItem) SetCategories(value []string)                             {}
func (m *OutlookItem) SetChangeKey(value *string)                               {}
func (m *OutlookItem) SetCreatedDateTime(value *time.Time)                      {}
func (m *OutlookItem) SetLastModifiedDateTime(value *time.Time)                 {}

func NewOutlookItem() *OutlookItem { return nil }

func CreateOutlookItemFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type OutlookItemable interface {
	Entityable
	serialization.Parsable
	GetCategories() []string
	GetChangeKey() *string
	GetCreatedDateTime() *time.Time
	GetLastModifiedDateTime() *time.Time
	SetCategories(value []string)
	SetChangeKey(value *string)
	SetCreatedDateTime(value *time.Time)
	SetLastModifiedDateTime(value *time.Time)
}
