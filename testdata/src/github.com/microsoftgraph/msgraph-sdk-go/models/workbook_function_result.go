package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type WorkbookFunctionResult struct {
	Entity
}

func (m *WorkbookFunctionResult) GetError() *string { return nil }
func (m *WorkbookFunctionResult) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *WorkbookFunctionResult) GetValue() serialization.UntypedNodeable { return nil }
func (m *WorkbookFunctionResult) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *WorkbookFunctionResult) SetError(value *string)                       {}
func (m *WorkbookFunctionResult) SetValue(value serialization.UntypedNodeable) {}

func NewWorkbookFunctionResult() *WorkbookFunctionResult { return nil }

func CreateWorkbookFunctionResultFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type WorkbookFunctionResultable interface {
	Entityable
	serialization.Parsable
	GetError() *string
	GetValue() serialization.UntypedNodeable
	SetError(value *string)
	SetValue(value serialization.UntypedNodeable)
}
