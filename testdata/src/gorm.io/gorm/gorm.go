// Package gorm is a stand-in for gorm.io/gorm: some of its
// declarations, with empty bodies, for the analyzers' tests.
package gorm

import (
	"context"
	"database/sql"
	"time"

	"gorm.io/gorm/clause"
)

type Association struct {
	DB      *DB
	Unscope bool
	Error   error
}

func (association *Association) Find(out interface{}, conds ...interface{}) error { return nil }
func (association *Association) Append(values ...interface{}) error               { return nil }
func (association *Association) Count() (count int64)                             { return 0 }

type Config struct {
	SkipDefaultTransaction                   bool
	FullSaveAssociations                     bool
	NowFunc                                  func() time.Time
	DryRun                                   bool
	PrepareStmt                              bool
	DisableAutomaticPing                     bool
	DisableForeignKeyConstraintWhenMigrating bool
	IgnoreRelationshipsWhenMigrating         bool
	DisableNestedTransaction                 bool
	AllowGlobalUpdate                        bool
	QueryFields                              bool
	CreateBatchSize                          int
	TranslateError                           bool
	PropagateUnscoped                        bool
	ClauseBuilders                           map[string]clause.ClauseBuilder
	Dialector
}

func (c *Config) Apply(config *Config) error   { return nil }
func (c *Config) AfterInitialize(db *DB) error { return nil }

type Option interface {
	Apply(*Config) error
	AfterInitialize(*DB) error
}

type DB struct {
	*Config
	Error        error
	RowsAffected int64
}

func (db *DB) Association(column string) *Association                    { return nil }
func (db *DB) Model(value interface{}) (tx *DB)                          { return nil }
func (db *DB) Clauses(conds ...clause.Expression) (tx *DB)               { return nil }
func (db *DB) Table(name string, args ...interface{}) (tx *DB)           { return nil }
func (db *DB) Distinct(args ...interface{}) (tx *DB)                     { return nil }
func (db *DB) Select(query interface{}, args ...interface{}) (tx *DB)    { return nil }
func (db *DB) Omit(columns ...string) (tx *DB)                           { return nil }
func (db *DB) MapColumns(m map[string]string) (tx *DB)                   { return nil }
func (db *DB) Where(query interface{}, args ...interface{}) (tx *DB)     { return nil }
func (db *DB) Not(query interface{}, args ...interface{}) (tx *DB)       { return nil }
func (db *DB) Or(query interface{}, args ...interface{}) (tx *DB)        { return nil }
func (db *DB) Joins(query string, args ...interface{}) (tx *DB)          { return nil }
func (db *DB) InnerJoins(query string, args ...interface{}) (tx *DB)     { return nil }
func (db *DB) Group(name string) (tx *DB)                                { return nil }
func (db *DB) Having(query interface{}, args ...interface{}) (tx *DB)    { return nil }
func (db *DB) Order(value interface{}) (tx *DB)                          { return nil }
func (db *DB) Limit(limit int) (tx *DB)                                  { return nil }
func (db *DB) Offset(offset int) (tx *DB)                                { return nil }
func (db *DB) Scopes(funcs ...func(*DB) *DB) (tx *DB)                    { return nil }
func (db *DB) Preload(query string, args ...interface{}) (tx *DB)        { return nil }
func (db *DB) Attrs(attrs ...interface{}) (tx *DB)                       { return nil }
func (db *DB) Assign(attrs ...interface{}) (tx *DB)                      { return nil }
func (db *DB) Unscoped() (tx *DB)                                        { return nil }
func (db *DB) Raw(sql string, values ...interface{}) (tx *DB)            { return nil }
func (db *DB) Create(value interface{}) (tx *DB)                         { return nil }
func (db *DB) CreateInBatches(value interface{}, batchSize int) (tx *DB) { return nil }
func (db *DB) Save(value interface{}) (tx *DB)                           { return nil }
func (db *DB) First(dest interface{}, conds ...interface{}) (tx *DB)     { return nil }
func (db *DB) Take(dest interface{}, conds ...interface{}) (tx *DB)      { return nil }
func (db *DB) Last(dest interface{}, conds ...interface{}) (tx *DB)      { return nil }
func (db *DB) Find(dest interface{}, conds ...interface{}) (tx *DB)      { return nil }
func (db *DB) FindInBatches(dest interface{}, batchSize int, fc func(tx *DB, batch int) error) *DB {
	return nil
}
func (db *DB) FirstOrInit(dest interface{}, conds ...interface{}) (tx *DB)           { return nil }
func (db *DB) FirstOrCreate(dest interface{}, conds ...interface{}) (tx *DB)         { return nil }
func (db *DB) Update(column string, value interface{}) (tx *DB)                      { return nil }
func (db *DB) Updates(values interface{}) (tx *DB)                                   { return nil }
func (db *DB) UpdateColumn(column string, value interface{}) (tx *DB)                { return nil }
func (db *DB) UpdateColumns(values interface{}) (tx *DB)                             { return nil }
func (db *DB) Delete(value interface{}, conds ...interface{}) (tx *DB)               { return nil }
func (db *DB) Count(count *int64) (tx *DB)                                           { return nil }
func (db *DB) Row() *sql.Row                                                         { return nil }
func (db *DB) Rows() (*sql.Rows, error)                                              { return nil, nil }
func (db *DB) Scan(dest interface{}) (tx *DB)                                        { return nil }
func (db *DB) Pluck(column string, dest interface{}) (tx *DB)                        { return nil }
func (db *DB) ScanRows(rows *sql.Rows, dest interface{}) error                       { return nil }
func (db *DB) Connection(fc func(tx *DB) error) (err error)                          { return nil }
func (db *DB) Transaction(fc func(tx *DB) error, opts ...*sql.TxOptions) (err error) { return nil }
func (db *DB) Begin(opts ...*sql.TxOptions) *DB                                      { return nil }
func (db *DB) Commit() *DB                                                           { return nil }
func (db *DB) Rollback() *DB                                                         { return nil }
func (db *DB) SavePoint(name string) *DB                                             { return nil }
func (db *DB) RollbackTo(name string) *DB                                            { return nil }
func (db *DB) Exec(sql string, values ...interface{}) (tx *DB)                       { return nil }
func (db *DB) Session(config *Session) *DB                                           { return nil }
func (db *DB) WithContext(ctx context.Context) *DB                                   { return nil }
func (db *DB) Debug() (tx *DB)                                                       { return nil }
func (db *DB) Set(key string, value interface{}) *DB                                 { return nil }
func (db *DB) Get(key string) (interface{}, bool)                                    { return nil, false }
func (db *DB) InstanceSet(key string, value interface{}) *DB                         { return nil }
func (db *DB) InstanceGet(key string) (interface{}, bool)                            { return nil, false }
func (db *DB) AddError(err error) error                                              { return nil }
func (db *DB) DB() (*sql.DB, error)                                                  { return nil, nil }
func (db *DB) SetupJoinTable(model interface{}, field string, joinTable interface{}) error {
	return nil
}
func (db *DB) ToSQL(queryFn func(tx *DB) *DB) string { return "" }
func (db *DB) AutoMigrate(dst ...interface{}) error  { return nil }

type Session struct {
	DryRun                   bool
	PrepareStmt              bool
	NewDB                    bool
	Initialized              bool
	SkipHooks                bool
	SkipDefaultTransaction   bool
	DisableNestedTransaction bool
	AllowGlobalUpdate        bool
	FullSaveAssociations     bool
	PropagateUnscoped        bool
	QueryFields              bool
	Context                  context.Context
	NowFunc                  func() time.Time
	CreateBatchSize          int
}

func Open(dialector Dialector, opts ...Option) (db *DB, err error) { return nil, nil }

func Expr(expr string, args ...interface{}) clause.Expr { return clause.Expr{} }

type Dialector interface {
	Name() string
	Initialize(*DB) error
	QuoteTo(clause.Writer, string)
	Explain(sql string, vars ...interface{}) string
}

type Model struct {
	ID        uint `gorm:"primarykey"`
	CreatedAt time.Time
	UpdatedAt time.Time
	DeletedAt DeletedAt `gorm:"index"`
}

type DeletedAt sql.NullTime
