package odd

import (
	"testing"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/lab"
)

// syntax is all that Go allows and few write. It uses what the prelude gives,
// so that the engines follow values through it.
const syntax = `
type (
	p0     *p0
	s0     []s0
	m0     map[string]m0
	c0     chan c0
	f0     func(f0) f0
	i0     interface{ M(i0) i0 }
	st0    struct{ next *st0; all []st0 }
	a0     [3]*a0
	p1     *p2
	p2     *p1
	alias  = message
	gen[T any] = map[string]T
	list[T any] struct { head T; tail *list[T] }
	number interface{ ~int | ~float64 }
	both   interface { fmt.Stringer; error }
	tree[K comparable, V interface{ *message | *string }] struct { left, right *tree[K, V]; k K; v V }
)

func Odd0(a p0, b s0, c m0, d c0, e f0, f i0, g st0, h a0, i p1) (p0, s0, m0, c0, f0, i0, st0, a0, p1) {
	e = e(e)
	b[0] = b
	c["x"] = c
	fmt.Println(a, b, c, d, f, g, h, i)
	slog.Info("x", "a", a, "b", b, "c", c, "g", g)
	return **a, b[0], c["x"], <-d, e, f.M(f), g.all[0], *h[0], **i
}

func (l *list[T]) All() func(yield func(int, T) bool) {
	return func(yield func(int, T) bool) {
		for i := 0; l != nil; l, i = l.tail, i+1 {
			if !yield(i, l.head) {
				return
			}
		}
	}
}

func Map[T, U any, S ~[]T](in S, f func(T) (U, error)) (out []U, err error) {
	for _, x := range in {
		var u U
		for range 3 {
			if u, err = f(x); err == nil {
				break
			}
		}
		out = append(out, u)
	}
	return
}

func Sum[N number](ns ...N) (n N) {
	for _, x := range ns {
		n = min(n+x, max(n, x))
	}
	return n
}

func (t *tree[K, V]) Put(k K, v V) *tree[K, V] {
	if t == nil {
		return &tree[K, V]{k: k, v: v}
	}
	t.left, t.right = t.right.Put(k, v), t.left
	return t
}

func Odd1(l *list[message], g gen[alias]) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	for i, m := range l.All() {
		defer use(m.ID)
		if _, err = post(m.ID + strconv.Itoa(i)); err != nil {
			continue
		}
		g[m.ID] = m
		func() {
			for range l.All() {
				return
			}
		}()
	}
	_, err = Map([]message{{}}, func(m message) (*http.Response, error) { return post(m.ID) })
	_, _ = Map[message, string]([]message{}, func(m message) (string, error) { return use(m.ID), nil })
	n, _ := strconv.Atoi("1")
	time.Sleep(time.Duration(min(n, 3, Sum(n, n))) * time.Second)
	var t *tree[string, *message]
	t.Put(token, nil).Put("", &message{})
	return
}

func Odd2(ch chan message, done <-chan struct{}) (err error) {
	n := 0
outer:
	for {
	inner:
		for i := range 10 {
			switch {
			case i == 1:
				continue outer
			case i == 2:
				fallthrough
			case i == 3:
				break inner
			case i == 4:
				goto again
			default:
				break outer
			}
		}
		select {
		case m := <-ch:
			if _, err = read(m.ID); err != nil {
				continue outer
			}
		case ch <- message{ID: token}:
		case <-done:
			goto end
		case <-time.After(time.Second):
		}
	again:
		if n++; n < 3 {
			if _, err = post("/x"); err != nil {
				goto again
			}
		}
	}
end:
	for {
		if _, err := post(""); err == nil {
			break
		}
	}
	return
}

type sender interface{ Send(string) (*http.Response, error) }

type inner struct{ http.Client; *message }

type outer struct { *inner; sender; fmt.Stringer }

func (inner) SendIt(s string) (*http.Response, error) { return post(s) }

func Odd3(o *outer) (err error) {
	f := (*outer).Send
	g := o.inner.SendIt
	h := sender.Send
	k := inner.SendIt
	for _, try := range []func() (*http.Response, error){
		func() (*http.Response, error) { return f(nil, o.ID) },
		func() (*http.Response, error) { return g(o.Subject) },
		func() (*http.Response, error) { return h(o.sender, o.String()) },
		func() (*http.Response, error) { return k(*o.inner, "") },
	} {
		for _, err = try(); err != nil; _, err = try() {
			go try()
		}
	}
	resp, err := o.Get(host)
	o.message, o.inner, o = &message{ID: resp.Status}, o.inner, nil
	return err
}

func even(n int, f func() error) error {
	if err := f(); err != nil && n > 0 {
		return odd(n-1, func() error { return even(n-1, f) })
	}
	return nil
}

func odd(n int, f func() error) error {
	for err := f(); err != nil; err = even(n-1, f) {
	}
	return even(n, func() error { return odd(n, f) })
}

func Odd4() error {
	var fix func(func(func() error) error) error
	fix = func(f func(func() error) error) error { return f(func() error { return fix(f) }) }
	fix(func(again func() error) error {
		if _, err := post(""); err != nil {
			return again()
		}
		return nil
	})
	return odd(3, func() error { _, err := post(""); return err })
}

func external(id string) (string, error)

//go:linkname linked runtime.nanotime
func linked() int64

func _(id string) { use(id) }

func init() { _, last = post(token) }

func init() { step = external }

var _, unused = func() (int, error) { return 0, last }()

//line other.y:1000000
func Odd5(m message) string {
//line /abs/../x.go:1
	var p, q = &m.ID, &m.Subject
	p, q = q, p
	x, y := &p, &q
	*x, *y = *y, *x
	func() { p, q = q, p }()
	arr := [...]any{2: *p, 0: &m, 1: nil}
	arr[0] = arr[:]
	var self any
	self = &self
	sl := arr[0:2:3]
	copy(sl, append(arr[:], self))
	clear(seen)
	switch v := any(arr[1]).(type) {
	case nil, string, *message:
		slog.Info("x", "v", v)
	case interface{ Unwrap() []error }:
		return errors.Join(v.Unwrap()...).Error()
	}
	const big = 1 << 100 >> 98
	return use(*p)[big:min(9, len(*q))] + string([]rune(m.ID)[0]) + [2]string{m.ID, "x"}[1&len(sl)] + struct{ s string }{token}.s
}
//line p.go:999

var (
	pair  struct{ Name, Value string }
	table [3]struct{ Name, Value string }
	deep  struct{ in struct{ next *message; opts http.Client } }
	none  *message
)

func Odd6(h http.Header) (d time.Duration) {
	pair.Name, pair.Value = "Retry-After", h.Get("Retry-After")
	if n, err := strconv.Atoi(pair.Value); pair.Name == "Retry-After" && err == nil {
		d = time.Duration(n) * time.Second
	}
	for i := range table {
		table[i].Name, table[i].Value = pair.Name, h.Get(table[i].Name)
		if n, err := strconv.Atoi(table[i].Value); table[i].Name == "Retry-After" && err == nil {
			d += time.Duration(n) * time.Second
		}
	}
	if n, err := strconv.Atoi(table[2].Value); err == nil && table[2].Name != "" {
		d += time.Duration(n) * time.Second
	}
	deep.in.next, deep.in.opts.Transport = &message{ID: pair.Value}, http.DefaultTransport
	if _, err := deep.in.opts.Post(host+"/me/sendMail", "", nil); err != nil {
		deep.in.opts.Post(host+"/me/sendMail", "", nil)
	}
	use(deep.in.next.ID + none.ID + (*message)(nil).ID)
	slog.Info("x", "deep", deep, "table", table[1:])
	return d
}

// Texts of lists that are not written out as the arguments of a call are.
func Odd7(m message) (err error) {
	made, sparse, cut := make([]string, 3), []string{2: m.ID}, [4]string{1: m.ID}
	for i := range made {
		made[i] = m.ID[i:]
	}
	huge := make([]string, 1<<40)
	anys := make([]any, 2)
	anys[1] = m.ID
	for range 3 {
		for _, path := range []string{
			strings.Join(made, ":"), strings.Join(sparse, "/"), strings.Join(cut[1:3], ""), strings.Join(huge, ""), strings.Join(nil, "x"),
			fmt.Sprint(anys...), fmt.Sprintf("/%s/%v", anys...), fmt.Sprintf("%[2]s%%%*d%!", anys...), fmt.Sprint(), fmt.Sprintf(m.ID, made),
			strings.Join([]string{}, "/"), strings.Join(append(made[:1:2], cut[:]...), "/"),
		} {
			if _, err = post(path); err == nil {
				return nil
			}
		}
		_, err = post(strings.Join(made, ":"))
		_, err = post(fmt.Sprint(anys...))
		_, err = post(fmt.Sprintf("/%s/%v", anys...))
		_, err = post(strings.Join(sparse, "/") + strings.Join(cut[1:3], "") + strings.Join(huge, ""))
	}
	return err
}

func (_ message) blank(_, _ string, _ ...error) (_ int, _ error) { return }
`

func TestSyntax(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	r, err := l.Run(graphlint.Analyzers(graphlint.Settings{}), []lab.Package{
		{Path: "example.com/m/p", Files: map[string]string{
			"p.go":     prelude + syntax,
			"empty.go": "package p\n",
			"only.go":  "// Package p.\npackage p\n\nimport . \"path\"\nimport _ \"embed\"\nimport h \"net/http\"\n\nvar client h.Client\n\nvar text = Base(host)\n",
		}},
		{Path: "example.com/m/q", Files: map[string]string{
			"q.go": "package q\n\nimport . \"example.com/m/p\"\n\nfunc F() error { return Odd4() }\n\nvar G = Map[string, string, []string]\n\nvar _, _ = G(nil, nil)\n",
		}},
		{Path: "example.com/m/none", Files: map[string]string{"doc.go": "package none\n"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for path, n := range r.Steps {
		if n > limit {
			t.Errorf("%s: %d steps, want at most %d", path, n, limit)
		}
	}
	if len(r.Findings) == 0 {
		t.Error("nothing was followed")
	}
}
