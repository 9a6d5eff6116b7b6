// Package odataerrors is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors: some of its
// declarations, with empty bodies, for the analyzers' tests.
package odataerrors

import (
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
)

type ErrorDetails struct {
}

func (m *ErrorDetails) GetAdditionalData() map[string]any   { return nil }
func (m *ErrorDetails) GetBackingStore() store.BackingStore { return nil }
func (m *ErrorDetails) GetCode() *string                    { return nil }
func (m *ErrorDetails) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ErrorDetails) GetMessage() *string                                      { return nil }
func (m *ErrorDetails) GetTarget() *string                                       { return nil }
func (m *ErrorDetails) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ErrorDetails) SetAdditionalData(value map[string]any)                   {}
func (m *ErrorDetails) SetBackingStore(value store.BackingStore)                 {}
func (m *ErrorDetails) SetCode(value *string)                                    {}
func (m *ErrorDetails) SetMessage(value *string)                                 {}
func (m *ErrorDetails) SetTarget(value *string)                                  {}

func NewErrorDetails() *ErrorDetails { return nil }

func CreateErrorDetailsFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ErrorDetailsable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetCode() *string
	GetMessage() *string
	GetTarget() *string
	SetBackingStore(value store.BackingStore)
	SetCode(value *string)
	SetMessage(value *string)
	SetTarget(value *string)
}

type InnerError struct {
}

func (m *InnerError) GetAdditionalData() map[string]any   { return nil }
func (m *InnerError) GetBackingStore() store.BackingStore { return nil }
func (m *InnerError) GetClientRequestId() *string         { return nil }
func (m *InnerError) GetDate() *time.Time                 { return nil }
func (m *InnerError) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *InnerError) GetOdataType() *string                                    { return nil }
func (m *InnerError) GetRequestId() *string                                    { return nil }
func (m *InnerError) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *InnerError) SetAdditionalData(value map[string]any)                   {}
func (m *InnerError) SetBackingStore(value store.BackingStore)                 {}
func (m *InnerError) SetClientRequestId(value *string)                         {}
func (m *InnerError) SetDate(value *time.Time)                                 {}
func (m *InnerError) SetOdataType(value *string)                               {}
func (m *InnerError) SetRequestId(value *string)                               {}

func NewInnerError() *InnerError { return nil }

func CreateInnerErrorFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type InnerErrorable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetClientRequestId() *string
	GetDate() *time.Time
	GetOdataType() *string
	GetRequestId() *string
	SetBackingStore(value store.BackingStore)
	SetClientRequestId(value *string)
	SetDate(value *time.Time)
	SetOdataType(value *string)
	SetRequestId(value *string)
}

type MainError struct {
}

func (m *MainError) GetAdditionalData() map[string]any   { return nil }
func (m *MainError) GetBackingStore() store.BackingStore { return nil }
func (m *MainError) GetCode() *string                    { return nil }
func (m *MainError) GetDetails() []ErrorDetailsable      { return nil }
func (m *MainError) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *MainError) GetInnerError() InnerErrorable                            { return nil }
func (m *MainError) GetMessage() *string                                      { return nil }
func (m *MainError) GetTarget() *string                                       { return nil }
func (m *MainError) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *MainError) SetAdditionalData(value map[string]any)                   {}
func (m *MainError) SetBackingStore(value store.BackingStore)                 {}
func (m *MainError) SetCode(value *string)                                    {}
func (m *MainError) SetDetails(value []ErrorDetailsable)                      {}
func (m *MainError) SetInnerError(value InnerErrorable)                       {}
func (m *MainError) SetMessage(value *string)                                 {}
func (m *MainError) SetTarget(value *string)                                  {}

func NewMainError() *MainError { return nil }

func CreateMainErrorFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type MainErrorable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetCode() *string
	GetDetails() []ErrorDetailsable
	GetInnerError() InnerErrorable
	GetMessage() *string
	GetTarget() *string
	SetBackingStore(value store.BackingStore)
	SetCode(value *string)
	SetDetails(value []ErrorDetailsable)
	SetInnerError(value InnerErrorable)
	SetMessage(value *string)
	SetTarget(value *string)
}

type ODataError struct {
	abstractions.ApiError
}

func (m *ODataError) Error() string                       { return "" }
func (m *ODataError) GetAdditionalData() map[string]any   { return nil }
func (m *ODataError) GetBackingStore() store.BackingStore { return nil }
func (m *ODataError) GetErrorEscaped() MainErrorable      { return nil }
func (m *ODataError) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ODataError) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *ODataError) SetAdditionalData(value map[string]any)                   {}
func (m *ODataError) SetBackingStore(value store.BackingStore)                 {}
func (m *ODataError) SetErrorEscaped(value MainErrorable)                      {}

func NewODataError() *ODataError { return nil }

func CreateODataErrorFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ODataErrorable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetErrorEscaped() MainErrorable
	SetBackingStore(value store.BackingStore)
	SetErrorEscaped(value MainErrorable)
}
