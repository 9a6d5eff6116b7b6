package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Site struct {
	BaseItem
}

func (m *Site) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Site) Serialize(writer serialization.SerializationWriter) error              { return nil }

type Siteable interface {
	BaseItemable
	serialization.Parsable
}
