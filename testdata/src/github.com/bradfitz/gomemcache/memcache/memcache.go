// Package memcache is a stand-in for github.com/bradfitz/gomemcache/memcache: some of its
// declarations, with empty bodies, for the analyzers' tests.
package memcache

import (
	"context"
	"net"
	"time"
)

func New(server ...string) *Client { return nil }

type Client struct {
	DialContext  func(ctx context.Context, network, address string) (net.Conn, error)
	Timeout      time.Duration
	MaxIdleConns int
}

func (c *Client) FlushAll() error                                                  { return nil }
func (c *Client) Get(key string) (item *Item, err error)                           { return nil, nil }
func (c *Client) Touch(key string, seconds int32) (err error)                      { return nil }
func (c *Client) GetMulti(keys []string) (map[string]*Item, error)                 { return nil, nil }
func (c *Client) Set(item *Item) error                                             { return nil }
func (c *Client) Add(item *Item) error                                             { return nil }
func (c *Client) Replace(item *Item) error                                         { return nil }
func (c *Client) Append(item *Item) error                                          { return nil }
func (c *Client) Prepend(item *Item) error                                         { return nil }
func (c *Client) CompareAndSwap(item *Item) error                                  { return nil }
func (c *Client) Delete(key string) error                                          { return nil }
func (c *Client) DeleteAll() error                                                 { return nil }
func (c *Client) GetAndTouch(key string, expiration int32) (item *Item, err error) { return nil, nil }
func (c *Client) Ping() error                                                      { return nil }
func (c *Client) Increment(key string, delta uint64) (newValue uint64, err error)  { return 0, nil }
func (c *Client) Decrement(key string, delta uint64) (newValue uint64, err error)  { return 0, nil }
func (c *Client) Close() error                                                     { return nil }

type Item struct {
	Key        string
	Value      []byte
	Flags      uint32
	Expiration int32
	CasID      uint64
}
