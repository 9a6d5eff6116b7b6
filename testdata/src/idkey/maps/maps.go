// Package maps remembers mail in maps.
package maps

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type owner struct {
	mailbox, item string
}

type watcher struct {
	mu      sync.Mutex
	alerted map[string]time.Time
	nested  map[string]map[string]bool
	pairs   map[[2]string]bool
	owners  map[owner]int
	digests map[uint64]bool
	counts  map[string]int
	graph   *msgraphsdk.GraphServiceClient
}

var everSeen = map[string]bool{}

func (w *watcher) field(m models.Messageable) {
	w.alerted[*m.GetId()] = time.Now() // want `the id of message m is a key of w\.alerted: a move to another folder changes it`
}

func (w *watcher) readBefore(m models.Messageable) bool {
	key := *m.GetId()
	_, ok := w.alerted[key] // want `the id of message m, read at line 37, is a key of w\.alerted`
	return ok
}

func (w *watcher) counted(m models.Messageable) {
	w.counts[*m.GetId()]++ // want `key of w\.counts`
}

func (w *watcher) inner(folder string, m models.Messageable) bool {
	return w.nested[folder][*m.GetId()] // want `the id of message m is a key of`
}

func (w *watcher) array(box string, m models.Messageable) bool {
	return w.pairs[[2]string{box, *m.GetId()}] // want `key of w\.pairs`
}

func (w *watcher) composite(box string, m models.Messageable) {
	k := owner{mailbox: box, item: *m.GetId()}
	w.owners[k]++ // want `key of w\.owners`
}

func global(m models.EventMessageable) bool {
	return everSeen[*m.GetId()] // want `key of everSeen`
}

func concrete(m *models.Message) bool {
	return everSeen[*m.GetId()] // want `the id of message m is a key of everSeen`
}

type wrapped struct {
	models.Messageable
	score int
}

func embedded(w wrapped) bool {
	return everSeen[*w.GetId()] // want `key of everSeen`
}

func constrained[M models.Messageable](ms []M, met map[string]struct{}) {
	for _, m := range ms {
		met[*m.GetId()] = struct{}{} // want `key of met`
	}
}

func formatted(box string, m models.Messageable) bool {
	return everSeen[fmt.Sprintf("%s/%s", box, *m.GetId())] // want `key of everSeen`
}

// returned outlives the call.
func byID(ms []models.Messageable) map[string]models.Messageable {
	out := make(map[string]models.Messageable, len(ms))
	for _, m := range ms {
		out[*m.GetId()] = m // want `key of out`
	}
	return out
}

func literal(m models.Messageable) map[string]string {
	return map[string]string{
		*m.GetId(): *m.GetSubject(), // want `the id of message m is a key of a map`
	}
}

// handler's map lives as long as the server.
func handler(find func(r *http.Request) models.Messageable) http.HandlerFunc {
	served := make(map[string]bool)
	return func(rw http.ResponseWriter, r *http.Request) {
		m := find(r)
		if served[*m.GetId()] { // want `key of served`
			return
		}
		served[*m.GetId()] = true // want `key of served`
	}
}

func registered(find func(r *http.Request) models.Messageable) {
	served := make(map[string]bool)
	http.HandleFunc("/hook", func(rw http.ResponseWriter, r *http.Request) {
		served[*find(r).GetId()] = true // want `key of served`
	})
}

// nopeLocal puts answers beside questions and drops the map.
func nopeLocal(ctx context.Context, ms []models.Messageable, ask func(context.Context, string) string) []string {
	answers := make(map[string]string)
	for _, m := range ms {
		answers[*m.GetId()] = ask(ctx, *m.GetSubject())
	}
	var out []string
	for _, m := range ms {
		out = append(out, answers[*m.GetId()])
	}
	return out
}

// nopeLocalInLiteral drops the map that a literal fills.
func nopeLocalInLiteral(ms []models.Messageable, each func(func(models.Messageable))) int {
	once := map[string]bool{}
	each(func(m models.Messageable) { once[*m.GetId()] = true })
	return len(once)
}

// nopeLocalHelper hands a map of its own to a helper that does not keep it.
func nopeLocalHelper(ms []models.Messageable) int {
	m := make(map[string]int)
	for i, msg := range ms {
		number(m, msg, i)
	}
	return len(m)
}

func number(to map[string]int, m models.Messageable, i int) {
	to[*m.GetId()] = i
}

// nopeIndexOfHelper has a helper make the map and drops it.
func nopeIndexOfHelper(ms []models.Messageable, ids []string) (out []string) {
	index := subjects(ms)
	for _, id := range ids {
		out = append(out, index[id])
	}
	return out
}

func subjects(ms []models.Messageable) map[string]string {
	out := make(map[string]string)
	for _, m := range ms {
		out[*m.GetId()] = *m.GetSubject()
	}
	return out
}

// nopeStableKey uses the header.
func (w *watcher) nopeStableKey(m models.Messageable) bool {
	_, ok := w.alerted[*m.GetInternetMessageId()]
	return ok
}

// nopeFallback uses the id only where there is no header.
func (w *watcher) nopeFallback(m models.Messageable) bool {
	key := m.GetInternetMessageId()
	if key == nil {
		key = m.GetId()
	}
	_, ok := w.alerted[*key]
	return ok
}

// nopeValue keeps the id under another key.
func (w *watcher) nopeValue(last map[string]string, box string, m models.Messageable) {
	last[box] = *m.GetId()
}

// nopeOthers have ids that do not change.
func nopeOthers(f models.MailFolderable, c models.ChatMessageable, u models.Userable, d models.DriveItemable, e models.Entityable) {
	everSeen[*f.GetId()] = true
	everSeen[*c.GetId()] = true
	everSeen[*u.GetId()] = true
	everSeen[*d.GetId()] = true
	everSeen[*e.GetId()] = true
}

// nopeEvent is reported only where events are asked for.
func nopeEvent(e models.Eventable) {
	everSeen[*e.GetId()] = true
}

// nopeDelete drops what was stored; the fault is there.
func (w *watcher) nopeDelete(m models.Messageable) {
	delete(w.alerted, *m.GetId())
}

// nopeList has no key.
func nopeList(ms []models.Messageable) (out []string) {
	for _, m := range ms {
		out = append(out, *m.GetId())
	}
	return out
}

// nopeMadeByHelper looks up in a map that a helper makes.
func nopeMadeByHelper(ms []models.Messageable) (out []string) {
	by := subjects(ms)
	for _, m := range ms {
		out = append(out, by[*m.GetId()])
	}
	return out
}

// answers is made for one call; its methods are as local as it is.
type answers struct {
	by map[string]int
	n  int
}

func (a *answers) Add(m models.Messageable) { a.by[*m.GetId()] = a.n }

func (a *answers) of(m models.Messageable) int { return a.by[*m.GetId()] }

func ask(n int) *answers { return &answers{by: map[string]int{}, n: n} }

// nopeObject drops an object with a map in it.
func nopeObject(ms []models.Messageable) (sum int) {
	a := ask(len(ms))
	for _, m := range ms {
		a.Add(m)
	}
	for _, m := range ms {
		sum += a.of(m)
	}
	return sum
}
