// Package polling has maps that are local to a function that never returns.
package polling

import (
	"context"
	"time"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type fetch func(context.Context) ([]models.Messageable, error)

func ticker(ctx context.Context, get fetch, each func(models.Messageable)) error {
	met := map[string]bool{}
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-t.C:
		}
		ms, err := get(ctx)
		if err != nil {
			continue
		}
		for _, m := range ms {
			if !met[*m.GetId()] { // want `the id of message m is a key of met`
				met[*m.GetId()] = true // want `the id of message m is a key of met`
				each(m)
			}
		}
	}
}

func sleeper(ctx context.Context, get fetch) error {
	met := map[string]int{}
	for {
		ms, err := get(ctx)
		if err != nil {
			return err
		}
		round(ms, met)
		time.Sleep(time.Minute)
	}
}

func round(ms []models.Messageable, met map[string]int) {
	for _, m := range ms {
		met[*m.GetId()]++ // want `key of met`
	}
}

func ranged(get fetch) {
	met := map[string]bool{}
	for range time.Tick(time.Hour) {
		ms, _ := get(context.Background())
		for _, m := range ms {
			met[*m.GetId()] = true // want `key of met`
		}
	}
}

// nopePages ends with the last page, though it waits between two.
func nopePages(ctx context.Context, get func(ctx context.Context, page int) ([]models.Messageable, bool, error)) (n int, err error) {
	met := map[string]bool{}
	for page := 0; ; page++ {
		ms, more, err := get(ctx, page)
		if err != nil {
			return 0, err
		}
		for _, m := range ms {
			met[*m.GetId()] = true
		}
		if !more {
			return len(met), nil
		}
		time.Sleep(time.Second)
	}
}

// nopeRound makes a new map each time.
func nopeRound(ctx context.Context, get fetch) error {
	for {
		ms, err := get(ctx)
		if err != nil {
			return err
		}
		met := map[string]bool{}
		for _, m := range ms {
			met[*m.GetId()] = true
		}
		time.Sleep(time.Minute)
	}
}
