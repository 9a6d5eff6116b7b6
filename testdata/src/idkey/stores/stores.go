// Package stores keeps mail in libraries' stores.
package stores

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"hash/fnv"
	"strings"
	"sync"
	"time"

	"github.com/bradfitz/gomemcache/memcache"
	"github.com/dgraph-io/badger/v4"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/patrickmn/go-cache"
	"github.com/redis/go-redis/v9"
	bolt "go.etcd.io/bbolt"
)

type box struct {
	met    sync.Map
	recent *lru.Cache[string, time.Time]
	day    *cache.Cache
	rdb    redis.Cmdable
	queue  *redis.Client
	mc     *memcache.Client
}

func (b *box) syncMap(m models.Messageable) bool {
	id := m.GetId()
	if _, ok := b.met.Load(*id); ok { // want `the id of message m, read at line 32, is a key of a sync\.Map`
		return true
	}
	b.met.Store(*id, time.Now()) // want `a sync\.Map`
	return false
}

func (b *box) lru(m models.Messageable) bool {
	if b.recent.Contains(*m.GetId()) { // want `the id of message m is a key of a cache`
		return true
	}
	b.recent.Add(*m.GetId(), time.Now()) // want `a cache`
	return false
}

func (b *box) cached(m models.Messageable) (any, bool) {
	b.day.Set("body:"+*m.GetId(), m.GetBody(), time.Hour) // want `a cache`
	return b.day.Get("body:" + *m.GetId())                // want `a cache`
}

func (b *box) redisKeys(ctx context.Context, m models.Messageable) error {
	key := strings.Join([]string{"mail", *m.GetId()}, ":")
	if n, err := b.rdb.Exists(ctx, key).Result(); err != nil || n > 0 { // want `the id of message m, read at line 54, is a key of redis`
		return err
	}
	return b.rdb.Set(ctx, key, "1", time.Hour).Err() // want `redis`
}

func (b *box) redisMembers(ctx context.Context, m models.Messageable) error {
	return b.rdb.SAdd(ctx, "met", *m.GetId()).Err() // want `redis`
}

func (b *box) memcached(m models.Messageable) error {
	if _, err := b.mc.Get(*m.GetId()); err == nil { // want `memcache`
		return nil
	}
	return b.mc.Set(&memcache.Item{
		Key:   *m.GetId(), // want `the id of message m becomes the key Item\.Key`
		Value: []byte("1"),
	})
}

func badgered(txn *badger.Txn, m models.Messageable) error {
	key := []byte("m/" + *m.GetId())
	if _, err := txn.Get(key); err == nil { // want `badger`
		return nil
	}
	return txn.Set(key, nil) // want `badger`
}

func bolted(db *bolt.DB, m models.Messageable) error {
	return db.Batch(func(tx *bolt.Tx) error {
		b, err := tx.CreateBucketIfNotExists([]byte(*m.GetId())) // want `bbolt`
		if err != nil {
			return err
		}
		return b.Put([]byte("at"), []byte(time.Now().String()))
	})
}

// A digest of an id that changes changes too.
func digest(tx *bolt.Tx, m models.Messageable) error {
	sum := sha256.Sum256([]byte(*m.GetId()))
	return tx.Bucket([]byte("met")).Put([]byte(hex.EncodeToString(sum[:])), nil) // want `bbolt`
}

func running(rings map[uint32]bool, m models.Messageable) bool {
	h := fnv.New32a()
	h.Write([]byte(*m.GetId()))
	return rings[h.Sum32()] // want `the id of message m, read at line 101, is a key of rings`
}

// nopeQueue hands the id on as work.
func (b *box) nopeQueue(ctx context.Context, m models.Messageable) error {
	return b.queue.LPush(ctx, "todo", *m.GetId()).Err()
}

// nopeValues keep the id under other keys.
func (b *box) nopeValues(ctx context.Context, user string, m models.Messageable) {
	b.rdb.Set(ctx, "last:"+user, *m.GetId(), 0)
	b.rdb.HSet(ctx, "last", user, *m.GetId())
	b.met.Store(user, *m.GetId())
	b.recent.Add(user, time.Now())
	b.day.SetDefault(user, *m.GetId())
}

// nopeLocal is dropped when the function returns.
func nopeLocal(ms []models.Messageable) (n int) {
	var once sync.Map
	for _, m := range ms {
		if _, dup := once.LoadOrStore(*m.GetId(), true); !dup {
			n++
		}
	}
	return n
}

// nopeStable is keyed by the header.
func (b *box) nopeStable(ctx context.Context, m models.Messageable) {
	b.rdb.SetNX(ctx, "mail:"+*m.GetInternetMessageId(), *m.GetId(), 0)
	b.recent.Add(*m.GetInternetMessageId(), time.Now())
}

// named like what it is: the finding does not say so twice.
func (b *box) plainName(message models.Messageable) bool {
	return b.recent.Contains(*message.GetId()) // want `the id of message is a key of a cache`
}
