package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type WorkbookFunctions struct {
	Entity
}

func (m *WorkbookFunctions) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *WorkbookFunctions) Serialize(writer serialization.SerializationWriter) error { return nil }

func NewWorkbookFunctions() *WorkbookFunctions { return nil }

func CreateWorkbookFunctionsFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type WorkbookFunctionsable interface {
	Entityable
	serialization.Parsable
}
