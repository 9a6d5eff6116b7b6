// Package clause is a stand-in for gorm.io/gorm/clause: some of its
// declarations, with empty bodies, for the analyzers' tests.
package clause

type Interface interface {
	Name() string
	Build(Builder)
	MergeClause(*Clause)
}

type ClauseBuilder func(Clause, Builder)

type Writer interface {
	WriteByte(byte) error
	WriteString(string) (int, error)
}

type Builder interface {
	Writer
	WriteQuoted(field interface{})
	AddVar(Writer, ...interface{})
	AddError(error) error
}

type Clause struct {
	Name                string
	BeforeExpression    Expression
	AfterNameExpression Expression
	AfterExpression     Expression
	Expression          Expression
	Builder             ClauseBuilder
}

func (c Clause) Build(builder Builder) {}

type Column struct {
	Table string
	Name  string
	Alias string
	Raw   bool
}

type Table struct {
	Name  string
	Alias string
	Raw   bool
}

type Expression interface {
	Build(builder Builder)
}

type Expr struct {
	SQL                string
	Vars               []interface{}
	WithoutParentheses bool
}

func (expr Expr) Build(builder Builder) {}

type Eq struct {
	Column interface{}
	Value  interface{}
}

func (eq Eq) Build(builder Builder)         {}
func (eq Eq) NegationBuild(builder Builder) {}

type OnConflict struct {
	Columns      []Column
	Where        Where
	TargetWhere  Where
	OnConstraint string
	DoNothing    bool
	DoUpdates    Set
	UpdateAll    bool
}

func (OnConflict) Name() string                          { return "" }
func (onConflict OnConflict) Build(builder Builder)      {}
func (onConflict OnConflict) MergeClause(clause *Clause) {}

type Returning struct {
	Columns []Column
}

type Set []Assignment

func (set Set) Name() string               { return "" }
func (set Set) Build(builder Builder)      {}
func (set Set) MergeClause(clause *Clause) {}

type Assignment struct {
	Column Column
	Value  interface{}
}

func Assignments(values map[string]interface{}) Set { return nil }

func AssignmentColumns(values []string) Set { return nil }

type Where struct {
	Exprs []Expression
}
