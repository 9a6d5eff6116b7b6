// Package port says what the program needs of a client; what is behind it is
// decided elsewhere.
package port

import (
	"context"

	"batchenvelope/cross/model"
)

// Batcher sends batches.
type Batcher interface {
	Into(ctx context.Context, in any, set *model.Set) error
	Batch(ctx context.Context, in any) (*model.Set, error)
}
