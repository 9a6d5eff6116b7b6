// Package ports says what a program needs of others.
package ports

// Desk is a helpdesk.
type Desk interface {
	Ticket(dedupKey string) int
	Open(title, idempotencyKey string) error
	Show(reference string) error
	Delete(dedupKey string) error
}

// Cache keeps things.
type Cache interface {
	Age(key string) int
}

// Words are translated.
type Words interface {
	Say(key string) string
}
