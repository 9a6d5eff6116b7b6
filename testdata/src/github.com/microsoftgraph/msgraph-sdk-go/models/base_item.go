package models

import (
	"time"

	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type BaseItem struct {
	Entity
}

func (m *BaseItem) GetCreatedBy() IdentitySetable                                         { return nil }
func (m *BaseItem) GetCreatedByUser() Userable                                            { return nil }
func (m *BaseItem) GetCreatedDateTime() *time.Time                                        { return nil }
func (m *BaseItem) GetDescription() *string                                               { return nil }
func (m *BaseItem) GetETag() *string                                                      { return nil }
func (m *BaseItem) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *BaseItem) GetLastModifiedBy() IdentitySetable                                    { return nil }
func (m *BaseItem) GetLastModifiedByUser() Userable                                       { return nil }
func (m *BaseItem) GetLastModifiedDateTime() *time.Time                                   { return nil }
func (m *BaseItem) GetName() *string                                                      { return nil }
func (m *BaseItem) GetParentReference() ItemReferenceable                                 { return nil }
func (m *BaseItem) GetWebUrl() *string                                                    { return nil }
func (m *BaseItem) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *BaseItem) SetCreatedBy(value IdentitySetable)                                    {}
func (m *BaseItem) SetCreatedByUser(value Userable)                                       {}
func (m *BaseItem) SetCreatedDateTime(value *time.Time)                                   {}
func (m *BaseItem) SetDescription(value *string)                                          {}
func (m *BaseItem) SetETag(value *string)                                                 {}
func (m *BaseItem) SetLastModifiedBy(value IdentitySetable)                               {}
func (m *BaseItem) SetLastModifiedByUser(value Userable)                                  {}
func (m *BaseItem) SetLastModifiedDateTime(value *time.Time)                              {}
func (m *BaseItem) SetName(value *string)                                                 {}
func (m *BaseItem) SetParentReference(value ItemReferenceable)                            {}
func (m *BaseItem) SetWebUrl(value *string)                                               {}

func NewBaseItem() *BaseItem { return nil }

func CreateBaseItemFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type BaseItemable interface {
	Entityable
	serialization.Parsable
	GetCreatedBy() IdentitySetable
	GetCreatedByUser() Userable
	GetCreatedDateTime() *time.Time
	GetDescription() *string
	GetETag() *string
	GetLastModifiedBy() IdentitySetable
	GetLastModifiedByUser() Userable
	GetLastModifiedDateTime() *time.Time
	GetName() *string
	GetParentReference() ItemReferenceable
	GetWebUrl() *string
	SetCreatedBy(value IdentitySetable)
	SetCreatedByUser(value Userable)
	SetCreatedDateTime(value *time.Time)
	SetDescription(value *string)
	SetETag(value *string)
	SetLastModifiedBy(value IdentitySetable)
	SetLastModifiedByUser(value Userable)
	SetLastModifiedDateTime(value *time.Time)
	SetName(value *string)
	SetParentReference(value ItemReferenceable)
	SetWebUrl(value *string)
}
