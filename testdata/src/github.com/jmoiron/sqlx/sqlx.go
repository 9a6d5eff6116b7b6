// Package sqlx is a stand-in for github.com/jmoiron/sqlx: some of its
// declarations, with empty bodies, for the analyzers' tests.
package sqlx

import (
	"context"
	"database/sql"
)

type Row struct {
}

func (r *Row) Scan(dest ...interface{}) error            { return nil }
func (r *Row) Columns() ([]string, error)                { return nil, nil }
func (r *Row) ColumnTypes() ([]*sql.ColumnType, error)   { return nil, nil }
func (r *Row) Err() error                                { return nil }
func (r *Row) SliceScan() ([]interface{}, error)         { return nil, nil }
func (r *Row) MapScan(dest map[string]interface{}) error { return nil }
func (r *Row) StructScan(dest interface{}) error         { return nil }

type DB struct {
	*sql.DB
}

func (db *DB) DriverName() string                { return "" }
func (db *DB) MapperFunc(mf func(string) string) {}
func (db *DB) Rebind(query string) string        { return "" }
func (db *DB) Unsafe() *DB                       { return nil }
func (db *DB) BindNamed(query string, arg interface{}) (string, []interface{}, error) {
	return "", nil, nil
}
func (db *DB) NamedQuery(query string, arg interface{}) (*Rows, error) { return nil, nil }
func (db *DB) NamedExec(query string, arg interface{}) (sql.Result, error) {
	return *new(sql.Result), nil
}
func (db *DB) Select(dest interface{}, query string, args ...interface{}) error { return nil }
func (db *DB) Get(dest interface{}, query string, args ...interface{}) error    { return nil }
func (db *DB) MustBegin() *Tx                                                   { return nil }
func (db *DB) Beginx() (*Tx, error)                                             { return nil, nil }
func (db *DB) Queryx(query string, args ...interface{}) (*Rows, error)          { return nil, nil }
func (db *DB) QueryRowx(query string, args ...interface{}) *Row                 { return nil }
func (db *DB) MustExec(query string, args ...interface{}) sql.Result            { return *new(sql.Result) }
func (db *DB) Preparex(query string) (*Stmt, error)                             { return nil, nil }
func (db *DB) NamedQueryContext(ctx context.Context, query string, arg interface{}) (*Rows, error) {
	return nil, nil
}
func (db *DB) NamedExecContext(ctx context.Context, query string, arg interface{}) (sql.Result, error) {
	return *new(sql.Result), nil
}
func (db *DB) SelectContext(ctx context.Context, dest interface{}, query string, args ...interface{}) error {
	return nil
}
func (db *DB) GetContext(ctx context.Context, dest interface{}, query string, args ...interface{}) error {
	return nil
}
func (db *DB) PreparexContext(ctx context.Context, query string) (*Stmt, error) { return nil, nil }
func (db *DB) QueryxContext(ctx context.Context, query string, args ...interface{}) (*Rows, error) {
	return nil, nil
}
func (db *DB) QueryRowxContext(ctx context.Context, query string, args ...interface{}) *Row {
	return nil
}
func (db *DB) MustBeginTx(ctx context.Context, opts *sql.TxOptions) *Tx { return nil }
func (db *DB) MustExecContext(ctx context.Context, query string, args ...interface{}) sql.Result {
	return *new(sql.Result)
}
func (db *DB) BeginTxx(ctx context.Context, opts *sql.TxOptions) (*Tx, error) { return nil, nil }

func NewDb(db *sql.DB, driverName string) *DB { return nil }

func Open(driverName, dataSourceName string) (*DB, error) { return nil, nil }

type Tx struct {
	*sql.Tx
}

func (tx *Tx) DriverName() string         { return "" }
func (tx *Tx) Rebind(query string) string { return "" }
func (tx *Tx) Unsafe() *Tx                { return nil }
func (tx *Tx) BindNamed(query string, arg interface{}) (string, []interface{}, error) {
	return "", nil, nil
}
func (tx *Tx) NamedQuery(query string, arg interface{}) (*Rows, error) { return nil, nil }
func (tx *Tx) NamedExec(query string, arg interface{}) (sql.Result, error) {
	return *new(sql.Result), nil
}
func (tx *Tx) Select(dest interface{}, query string, args ...interface{}) error { return nil }
func (tx *Tx) Queryx(query string, args ...interface{}) (*Rows, error)          { return nil, nil }
func (tx *Tx) QueryRowx(query string, args ...interface{}) *Row                 { return nil }
func (tx *Tx) Get(dest interface{}, query string, args ...interface{}) error    { return nil }
func (tx *Tx) MustExec(query string, args ...interface{}) sql.Result            { return *new(sql.Result) }
func (tx *Tx) Preparex(query string) (*Stmt, error)                             { return nil, nil }
func (tx *Tx) Stmtx(stmt interface{}) *Stmt                                     { return nil }
func (tx *Tx) StmtxContext(ctx context.Context, stmt interface{}) *Stmt         { return nil }
func (tx *Tx) PreparexContext(ctx context.Context, query string) (*Stmt, error) { return nil, nil }
func (tx *Tx) MustExecContext(ctx context.Context, query string, args ...interface{}) sql.Result {
	return *new(sql.Result)
}
func (tx *Tx) QueryxContext(ctx context.Context, query string, args ...interface{}) (*Rows, error) {
	return nil, nil
}
func (tx *Tx) SelectContext(ctx context.Context, dest interface{}, query string, args ...interface{}) error {
	return nil
}
func (tx *Tx) GetContext(ctx context.Context, dest interface{}, query string, args ...interface{}) error {
	return nil
}
func (tx *Tx) QueryRowxContext(ctx context.Context, query string, args ...interface{}) *Row {
	return nil
}
func (tx *Tx) NamedExecContext(ctx context.Context, query string, arg interface{}) (sql.Result, error) {
	return *new(sql.Result), nil
}

type Stmt struct {
	*sql.Stmt
}

func (s *Stmt) Unsafe() *Stmt                                      { return nil }
func (s *Stmt) Select(dest interface{}, args ...interface{}) error { return nil }
func (s *Stmt) Get(dest interface{}, args ...interface{}) error    { return nil }
func (s *Stmt) MustExec(args ...interface{}) sql.Result            { return *new(sql.Result) }
func (s *Stmt) QueryRowx(args ...interface{}) *Row                 { return nil }
func (s *Stmt) Queryx(args ...interface{}) (*Rows, error)          { return nil, nil }
func (s *Stmt) SelectContext(ctx context.Context, dest interface{}, args ...interface{}) error {
	return nil
}
func (s *Stmt) GetContext(ctx context.Context, dest interface{}, args ...interface{}) error {
	return nil
}
func (s *Stmt) MustExecContext(ctx context.Context, args ...interface{}) sql.Result {
	return *new(sql.Result)
}
func (s *Stmt) QueryRowxContext(ctx context.Context, args ...interface{}) *Row { return nil }
func (s *Stmt) QueryxContext(ctx context.Context, args ...interface{}) (*Rows, error) {
	return nil, nil
}

type Rows struct {
	*sql.Rows
}

func (r *Rows) SliceScan() ([]interface{}, error)         { return nil, nil }
func (r *Rows) MapScan(dest map[string]interface{}) error { return nil }
func (r *Rows) StructScan(dest interface{}) error         { return nil }

func Connect(driverName, dataSourceName string) (*DB, error) { return nil, nil }

func MustConnect(driverName, dataSourceName string) *DB { return nil }

func ConnectContext(ctx context.Context, driverName, dataSourceName string) (*DB, error) {
	return nil, nil
}
