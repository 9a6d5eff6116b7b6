package graph

import (
	"go/types"
	"regexp"
	"strings"
)

// A Store is a function or method that uses arguments as keys. Arguments are
// counted with the receiver as 0, those of a variadic parameter one by one.
type Store struct {
	// At lists single arguments that are keys.
	At []int
	// From, if not 0, is where a tail of keys begins.
	From int
	// Pairs, if not 0, is where a tail of key, value, key, value begins.
	Pairs int
	// Memory says that the store is in memory, and gone with the value that
	// holds it.
	Memory bool
	// What names the store in a message.
	What string
}

// IsKey reports whether argument i is a key.
func (s Store) IsKey(i int) bool {
	for _, at := range s.At {
		if i == at {
			return true
		}
	}
	if s.From > 0 && i >= s.From {
		return true
	}
	return s.Pairs > 0 && i >= s.Pairs && (i-s.Pairs)%2 == 0
}

// StoreOf returns what is known of fn as a store.
func StoreOf(fn *types.Func) (Store, bool) {
	if fn == nil || fn.Pkg() == nil {
		return Store{}, false
	}
	s, ok := stores[storeKey{trimVersion(fn.Pkg().Path()), fn.Name(), fn.Signature().Recv() != nil}]
	return s, ok
}

// IsStorePackage reports whether a package has functions in the table.
func IsStorePackage(path string) bool { return storePackages[trimVersion(path)] }

// version matches the end of an import path that says which major version it is.
var version = regexp.MustCompile(`(/|\.)v[0-9]+$`)

func trimVersion(path string) string { return version.ReplaceAllString(path, "") }

type storeKey struct {
	pkg, name string
	method    bool
}

// storeRows lists the stores by package and name. The receiver is not looked
// at: the packages give one meaning to a name, and the methods are often
// declared on an unexported type or a small interface.
var storeRows = []struct {
	pkg    string
	names  string
	method bool
	store  Store
	why    string
}{
	// Deleting is left out all through: what is not found is not deleted, and
	// the fault is where it was stored.
	{"sync", "Load Store LoadOrStore LoadAndDelete Swap CompareAndSwap", true,
		Store{At: []int{1}, Memory: true, What: "a sync.Map"}, "sync.Map; the other types of sync have no such argument"},
	{"golang.org/x/sync/singleflight", "Do DoChan", true, Store{At: []int{1}, Memory: true, What: "a singleflight group"}, "a lock by key"},

	{"github.com/redis/go-redis", redisKeys, true, Store{At: []int{2}, What: "redis"}, "the key"},
	{"github.com/redis/go-redis", redisFields, true, Store{From: 2, What: "redis"}, "the key, and fields or members that are looked up"},
	{"github.com/redis/go-redis", redisPairs, true, Store{At: []int{2}, Pairs: 3, What: "redis"}, "the key, and fields with values after them"},
	{"github.com/redis/go-redis", redisMany, true, Store{From: 2, What: "redis"}, "all arguments are keys"},
	{"github.com/redis/go-redis", "Eval EvalSha EvalRO Run RunRO Do", true, Store{At: []int{3}, What: "redis"}, "the keys of a script, the key of a command"},
	{"github.com/go-redis/redis", "Eval EvalSha Run Do", true, Store{At: []int{3}, What: "redis"}, "as above"},
	{"github.com/redis/go-redis", "MSet MSetNX", true, Store{Pairs: 2, What: "redis"}, "keys with values after them"},
	{"github.com/go-redis/redis", redisKeys, true, Store{At: []int{2}, What: "redis"}, "the name of go-redis until v8"},
	{"github.com/go-redis/redis", redisFields, true, Store{From: 2, What: "redis"}, "as above"},
	{"github.com/go-redis/redis", redisPairs, true, Store{At: []int{2}, Pairs: 3, What: "redis"}, "as above"},
	{"github.com/go-redis/redis", redisMany, true, Store{From: 2, What: "redis"}, "as above"},
	{"github.com/bsm/redislock", "Obtain", true, Store{At: []int{2}, What: "a redis lock"}, "a lock by key"},
	{"github.com/bsm/redislock", "Obtain", false, Store{At: []int{2}, What: "a redis lock"}, "a lock by key"},
	{"github.com/go-redsync/redsync", "NewMutex", true, Store{At: []int{1}, What: "a redis lock"}, "a lock by key"},

	{"go.etcd.io/bbolt", "Put Get Bucket CreateBucket CreateBucketIfNotExists Seek", true, Store{At: []int{1}, What: "bbolt"}, "Bucket, Tx, Cursor"},
	{"github.com/boltdb/bolt", "Put Get Bucket CreateBucket CreateBucketIfNotExists Seek", true, Store{At: []int{1}, What: "bolt"}, "the name of bbolt before"},
	{"github.com/dgraph-io/badger", "Get Set SetWithTTL Seek", true, Store{At: []int{1}, What: "badger"}, "Txn, WriteBatch, Iterator"},
	{"github.com/dgraph-io/badger", "NewEntry", false, Store{At: []int{0}, What: "badger"}, "the key of what SetEntry stores"},
	{"github.com/syndtr/goleveldb/leveldb", "Put Get Has", true, Store{At: []int{1}, What: "leveldb"}, "DB, Transaction, Batch"},
	{"github.com/cockroachdb/pebble", "Set Get", true, Store{At: []int{1}, What: "pebble"}, "DB, Batch"},
	{"github.com/tidwall/buntdb", "Set Get", true, Store{At: []int{1}, What: "buntdb"}, "Tx"},
	{"github.com/peterbourgon/diskv", "Write WriteString Read ReadString Has", true, Store{At: []int{1}, What: "diskv"}, "Diskv"},
	{"github.com/timshannon/badgerhold", "Insert Upsert Get Update", true, Store{At: []int{1}, What: "badgerhold"}, "Store"},
	{"github.com/timshannon/bolthold", "Insert Upsert Get Update", true, Store{At: []int{1}, What: "bolthold"}, "Store"},
	{"go.etcd.io/etcd/client", "Put Get", true, Store{At: []int{2}, What: "etcd"}, "KV, after the context"},
	{"github.com/nats-io/nats.go", "Create Put PutString Get", true, Store{At: []int{1}, What: "a NATS bucket"}, "KeyValue of the old interface"},
	{"github.com/nats-io/nats.go/jetstream", "Create Put PutString Get", true, Store{At: []int{2}, What: "a NATS bucket"}, "KeyValue, after the context"},

	{"github.com/patrickmn/go-cache", "Add Set SetDefault Replace Get GetWithExpiration " + goCacheCounters, true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/hashicorp/golang-lru", lruNames, true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache, TwoQueueCache, ARCCache"},
	{"github.com/hashicorp/golang-lru/simplelru", lruNames, true, Store{At: []int{1}, Memory: true, What: "a cache"}, "LRU"},
	{"github.com/hashicorp/golang-lru/v2/expirable", lruNames, true, Store{At: []int{1}, Memory: true, What: "a cache"}, "LRU"},
	{"github.com/hashicorp/golang-lru/v2/simplelru", lruNames, true, Store{At: []int{1}, Memory: true, What: "a cache"}, "LRU"},
	{"github.com/jellydator/ttlcache", "Set SetWithTTL Get GetByLoader GetWithTTL GetOrSet GetOrSetFunc Has Touch", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache of v3 and of v2"},
	{"github.com/dgraph-io/ristretto", "Set SetWithTTL Get GetTTL", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/maypok86/otter", "Set SetIfAbsent Get GetEntry Has GetIfPresent Compute ComputeIfAbsent ComputeIfPresent", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/karlseguin/ccache", "Set Setnx Get GetWithoutPromote Fetch Extend Replace", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/bluele/gcache", "Set SetWithExpire Get GetIFPresent Has", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/allegro/bigcache", "Set Get GetWithInfo Append", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "BigCache"},
	{"github.com/coocood/freecache", "Set Get GetFn GetOrSet GetWithBuf GetWithExpiration SetAndGet Peek PeekFn Touch TTL Update", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/eko/gocache/lib/cache", "Set Get", true, Store{At: []int{2}, What: "a cache"}, "after the context"},
	{"github.com/golang/groupcache", "Get", true, Store{At: []int{2}, Memory: true, What: "a cache"}, "Group, after the context"},
	{"github.com/golang/groupcache/lru", "Add Get", true, Store{At: []int{1}, Memory: true, What: "a cache"}, "Cache"},
	{"github.com/bradfitz/gomemcache/memcache", "Get Touch Increment Decrement", true, Store{At: []int{1}, What: "memcache"}, "what is set is an Item with a Key"},
	{"github.com/orcaman/concurrent-map", "Set SetIfAbsent Get Has Upsert GetShard", true, Store{At: []int{1}, Memory: true, What: "a map"}, "ConcurrentMap"},
	{"github.com/puzpuzpuz/xsync", "Load Store LoadOrStore LoadAndStore LoadOrCompute LoadOrTryCompute Compute", true, Store{At: []int{1}, Memory: true, What: "a map"}, "MapOf"},

	{"github.com/deckarep/golang-set", "Add Append Contains ContainsOne ContainsAny", true, Store{From: 1, Memory: true, What: "a set"}, "Set"},
	{"k8s.io/apimachinery/pkg/util/sets", "Insert Has HasAll HasAny", true, Store{From: 1, Memory: true, What: "a set"}, "Set, String"},
	{"github.com/hashicorp/go-set", "Insert Contains", true, Store{At: []int{1}, Memory: true, What: "a set"}, "Set"},
	{"github.com/emirpasic/gods/sets/hashset", "Add Contains", true, Store{From: 1, Memory: true, What: "a set"}, "Set"},
	{"github.com/emirpasic/gods/sets/treeset", "Add Contains", true, Store{From: 1, Memory: true, What: "a set"}, "Set"},
	{"github.com/emirpasic/gods/sets/linkedhashset", "Add Contains", true, Store{From: 1, Memory: true, What: "a set"}, "Set"},
	{"github.com/emirpasic/gods/maps/hashmap", "Put Get", true, Store{At: []int{1}, Memory: true, What: "a map"}, "Map"},
	{"github.com/emirpasic/gods/maps/treemap", "Put Get", true, Store{At: []int{1}, Memory: true, What: "a map"}, "Map"},
	{"github.com/emirpasic/gods/maps/linkedhashmap", "Put Get", true, Store{At: []int{1}, Memory: true, What: "a map"}, "Map"},
	{"github.com/moby/locker", "Lock TryLock", true, Store{At: []int{1}, Memory: true, What: "a lock"}, "a lock by name"},
	{"k8s.io/utils/keymutex", "LockKey", true, Store{At: []int{1}, Memory: true, What: "a lock"}, "a lock by key"},
	{"github.com/bits-and-blooms/bloom", "Add AddString Test TestString TestAndAdd TestAndAddString TestOrAdd TestOrAddString", true,
		Store{At: []int{1}, Memory: true, What: "a bloom filter"}, "BloomFilter"},

	{"os", "Stat Lstat Open OpenFile Create ReadFile WriteFile Mkdir MkdirAll ReadDir Truncate Chtimes", false, Store{At: []int{0}, What: "a file"}, "the name"},
	{"os", "Rename Link Symlink", false, Store{At: []int{1}, What: "a file"}, "the new name; the old one was made elsewhere"},
	{"os", "Stat Lstat Open OpenFile Create ReadFile WriteFile Mkdir MkdirAll", true, Store{At: []int{1}, What: "a file"}, "Root"},
	{"io/ioutil", "ReadFile WriteFile", false, Store{At: []int{0}, What: "a file"}, "the name"},
	{"io/fs", "Stat ReadFile", false, Store{At: []int{1}, What: "a file"}, "the name"},
	{"github.com/spf13/afero", "ReadFile WriteFile Exists", false, Store{At: []int{1}, What: "a file"}, "the name, after the file system"},
	{"github.com/spf13/afero", "Stat Open OpenFile Create Mkdir MkdirAll", true, Store{At: []int{1}, What: "a file"}, "Fs"},
	{"github.com/minio/minio-go", "PutObject FPutObject GetObject StatObject", true, Store{At: []int{3}, What: "a blob"}, "the name, after context and bucket"},
	{"cloud.google.com/go/storage", "Object", true, Store{At: []int{1}, What: "a blob"}, "BucketHandle"},
	{"gocloud.dev/blob", "WriteAll ReadAll Exists NewWriter NewReader", true, Store{At: []int{2}, What: "a blob"}, "Bucket, after the context"},
	{"github.com/Azure/azure-sdk-for-go/sdk/storage/azblob", "UploadBuffer UploadStream UploadFile DownloadStream", true,
		Store{At: []int{3}, What: "a blob"}, "the name, after context and container"},
	{"github.com/Azure/azure-sdk-for-go/sdk/storage/azblob/container", "NewBlobClient NewBlockBlobClient", true, Store{At: []int{1}, What: "a blob"}, "the name"},
	{"cloud.google.com/go/firestore", "Doc", true, Store{At: []int{1}, What: "a document"}, "the name of a document in a collection"},
}

// The methods of redis are grouped by what follows the context, argument 1.
const (
	redisKeys = "Set SetNX SetEx SetXX SetArgs Get GetDel GetEx GetSet Expire ExpireAt ExpireNX TTL PTTL Incr IncrBy IncrByFloat Decr DecrBy " +
		"Append Persist StrLen SetBit GetBit SetRange GetRange HGetAll HKeys HVals HLen SMembers SCard ZCard ZAdd ZAddNX ZRange " +
		"LPush RPush LPushX RPushX LRange LLen LIndex LPop RPop XAdd XLen Type"
	redisFields = "HGet HExists HMGet HIncrBy HIncrByFloat SAdd SIsMember SMIsMember ZScore ZRank ZRevRank ZMScore PFAdd BFAdd BFExists BFMAdd BFMExists CFAdd CFAddNX CFExists"
	redisPairs  = "HSet HSetNX HMSet"
	redisMany   = "Exists Touch MGet PFCount Watch"

	goCacheCounters = "Increment IncrementFloat IncrementInt IncrementInt8 IncrementInt16 IncrementInt32 IncrementInt64 IncrementUint IncrementUintptr " +
		"IncrementUint8 IncrementUint16 IncrementUint32 IncrementUint64 IncrementFloat32 IncrementFloat64 " +
		"Decrement DecrementFloat DecrementInt DecrementInt8 DecrementInt16 DecrementInt32 DecrementInt64 DecrementUint DecrementUintptr " +
		"DecrementUint8 DecrementUint16 DecrementUint32 DecrementUint64 DecrementFloat32 DecrementFloat64"

	lruNames = "Add Get Contains Peek ContainsOrAdd PeekOrAdd"
)

var stores = func() map[storeKey]Store {
	m := make(map[storeKey]Store)
	for _, r := range storeRows {
		for name := range strings.FieldsSeq(r.names) {
			m[storeKey{trimVersion(r.pkg), name, r.method}] = r.store
		}
	}
	return m
}()

var storePackages = func() map[string]bool {
	m := map[string]bool{
		"database/sql": true, "github.com/jmoiron/sqlx": true,
		mongoPath + "/mongo": true, mongoPath + "/v2/mongo": true,
	}
	for _, r := range storeRows {
		m[trimVersion(r.pkg)] = true
	}
	return m
}()
