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

// addressFields lists those of keyFields that are as often the name of what a
// request is about: the message that a draft answers.
var addressFields = map[string]bool{
	"sourceid": true, "upstreamid": true, "remoteid": true, "foreignid": true, "originid": true, "originalid": true, "providerid": true,
}

// MayAddress reports whether a field that IsKeyField knows may only say which
// item a request is about.
func MayAddress(name string) bool {
	return addressFields[strings.ToLower(strings.ReplaceAll(name, "_", ""))]
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
