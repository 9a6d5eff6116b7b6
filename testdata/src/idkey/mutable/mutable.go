// Package mutable keys by the ids of other items that change with a move.
package mutable

import "github.com/microsoftgraph/msgraph-sdk-go/models"

var known = map[string]bool{}

func event(e models.Eventable) bool {
	return known[*e.GetId()] // want `the id of event e is a key of known: a move to another folder changes it, and the event is then`
}

func contact(c models.Contactable) bool {
	return known[*c.GetId()] // want `the id of contact c`
}

func attachment(a *models.FileAttachment) bool {
	return known[*a.GetId()] // want `the id of attachment a`
}

// nopeCalendar holds items and keeps its id.
func nopeCalendar(c models.Calendarable) bool {
	return known[*c.GetId()]
}
