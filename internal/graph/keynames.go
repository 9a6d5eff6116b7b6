package graph

import "strings"

// keyFields lists names of struct fields, in lower case and without "_", that
// say that the field identifies the record.
var keyFields = map[string]string{
	"key":                    "the key of a row or an object",
	"pk":                     "primary key",
	"primarykey":             "primary key",
	"naturalkey":             "natural key",
	"foreignkey":             "names the record elsewhere",
	"externalid":             "unique by the convention of most importers",
	"externalkey":            "as ExternalID",
	"externalref":            "as ExternalID",
	"extid":                  "as ExternalID",
	"sourceid":               "identifies the record by its source",
	"sourcekey":              "as SourceID",
	"upstreamid":             "as SourceID",
	"remoteid":               "as SourceID",
	"foreignid":              "as SourceID",
	"originid":               "as SourceID",
	"originalid":             "as SourceID",
	"providerid":             "as SourceID",
	"uniqueid":               "says so",
	"uid":                    "says so",
	"graphitemid":            "identifies the record by the item",
	"outlookitemid":          "identifies the record by the item",
	"dedupid":                "what is met twice is dropped",
	"dedupeid":               "what is met twice is dropped",
	"deduplicationid":        "what is met twice is dropped",
	"messagededuplicationid": "what is met twice is dropped (SQS)",
	"idempotencyid":          "what is met twice is dropped",
	"idempotencytoken":       "what is met twice is dropped",
	"fingerprint":            "what is met twice is dropped",
	"rowkey":                 "Azure table storage",
	"blobname":               "the name of an object",
	"objectname":             "the name of an object",
}

// notKeys lists fields whose names end in "key" and say something else.
var notKeys = map[string]string{
	"apikey": "a secret", "privatekey": "a secret", "publickey": "a secret", "secretkey": "a secret",
	"accesskey": "a secret", "signingkey": "a secret", "encryptionkey": "a secret",
	"sortkey": "an order", "orderkey": "an order", "orderingkey": "an order of delivery",
	"partitionkey": "a place, not a record", "routingkey": "an address", "groupkey": "a group",
	"changekey": "the version of an item",
}

// IsKeyField reports whether the name of a struct field says that it
// identifies the record.
func IsKeyField(name string) bool {
	n := strings.ToLower(strings.ReplaceAll(name, "_", ""))
	if keyFields[n] != "" {
		return true
	}
	return strings.HasSuffix(n, "key") && notKeys[n] == ""
}

// IsStableField reports whether the name of a field or column is that of the
// stable identifier of a message.
func IsStableField(name string) bool {
	n := strings.ToLower(strings.ReplaceAll(name, "_", ""))
	for _, w := range stableFields {
		if strings.Contains(n, w) {
			return true
		}
	}
	return false
}

// stableFields lists what names of fields and columns for internetMessageId contain.
var stableFields = []string{
	"internetmessage", "internetmsg", "internetid", "inetmsg", "rfc822", "rfc2822", "rfc5322", "rfcmessage", "rfcid",
	"immutable", "headermessageid", "messageidheader", "smtpmessageid", "mimemessageid", "imid",
}

// queuePackages lists modules in which a field named Key orders messages and
// identifies nothing.
var queuePackages = []string{
	"github.com/segmentio/kafka-go", "github.com/IBM/sarama", "github.com/Shopify/sarama",
	"github.com/confluentinc/confluent-kafka-go", "github.com/twmb/franz-go", "cloud.google.com/go/pubsub",
	"log/slog", "go.opentelemetry.io/otel", "go.uber.org/zap",
}

// IsQueuePackage reports whether fields of types of package path hold no keys of records.
func IsQueuePackage(path string) bool {
	for _, p := range queuePackages {
		if within(path, p) {
			return true
		}
	}
	return false
}

// keyTags lists, by the key of a struct tag, the options that make a field the
// key of its record.
var keyTags = []struct {
	tag     string
	options []string
	why     string
}{
	{"gorm", []string{"primarykey", "primary_key", "unique", "uniqueindex", "unique_index"}, "gorm.io/docs/models.html"},
	{"bun", []string{"pk", "unique"}, "bun.uptrace.dev/guide/models.html"},
	{"pg", []string{"pk", "unique"}, "go-pg"},
	{"xorm", []string{"pk", "unique"}, "xorm.io"},
	{"orm", []string{"pk", "unique"}, "beego"},
	{"db", []string{"pk", "primarykey", "unique"}, "sqlx and those that follow it"},
	{"storm", []string{"id", "unique"}, "asdine/storm"},
	{"badgerhold", []string{"key", "unique"}, "timshannon/badgerhold"},
	{"badgerholdkey", nil, "timshannon/badgerhold"},
	{"boltholdkey", nil, "timshannon/bolthold"},
	{"bson", []string{"_id"}, "the primary key of MongoDB"},
	{"dynamodbav", []string{"pk", "id"}, "the key of a DynamoDB item, by convention"},
}

// KeyTag reports whether a struct tag makes its field the key of the record.
func KeyTag(tag string) bool {
	t := strings.ToLower(tag)
	for _, k := range keyTags {
		_, rest, ok := strings.Cut(t, k.tag+`:"`)
		if !ok {
			continue
		}
		value, _, _ := strings.Cut(rest, `"`)
		if k.options == nil {
			return true
		}
		for _, opt := range strings.FieldsFunc(value, func(r rune) bool { return r == ';' || r == ',' || r == ' ' }) {
			name, _, _ := strings.Cut(opt, ":")
			for _, want := range k.options {
				if name == want {
					return true
				}
			}
		}
	}
	return false
}

// A Keyed says how a function whose name tells that it is a store uses its
// arguments.
type Keyed uint8

// The answers.
const (
	NotKeyed Keyed = iota
	// LooksUp: any text among the arguments is a key.
	LooksUp
	// Writes: the first text is the key, what follows is the value.
	Writes
)

// strongNames lists names of functions, in lower case and without "_", that
// tell a store of what was met, whatever they belong to.
var strongNames = map[string]Keyed{
	"seen": LooksUp, "seenbefore": LooksUp, "alreadyseen": LooksUp, "hasseen": LooksUp, "wasseen": LooksUp, "isseen": LooksUp,
	"checkseen": LooksUp, "addseen": LooksUp, "markseen": LooksUp, "markasseen": LooksUp, "setseen": LooksUp,
	"processed": LooksUp, "isprocessed": LooksUp, "wasprocessed": LooksUp, "hasprocessed": LooksUp, "alreadyprocessed": LooksUp,
	"isalreadyprocessed": LooksUp, "hasbeenprocessed": LooksUp, "markprocessed": LooksUp, "markasprocessed": LooksUp, "setprocessed": LooksUp,
	"handled": LooksUp, "ishandled": LooksUp, "washandled": LooksUp, "hashandled": LooksUp, "alreadyhandled": LooksUp,
	"hasbeenhandled": LooksUp, "markhandled": LooksUp, "markashandled": LooksUp, "sethandled": LooksUp,
	"isduplicate": LooksUp, "isdup": LooksUp, "checkduplicate": LooksUp, "dedup": LooksUp, "dedupe": LooksUp, "deduplicate": LooksUp,
	"visited": LooksUp, "markvisited": LooksUp, "firsttime": LooksUp, "isknown": LooksUp, "remember": Writes,
	"setifabsent": Writes, "putifabsent": Writes, "addifabsent": Writes, "insertifabsent": Writes, "setnx": Writes,
	"loadorstore": Writes, "checkandset": Writes, "testandset": Writes, "tryclaim": LooksUp, "trylockkey": LooksUp,
}

// weakNames lists names that tell a store only where what they belong to is
// called one: an API has a Get and a Mark too.
var weakNames = map[string]Keyed{
	"has": LooksUp, "exists": LooksUp, "exist": LooksUp, "contains": LooksUp, "get": LooksUp, "lookup": LooksUp, "load": LooksUp,
	"find": LooksUp, "findone": LooksUp, "fetch": LooksUp, "read": LooksUp, "check": LooksUp, "test": LooksUp, "peek": LooksUp,
	"known": LooksUp, "is": LooksUp, "isset": LooksUp, "ispresent": LooksUp, "have": LooksUp, "done": LooksUp, "isdone": LooksUp,
	"isnew": LooksUp,
	"put":   Writes, "set": Writes, "add": Writes, "insert": Writes, "save": Writes, "store": Writes, "upsert": Writes,
	"write": Writes, "create": Writes, "record": Writes, "register": Writes, "track": Writes, "touch": Writes,
	"mark": LooksUp, "markdone": LooksUp, "marksent": LooksUp, "marknotified": LooksUp, "markforwarded": LooksUp,
	"marksynced": LooksUp, "markimported": LooksUp, "markcompleted": LooksUp, "claim": LooksUp, "lock": LooksUp,
	"trylock": LooksUp, "acquire": LooksUp, "obtain": LooksUp, "reserve": LooksUp, "getorset": Writes, "getorcreate": LooksUp,
	"wassent": LooksUp, "wasnotified": LooksUp, "wasforwarded": LooksUp, "issynced": LooksUp, "isimported": LooksUp,
	"alreadysent": LooksUp, "alreadynotified": LooksUp, "alreadysynced": LooksUp, "alreadyimported": LooksUp,
}

// storeNouns lists parts of names, in lower case, of types, packages and
// variables that keep things under keys.
var storeNouns = []string{
	"store", "storage", "cache", "seen", "dedup", "ledger", "repo", "tracker", "state", "kv", "database", "registry",
	"processed", "handled", "history", "locker", "locks", "lease", "checkpoint", "bloom", "idempot", "memo", "journal", "bookkeep",
}

// storeWords lists such names that are too short to be parts of others.
var storeWords = map[string]bool{"db": true, "set": true, "index": true, "done": true, "known": true, "keys": true, "book": true, "lock": true}

// products lists names of stores that tell one even where a client is named.
var products = []string{"redis", "rdb", "memcache", "etcd", "bolt", "badger", "dynamo", "sqlite", "leveldb"}

// apiNouns lists parts of names that show that what is called speaks to a
// service, which is addressed by ids.
var apiNouns = []string{"client", "graph", "api", "outlook", "mailbox", "service", "http"}

// KeyedByName returns how a function uses its arguments by its name, owners
// being the names of its receiver's type, of the variable or field that it is
// called on, and of its package.
func KeyedByName(name string, owners ...string) Keyed {
	n := strings.ToLower(strings.ReplaceAll(name, "_", ""))
	if k := strongNames[n]; k != NotKeyed {
		return k
	}
	if field, ok := strings.CutPrefix(n, "set"); ok && field != "key" && IsKeyField(field) {
		return Writes // SetExternalID, SetIdempotencyKey
	}
	k := weakNames[n]
	if k == NotKeyed {
		short := bare(n)
		if s := strongNames[short]; s != NotKeyed && short != n {
			return s
		}
		k = weakNames[short]
	}
	if k == NotKeyed {
		return NotKeyed
	}
	for _, o := range owners {
		if containsAny(strings.ToLower(o), products) {
			return k
		}
	}
	for _, o := range owners {
		o = strings.ToLower(o)
		if containsAny(o, apiNouns) {
			return NotKeyed
		}
	}
	for _, o := range owners {
		o = strings.ToLower(o)
		if storeWords[o] || containsAny(o, storeNouns) {
			return k
		}
	}
	return NotKeyed
}

// bare takes out of a name what it is about: "ismessageprocessed" becomes
// "isprocessed", "findbymessageid" becomes "find".
func bare(name string) string {
	if i := strings.Index(name, "by"); i > 2 {
		name = name[:i]
	}
	for _, about := range []string{"message", "email", "mail", "msg", "item"} {
		if i := strings.Index(name, about); i >= 0 {
			return strings.TrimSuffix(name[:i]+name[i+len(about):], "id")
		}
	}
	return name
}

func containsAny(s string, words []string) bool {
	for _, w := range words {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}
