package graph

import "strings"

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

// dedupParams lists what the name of a parameter contains, in lower case and
// without "_", that says that what comes in by it is a key by which things that
// were met are told, whatever the function is called.
var dedupParams = []string{"dedup", "idempoten", "fingerprint"}

// plainKeyParams lists names of parameters that are keys where what the function
// belongs to keeps things: publishers and translators have a key too.
var plainKeyParams = map[string]bool{
	"key": true, "cachekey": true, "lockkey": true, "storekey": true, "rowkey": true, "recordkey": true, "primarykey": true, "uniquekey": true,
	"entrykey": true, "objectkey": true, "naturalkey": true, "externalkey": true,
}

// valueParams lists names of parameters for what is stored under a key.
var valueParams = map[string]bool{
	"note": true, "notes": true, "comment": true, "value": true, "val": true, "data": true, "body": true, "payload": true, "content": true,
	"reason": true, "detail": true, "details": true, "info": true, "text": true, "description": true, "result": true, "status": true,
	"state": true, "meta": true, "metadata": true, "label": true, "extra": true, "ref": true, "reference": true, "target": true,
}

// ValueParam reports whether a parameter is what is stored under a key, by its
// name.
func ValueParam(name string) bool { return valueParams[strings.ToLower(name)] }

// KeyParam reports whether a parameter of a function whose code is not seen is
// a key by its name. Owners are as for KeyedByName. To delete under a key is
// none of it.
func KeyParam(fn, param string, owners ...string) bool {
	n := strings.ToLower(strings.ReplaceAll(param, "_", ""))
	for _, verb := range []string{"Delete", "Remove", "Forget", "Evict", "Unlock", "Release", "Log", "Print", "Debug", "Publish", "Send", "With"} {
		if strings.HasPrefix(fn, verb) {
			return false
		}
	}
	if containsAny(n, dedupParams) {
		return true
	}
	if !plainKeyParams[n] {
		return false
	}
	store := false
	for _, o := range owners {
		o = strings.ToLower(o)
		if containsAny(o, apiNouns) {
			return false
		}
		store = store || storeWords[o] || containsAny(o, storeNouns) || containsAny(o, products)
	}
	return store
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
