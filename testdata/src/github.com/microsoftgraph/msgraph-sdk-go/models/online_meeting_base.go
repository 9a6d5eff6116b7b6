package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type OnlineMeetingBase struct {
	Entity
}

func (m *OnlineMeetingBase) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *OnlineMeetingBase) GetJoinWebUrl() *string                                   { return nil }
func (m *OnlineMeetingBase) GetSubject() *string                                      { return nil }
func (m *OnlineMeetingBase) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *OnlineMeetingBase) SetJoinWebUrl(value *string)                              {}
func (m *OnlineMeetingBase) SetSubject(value *string)                                 {}

func NewOnlineMeetingBase() *OnlineMeetingBase { return nil }

func CreateOnlineMeetingBaseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type OnlineMeetingBaseable interface {
	Entityable
	serialization.Parsable
	GetJoinWebUrl() *string
	GetSubject() *string
	SetJoinWebUrl(value *string)
	SetSubject(value *string)
}
