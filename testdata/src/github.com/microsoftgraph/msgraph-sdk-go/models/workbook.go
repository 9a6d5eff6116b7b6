package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type Workbook struct {
	Entity
}

func (m *Workbook) GetFieldDeserializers() map[string]func(serialization.ParseNode) error { return nil }
func (m *Workbook) GetFunctions() WorkbookFunctionsable                                   { return nil }
func (m *Workbook) Serialize(writer serialization.SerializationWriter) error              { return nil }
func (m *Workbook) SetFunctions(value WorkbookFunctionsable)                              {}

func NewWorkbook() *Workbook { return nil }

func CreateWorkbookFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type Workbookable interface {
	Entityable
	serialization.Parsable
	GetFunctions() WorkbookFunctionsable
	SetFunctions(value WorkbookFunctionsable)
}
