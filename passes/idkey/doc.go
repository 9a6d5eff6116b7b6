// Package idkey defines an Analyzer that finds ids of Outlook messages used as
// keys.
//
// # Analyzer idkey
//
// idkey: check that ids of Outlook messages, which change on a move, are no keys
//
// The id of a message in Outlook is not the message's for good: by default it
// says where the message is, and changes when a person, a rule or the program
// itself moves the message to another folder. A program that remembers by this
// id what it has handled takes the moved message for a new one, and answers,
// forwards or bills it again; one that looks the message up by it never finds
// it. Nothing fails: the old id is a key like any other.
//
// The analyzer reports an id that becomes the key of a map or sync.Map, a set,
// a cache, redis, bbolt, badger, memcache, a row in SQL or gorm, a file, a lock,
// or a record's field that is named or tagged as its key, or that the package
// of the record makes one:
//
//	// WRONG
//	for _, m := range page.GetValue() {
//		id := *m.GetId()
//		if p.seen[id] { // "the id of message m, read at line 3, is a key of p.seen: a move to another folder changes it, and the message is then handled again or not found; use GetInternetMessageId, or ask for ids that survive a move with Prefer: IdType="ImmutableId""
//			continue
//		}
//		p.seen[id] = true
//	}
//
//	// RIGHT: the identifier that the sender gave the message
//	if p.seen[*m.GetInternetMessageId()] {
//		continue
//	}
//
//	// RIGHT: ids that survive a move, asked for in every request, those for
//	// further pages among them
//	h := abstractions.NewRequestHeaders()
//	h.Add("Prefer", `IdType="ImmutableId"`)
//
// Neither is absolute: copies of a message share their internetMessageId, some
// programs give a draft another one when it is sent, and an immutable id is
// good within one mailbox. What they have in common is that they survive a move.
//
// The id is followed through variables, helpers that dereference or format,
// digests (a digest of an id that changes changes too), fields, closures, key
// functions that are given to an index or a cache of the program's own, and
// other packages. A message is what has GetInternetMessageId, or, where JSON is
// decoded without the SDK, a struct with "id" beside names that messages have.
// With the setting mutable-ids the ids of events, contacts and attachments are
// reported as well.
//
// Not reported are
//   - ids of users, folders, calendars, drive items, Teams messages and change
//     notifications, which stay;
//   - ids in packages that ask for immutable ids or import one that does;
//   - maps, sets and caches that are made and dropped within one call, to put
//     answers beside questions, unless the call polls for as long as the
//     program runs;
//   - an id that is stored beside internetMessageId, or stands in where it is
//     missing;
//   - an id that is the value under another key, or goes into a call, a list,
//     a queue, a log or an answer;
//   - deleting under an id: the fault is where it was stored;
//   - asking for a row of a store by the id that was read from such a row;
//   - a field SourceID, OriginalID and the like that is read to address the API
//     and for nothing else, as one of a draft is;
//   - temporary files;
//   - functions whose code is not seen, unless their names say that they are
//     stores.
//
// To keep a key that is right, say why:
//
//	//graphlint:ignore idkey the map lives as long as the request
package idkey
