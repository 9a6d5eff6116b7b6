// Package conditions gives helpers of another package somebody to ask, and marks
// errors with types of another package.
package conditions

import (
	"context"
	"errors"
	"slices"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"

	"nestedretry/conditions/marks"
	"nestedretry/conditions/tries"
)

func code(err error) int {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return oe.ResponseStatusCode
	}
	return 0
}

func conflict(err error) bool { return code(err) == 409 }

func crowded(err error) bool { return code(err) == 429 }

type shop struct {
	c     *msgraphsdk.GraphServiceClient
	late  *tries.Runner
	calm  *tries.Plan
	eager *tries.Plan
	all   *tries.Plan
}

func newShop(c *msgraphsdk.GraphServiceClient) *shop {
	return &shop{
		c:     c,
		late:  tries.Under(tries.Late{}, 5),
		calm:  tries.NewPlan(tries.OnlyFor(conflict)),
		eager: tries.NewPlan(tries.OnlyFor(crowded)),
		all:   tries.NewPlan(),
	}
}

// The judge is given when the runner is made.

func (s *shop) judgedLate(ctx context.Context) error {
	return tries.Under(tries.Late{}, 4).Run(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) judgedSwamped(ctx context.Context) error {
	return tries.Under(tries.Swamped{}, 4).Run(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by Runner.Run at line \\d+ after 429, 503 and 504"
		return err
	})
}

func (s *shop) judgedByFunc(ctx context.Context) error {
	never := tries.JudgeFunc(func(error) tries.Verdict { return tries.GiveUp })
	return tries.Under(never, 4).Run(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) judgedByLenientFunc(ctx context.Context) error {
	always := tries.JudgeFunc(func(error) tries.Verdict { return tries.Repeat })
	return tries.Under(always, 4).Run(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by Runner.Run at line \\d+ after 429, 503 and 504"
		return err
	})
}

func (s *shop) judgedInField(ctx context.Context) error {
	return s.late.Run(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

// The judge is given with the function.

func (s *shop) besideLate(ctx context.Context) error {
	return tries.By(tries.Late{}, func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) besideSwamped(ctx context.Context) error {
	return tries.By(tries.Swamped{}, func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by tries.By at line \\d+ after 429, 503 and 504"
		return err
	})
}

func (s *shop) besideWhoever(ctx context.Context, j tries.Judge) error {
	return tries.By(j, func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

// The condition is an option, and the plan in a field.

func (s *shop) planned(ctx context.Context) error {
	return s.calm.Follow(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) plannedEagerly(ctx context.Context) error {
	return s.eager.Follow(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by Plan.Follow at line \\d+ after 429, which"
		return err
	})
}

func (s *shop) plannedForAll(ctx context.Context) error {
	return s.all.Follow(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by Plan.Follow at line \\d+ after 429, 503 and 504"
		return err
	})
}

// A method of an interface of this package.

type referee interface{ More(err error) bool }

type onConflict struct{}

func (onConflict) More(err error) bool { return conflict(err) }

type onCrowd struct{ least int }

func (o *onCrowd) More(err error) bool { return code(err) >= o.least }

type match struct{ r referee }

func (m *match) play(fn func() error) (err error) {
	for range 3 {
		if err = fn(); err == nil || !m.r.More(err) {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

func with(r referee) *match { return &match{r: r} }

func (s *shop) refereed(ctx context.Context) error {
	return with(onConflict{}).play(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) refereedCrowd(ctx context.Context) error {
	return with(&onCrowd{least: 429}).play(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by match.play at line \\d+ after 429, 503 and 504"
		return err
	})
}

func (s *shop) refereedByWhoever(ctx context.Context, r referee) error {
	return with(r).play(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

// Marks of another package.

func insist(fn func() error) (err error) {
	for range 5 {
		if err = fn(); !marks.Passes(err) {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

func (s *shop) unmarked(ctx context.Context) error {
	return insist(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) markedConflict(ctx context.Context) error {
	return insist(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		if conflict(err) {
			return marks.Wait(err)
		}
		return err
	})
}

func (s *shop) markedCrowd(ctx context.Context) error {
	return insist(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by insist at line \\d+ after 429, which"
		if crowded(err) {
			return marks.Wait(err)
		}
		return err
	})
}

// A bool in an error of another package.

func unlessFinal(fn func() error) (err error) {
	for range 5 {
		if err = fn(); !marks.Open(err) {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

func (s *shop) finalButConflict(ctx context.Context) error {
	return unlessFinal(func() error {
		if _, err := s.c.Me().Get(ctx, nil); err != nil {
			return marks.Answer{Code: code(err), Final: !conflict(err)}
		}
		return nil
	})
}

func (s *shop) neverFinal(ctx context.Context) error {
	return unlessFinal(func() error {
		if _, err := s.c.Me().Get(ctx, nil); err != nil { // want "sent again by unlessFinal at line \\d+ after 429, 503 and 504"
			return marks.Answer{Code: code(err)}
		}
		return nil
	})
}

// Conditions that are made of lists, sets and of each other.

var slow = map[int]struct{}{404: {}, 409: {}}

func among(set map[int]struct{}) func(error) bool {
	return func(err error) bool { _, ok := set[code(err)]; return ok }
}

func oneOf(codes ...int) func(error) bool {
	return func(err error) bool { return slices.Contains(codes, code(err)) }
}

func either(fs ...func(error) bool) func(error) bool {
	return func(err error) bool {
		for _, f := range fs {
			if f(err) {
				return true
			}
		}
		return false
	}
}

func unless(f func(error) bool) func(error) bool {
	return func(err error) bool { return !f(err) }
}

func upTo(again func(error) bool, fn func() error) (err error) {
	for range 3 {
		if err = fn(); err == nil || !again(err) {
			return err
		}
	}
	return err
}

func (s *shop) inSet(ctx context.Context) error {
	return upTo(among(slow), func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) inWiderSet(ctx context.Context) error {
	return upTo(among(map[int]struct{}{404: {}, 503: {}}), func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by upTo at line \\d+ after 503, which"
		return err
	})
}

func (s *shop) inList(ctx context.Context) error {
	return upTo(oneOf(404, 423), func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) inLongerList(ctx context.Context) error {
	return upTo(oneOf(404, 504), func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by upTo at line \\d+ after 504, which"
		return err
	})
}

func gone(err error) bool { return code(err) == 404 }

func (s *shop) eitherHarmless(ctx context.Context) error {
	return upTo(either(gone, conflict), func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) eitherCrowded(ctx context.Context) error {
	return upTo(either(gone, crowded), func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by upTo at line \\d+ after 429, which"
		return err
	})
}

func (s *shop) unlessGone(ctx context.Context) error {
	return upTo(unless(gone), func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by upTo at line \\d+ after 429, 503 and 504"
		return err
	})
}

// Settings for a constructor of another package.

func (s *shop) keptForConflict(ctx context.Context) error {
	return tries.Keep(tries.Settings{Times: 3, Again: conflict}).At(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) keptButGone(ctx context.Context) error {
	return tries.Keep(tries.Settings{Times: 3, GiveUp: gone}).At(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by Keeper.At at line \\d+ after 429, 503 and 504"
		return err
	})
}

func (s *shop) keptAnyway(ctx context.Context) error {
	return tries.Keep(tries.Settings{Times: 3, Between: time.Second}).At(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by Keeper.At at line \\d+ after 429, 503 and 504"
		return err
	})
}

// A pause beside the answer, which depends on the number of the try as well.

type stroll struct{ most int }

func (s *stroll) Pause(try int, err error) (time.Duration, bool) {
	return time.Second << try, try < s.most && gone(err)
}

type march struct{ most int }

func (m *march) Pause(try int, err error) (time.Duration, bool) {
	return time.Second << try, try < m.most && code(err) >= 429
}

func (s *shop) strolls(ctx context.Context) error {
	return tries.Walk(&stroll{4}, func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) marches(ctx context.Context) error {
	return tries.Walk(&march{4}, func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by tries.Walk at line \\d+ after 429, 503 and 504"
		return err
	})
}

// Conditions that another package makes of statuses.

func (s *shop) onGone(ctx context.Context) error {
	return upTo(tries.On(404, 409), func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *shop) onCrowded(ctx context.Context) error {
	return upTo(tries.On(404, 429), func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by upTo at line \\d+ after 429, which"
		return err
	})
}

func (s *shop) exceptCrowded(ctx context.Context) error {
	return upTo(tries.Except(429), func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again by upTo at line \\d+ after 503 and 504, which"
		return err
	})
}
