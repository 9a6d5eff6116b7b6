package models

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type ChannelCollectionResponse struct {
	BaseCollectionPaginationCountResponse
}

func (m *ChannelCollectionResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ChannelCollectionResponse) GetValue() []Channelable { return nil }
func (m *ChannelCollectionResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ChannelCollectionResponse) SetValue(value []Channelable) {}

func NewChannelCollectionResponse() *ChannelCollectionResponse { return nil }

func CreateChannelCollectionResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ChannelCollectionResponseable interface {
	BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []Channelable
	SetValue(value []Channelable)
}
