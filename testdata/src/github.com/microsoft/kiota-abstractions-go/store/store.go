// Package store is a stand-in for github.com/microsoft/kiota-abstractions-go/store: some of its
// declarations, with empty bodies, for the analyzers' tests.
package store

import (
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type BackedModel interface {
	GetBackingStore() BackingStore
}

type BackingStore interface {
	Get(key string) (interface{}, error)
	Set(key string, value interface{}) error
	Enumerate() map[string]interface{}
	EnumerateKeysForValuesChangedToNil() []string
	Subscribe(callback BackingStoreSubscriber) string
	SubscribeWithId(callback BackingStoreSubscriber, subscriptionId string) error
	Unsubscribe(subscriptionId string) error
	Clear()
	GetInitializationCompleted() bool
	SetInitializationCompleted(val bool)
	GetReturnOnlyChangedValues() bool
	SetReturnOnlyChangedValues(val bool)
}

type BackingStoreFactory func() BackingStore

type BackingStoreParseNodeFactory struct {
	serialization.ParseNodeFactory
}

func NewBackingStoreParseNodeFactory(factory serialization.ParseNodeFactory) *BackingStoreParseNodeFactory {
	return nil
}

type BackingStoreSerializationWriterProxyFactory struct {
}

func (b *BackingStoreSerializationWriterProxyFactory) GetValidContentType() (string, error) {
	return "", nil
}
func (b *BackingStoreSerializationWriterProxyFactory) GetSerializationWriter(contentType string) (serialization.SerializationWriter, error) {
	return nil, nil
}

func NewBackingStoreSerializationWriterProxyFactory(factory serialization.SerializationWriterFactory) *BackingStoreSerializationWriterProxyFactory {
	return nil
}

type BackingStoreSubscriber func(key string, oldVal interface{}, newVal interface{})

type InMemoryBackingStore struct {
}

func (i *InMemoryBackingStore) Get(key string) (interface{}, error)              { return nil, nil }
func (i *InMemoryBackingStore) Set(key string, value interface{}) error          { return nil }
func (i *InMemoryBackingStore) Enumerate() map[string]interface{}                { return nil }
func (i *InMemoryBackingStore) EnumerateKeysForValuesChangedToNil() []string     { return nil }
func (i *InMemoryBackingStore) Subscribe(callback BackingStoreSubscriber) string { return "" }
func (i *InMemoryBackingStore) SubscribeWithId(callback BackingStoreSubscriber, subscriptionId string) error {
	return nil
}
func (i *InMemoryBackingStore) Unsubscribe(subscriptionId string) error { return nil }
func (i *InMemoryBackingStore) Clear()                                  {}
func (i *InMemoryBackingStore) GetInitializationCompleted() bool        { return false }
func (i *InMemoryBackingStore) SetInitializationCompleted(val bool)     {}
func (i *InMemoryBackingStore) GetReturnOnlyChangedValues() bool        { return false }
func (i *InMemoryBackingStore) SetReturnOnlyChangedValues(val bool)     {}

func NewInMemoryBackingStore() BackingStore { return nil }
