package request

// A Sym is a request in terms of parameters. The zero value is unknown.
type Sym struct {
	Verb *Term
}

// A Term says where a value comes from.
type Term struct {
	Op Op
}

// Op is the kind of a Term.
type Op uint8

func (t *Term) open() bool { return false }

// Sends is the fact of a function that sends requests or makes them.
type Sends struct {
	Syms []*Sym
}

// AFact marks Sends as a fact.
func (*Sends) AFact() {}

// String implements fmt.Stringer for tests.
func (s *Sends) String() string { return "sends" }
