// Package serialization is a stand-in for github.com/microsoft/kiota-abstractions-go/serialization: some of its
// declarations, with empty bodies, for the analyzers' tests.
package serialization

import (
	"io"
	"time"
)

type AdditionalDataHolder interface {
	GetAdditionalData() map[string]interface{}
	SetAdditionalData(value map[string]interface{})
}

type ComposedTypeWrapper interface {
	GetIsComposedType() bool
}

type DateOnly struct {
}

func (t DateOnly) String() string { return "" }

func ParseDateOnly(s string) (*DateOnly, error) { return nil, nil }

func NewDateOnly(t time.Time) *DateOnly { return nil }

type ISODuration struct {
}

func (i ISODuration) GetYears() int                      { return 0 }
func (i ISODuration) GetWeeks() int                      { return 0 }
func (i ISODuration) GetDays() int                       { return 0 }
func (i ISODuration) GetHours() int                      { return 0 }
func (i ISODuration) GetMinutes() int                    { return 0 }
func (i ISODuration) GetSeconds() int                    { return 0 }
func (i ISODuration) GetMilliSeconds() int               { return 0 }
func (i ISODuration) SetYears(years int)                 {}
func (i ISODuration) SetWeeks(weeks int)                 {}
func (i ISODuration) SetDays(days int)                   {}
func (i ISODuration) SetHours(hours int)                 {}
func (i ISODuration) SetMinutes(minutes int)             {}
func (i ISODuration) SetSeconds(seconds int)             {}
func (i ISODuration) SetMilliSeconds(milliSeconds int)   {}
func (i ISODuration) String() string                     { return "" }
func (d ISODuration) ToDuration() (time.Duration, error) { return 0, nil }

func ParseISODuration(s string) (*ISODuration, error) { return nil, nil }

func NewDuration(years int, weeks int, days int, hours int, minutes int, seconds int, milliSeconds int) *ISODuration {
	return nil
}

func FromDuration(d time.Duration) *ISODuration { return nil }

func SerializeToJson(model Parsable) ([]byte, error) { return nil, nil }

func SerializeCollectionToJson(models []Parsable) ([]byte, error) { return nil, nil }

func DeserializeFromJson(content []byte, parsableFactory ParsableFactory) (Parsable, error) {
	return nil, nil
}

func DeserializeCollectionFromJson(content []byte, parsableFactory ParsableFactory) ([]Parsable, error) {
	return nil, nil
}

func Serialize(contentType string, model Parsable) ([]byte, error) { return nil, nil }

func SerializeCollection(contentType string, models []Parsable) ([]byte, error) { return nil, nil }

func Deserialize(contentType string, content []byte, parsableFactory ParsableFactory) (Parsable, error) {
	return nil, nil
}

func DeserializeCollection(contentType string, content []byte, parsableFactory ParsableFactory) ([]Parsable, error) {
	return nil, nil
}

type Parsable interface {
	Serialize(writer SerializationWriter) error
	GetFieldDeserializers() map[string]func(ParseNode) error
}

type ParsableFactory func(parseNode ParseNode) (Parsable, error)

type EnumFactory func(string) (interface{}, error)

type NodeParser func(ParseNode) error

type ParseNode interface {
	GetChildNode(index string) (ParseNode, error)
	GetCollectionOfObjectValues(ctor ParsableFactory) ([]Parsable, error)
	GetCollectionOfPrimitiveValues(targetType string) ([]interface{}, error)
	GetCollectionOfEnumValues(parser EnumFactory) ([]interface{}, error)
	GetObjectValue(ctor ParsableFactory) (Parsable, error)
	GetStringValue() (*string, error)
	GetBoolValue() (*bool, error)
	GetInt8Value() (*int8, error)
	GetByteValue() (*byte, error)
	GetFloat32Value() (*float32, error)
	GetFloat64Value() (*float64, error)
	GetInt32Value() (*int32, error)
	GetInt64Value() (*int64, error)
	GetTimeValue() (*time.Time, error)
	GetISODurationValue() (*ISODuration, error)
	GetTimeOnlyValue() (*TimeOnly, error)
	GetDateOnlyValue() (*DateOnly, error)
	GetEnumValue(parser EnumFactory) (interface{}, error)
	GetByteArrayValue() ([]byte, error)
	GetRawValue() (interface{}, error)
	GetOnBeforeAssignFieldValues() ParsableAction
	SetOnBeforeAssignFieldValues(ParsableAction) error
	GetOnAfterAssignFieldValues() ParsableAction
	SetOnAfterAssignFieldValues(ParsableAction) error
}

type ParseNodeFactory interface {
	GetValidContentType() (string, error)
	GetRootParseNode(contentType string, content []byte) (ParseNode, error)
}

type ParseNodeFactoryRegistry struct {
	ContentTypeAssociatedFactories map[string]ParseNodeFactory
}

func (m *ParseNodeFactoryRegistry) GetValidContentType() (string, error) { return "", nil }
func (m *ParseNodeFactoryRegistry) GetRootParseNode(contentType string, content []byte) (ParseNode, error) {
	return nil, nil
}
func (m *ParseNodeFactoryRegistry) Lock()   {}
func (m *ParseNodeFactoryRegistry) Unlock() {}

func NewParseNodeFactoryRegistry() *ParseNodeFactoryRegistry { return nil }

func MergeDeserializersForIntersectionWrapper(targets ...Parsable) (map[string]func(ParseNode) error, error) {
	return nil, nil
}

type ParseNodeProxyFactory struct {
}

func (p *ParseNodeProxyFactory) GetValidContentType() (string, error) { return "", nil }
func (p *ParseNodeProxyFactory) GetRootParseNode(contentType string, content []byte) (ParseNode, error) {
	return nil, nil
}

func NewParseNodeProxyFactory(factory ParseNodeFactory, onBeforeAction ParsableAction, onAfterAction ParsableAction) *ParseNodeProxyFactory {
	return nil
}

type SerializationWriter interface {
	io.Closer
	WriteStringValue(key string, value *string) error
	WriteBoolValue(key string, value *bool) error
	WriteInt8Value(key string, value *int8) error
	WriteByteValue(key string, value *byte) error
	WriteInt32Value(key string, value *int32) error
	WriteInt64Value(key string, value *int64) error
	WriteFloat32Value(key string, value *float32) error
	WriteFloat64Value(key string, value *float64) error
	WriteByteArrayValue(key string, value []byte) error
	WriteTimeValue(key string, value *time.Time) error
	WriteTimeOnlyValue(key string, value *TimeOnly) error
	WriteDateOnlyValue(key string, value *DateOnly) error
	WriteISODurationValue(key string, value *ISODuration) error
	WriteObjectValue(key string, item Parsable, additionalValuesToMerge ...Parsable) error
	WriteCollectionOfObjectValues(key string, collection []Parsable) error
	WriteCollectionOfStringValues(key string, collection []string) error
	WriteCollectionOfBoolValues(key string, collection []bool) error
	WriteCollectionOfInt8Values(key string, collection []int8) error
	WriteCollectionOfByteValues(key string, collection []byte) error
	WriteCollectionOfInt32Values(key string, collection []int32) error
	WriteCollectionOfInt64Values(key string, collection []int64) error
	WriteCollectionOfFloat32Values(key string, collection []float32) error
	WriteCollectionOfFloat64Values(key string, collection []float64) error
	WriteCollectionOfTimeValues(key string, collection []time.Time) error
	WriteCollectionOfISODurationValues(key string, collection []ISODuration) error
	WriteCollectionOfDateOnlyValues(key string, collection []DateOnly) error
	WriteCollectionOfTimeOnlyValues(key string, collection []TimeOnly) error
	GetSerializedContent() ([]byte, error)
	WriteNullValue(key string) error
	WriteAdditionalData(value map[string]interface{}) error
	WriteAnyValue(key string, value interface{}) error
	GetOnBeforeSerialization() ParsableAction
	SetOnBeforeSerialization(ParsableAction) error
	GetOnAfterObjectSerialization() ParsableAction
	SetOnAfterObjectSerialization(ParsableAction) error
	GetOnStartObjectSerialization() ParsableWriter
	SetOnStartObjectSerialization(ParsableWriter) error
}

type SerializationWriterFactory interface {
	GetValidContentType() (string, error)
	GetSerializationWriter(contentType string) (SerializationWriter, error)
}

type SerializationWriterFactoryRegistry struct {
	ContentTypeAssociatedFactories map[string]SerializationWriterFactory
}

func (m *SerializationWriterFactoryRegistry) GetValidContentType() (string, error) { return "", nil }
func (m *SerializationWriterFactoryRegistry) GetSerializationWriter(contentType string) (SerializationWriter, error) {
	return nil, nil
}
func (m *SerializationWriterFactoryRegistry) Lock()   {}
func (m *SerializationWriterFactoryRegistry) Unlock() {}

func NewSerializationWriterFactoryRegistry() *SerializationWriterFactoryRegistry { return nil }

type ParsableAction func(Parsable) error

type ParsableWriter func(Parsable, SerializationWriter) error

type SerializationWriterProxyFactory struct {
}

func (s *SerializationWriterProxyFactory) GetValidContentType() (string, error) { return "", nil }
func (s *SerializationWriterProxyFactory) GetSerializationWriter(contentType string) (SerializationWriter, error) {
	return nil, nil
}

func NewSerializationWriterProxyFactory(factory SerializationWriterFactory, onBeforeAction ParsableAction, onAfterAction ParsableAction, onSerializationStart ParsableWriter) *SerializationWriterProxyFactory {
	return nil
}

type TimeOnly struct {
}

func (t TimeOnly) String() string                           { return "" }
func (t TimeOnly) StringWithPrecision(precision int) string { return "" }

func ParseTimeOnly(s string) (*TimeOnly, error) { return nil, nil }

func ParseTimeOnlyWithPrecision(s string) (*TimeOnly, int, error) { return nil, 0, nil }

func NewTimeOnly(t time.Time) *TimeOnly { return nil }

func DetectPrecision(t time.Time) int { return 0 }

type UntypedArray struct {
	UntypedNode
}

func (un *UntypedArray) GetValue() []UntypedNodeable { return nil }

func NewUntypedArray(collection []UntypedNodeable) *UntypedArray { return nil }

type UntypedBoolean struct {
	UntypedNode
}

func (un *UntypedBoolean) GetValue() *bool { return nil }

func NewUntypedBoolean(boolValue bool) *UntypedBoolean { return nil }

type UntypedDouble struct {
	UntypedNode
}

func (un *UntypedDouble) GetValue() *float64 { return nil }

func NewUntypedDouble(float64Value float64) *UntypedDouble { return nil }

type UntypedFloat struct {
	UntypedNode
}

func (un *UntypedFloat) GetValue() *float32 { return nil }

func NewUntypedFloat(float32Value float32) *UntypedFloat { return nil }

type UntypedInteger struct {
	UntypedNode
}

func (un *UntypedInteger) GetValue() *int32 { return nil }

func NewUntypedInteger(int32Value int32) *UntypedInteger { return nil }

type UntypedLong struct {
	UntypedNode
}

func (un *UntypedLong) GetValue() *int64 { return nil }

func NewUntypedLong(int64Value int64) *UntypedLong { return nil }

type UntypedNodeable interface {
	Parsable
	GetIsUntypedNode() bool
}

type UntypedNode struct {
}

func (m *UntypedNode) GetIsUntypedNode() bool                                  { return false }
func (m *UntypedNode) GetValue() any                                           { return nil }
func (m *UntypedNode) Serialize(writer SerializationWriter) error              { return nil }
func (m *UntypedNode) GetFieldDeserializers() map[string]func(ParseNode) error { return nil }

func NewUntypedNode(value any) *UntypedNode { return nil }

func CreateUntypedNodeFromDiscriminatorValue(parseNode ParseNode) (Parsable, error) { return nil, nil }

type UntypedNull struct {
	UntypedNode
}

func (un *UntypedNull) GetValue() any { return nil }

func NewUntypedNull() *UntypedNull { return nil }

type UntypedObject struct {
	UntypedNode
}

func (un *UntypedObject) GetValue() map[string]UntypedNodeable { return nil }

func NewUntypedObject(properties map[string]UntypedNodeable) *UntypedObject { return nil }

type UntypedString struct {
	UntypedNode
}

func (un *UntypedString) GetValue() *string { return nil }

func NewUntypedString(stringValue string) *UntypedString { return nil }
