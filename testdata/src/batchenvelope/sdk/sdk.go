// Package sdk sends batches with the SDK.
package sdk

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	msgraphcore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

// The response is thrown away.
func faultThrownAway(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	_, err := br.Send(ctx, ad) // want `nothing looks at the answers inside this \$batch: br.Send returns an error only if the envelope fails, so a step that was throttled with 429 is lost; keep the response and check its GetStatusCodes\(\), and send those with 429 again after their own Retry-After`
	return err
}

// So it is when the call stands alone.
func faultStatement(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) {
	br.Send(ctx, ad) // want `nothing looks at the answers`
}

// A nil check is no look at what is inside.
func faultNilCheck(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	answer, err := br.Send(ctx, ad) // want `no status inside answer is looked at: br.Send returns an error only if the envelope fails`
	if err != nil {
		return err
	}
	if answer == nil {
		return errors.New("no answer")
	}
	return nil
}

// The ids and headers say nothing about success.
func faultIDs(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (ids []string) {
	answer, err := br.Send(ctx, ad) // want `no status inside answer`
	if err != nil {
		return nil
	}
	for _, it := range answer.GetResponses() {
		if it.GetHeaders()["Content-Type"] == "application/json" {
			ids = append(ids, *it.GetId())
		}
	}
	return ids
}

// Codes that nobody keeps are no look.
func faultCodesDropped(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) {
	answer, err := br.Send(ctx, ad) // want `no status inside answer`
	if err != nil {
		return
	}
	_ = answer.GetStatusCodes()
	answer.GetFailedResponses()
}

// Both typed getters drop their error.
func faultGetters(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (names []string) {
	answer, err := br.Send(ctx, ad) // want `no status inside answer is looked at: the error of GetBatchResponseById, which would tell, is dropped at line 70, so`
	if err != nil {
		return nil
	}
	a, _ := msgraphcore.GetBatchResponseById[models.Userable](answer, "1", models.CreateUserFromDiscriminatorValue)
	b, _ := msgraphcore.GetBatchResponseById[models.Userable](answer, "2", models.CreateUserFromDiscriminatorValue)
	return append(names, *a.GetDisplayName(), *b.GetDisplayName())
}

// One response of two is looked at.
func faultSecond(ctx context.Context, one, two msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	first, err := one.Send(ctx, ad)
	if err != nil {
		return err
	}
	if n := len(first.GetFailedResponses()); n > 0 {
		return fmt.Errorf("%d failed", n)
	}
	second, err := two.Send(ctx, ad) // want `no status inside second`
	if err != nil {
		return err
	}
	log.Printf("%d answers", len(second.GetResponses()))
	return nil
}

// In a loop over chunks, the bodies are kept without their statuses.
func faultChunks(ctx context.Context, chunks []msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (map[string]msgraphcore.RequestBody, error) {
	found := make(map[string]msgraphcore.RequestBody)
	for _, chunk := range chunks {
		answer, err := chunk.Send(ctx, ad) // want `no status inside answer is looked at: the body taken at line 101 is an error where the step failed`
		if err != nil {
			return nil, err
		}
		for _, it := range answer.GetResponses() {
			found[*it.GetId()] = it.GetBody()
		}
	}
	return found, nil
}

// The closure is where it is sent.
func faultClosure(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	flush := func() error {
		_, err := br.Send(ctx, ad) // want `nothing looks at the answers`
		return err
	}
	return flush()
}

// In a goroutine the answers are lost too.
func faultGoroutine(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, errs chan<- error) {
	go func() {
		_, err := br.Send(ctx, ad) // want `nothing looks at the answers`
		errs <- err
	}()
}

// A response that a retry helper of the package fills in, and nobody reads.
func faultAgain(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	var answer msgraphcore.BatchResponse
	err := again(3, func() (err error) {
		answer, err = br.Send(ctx, ad) // want `no status inside answer`
		return err
	})
	if err != nil || answer == nil {
		return fmt.Errorf("batch: %w", err)
	}
	return nil
}

func again(n int, f func() error) (err error) {
	for range n {
		if err = f(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

// The adapter sends it, told to make a BatchResponse of the answer.
func faultAdapter(ctx context.Context, info *abstractions.RequestInformation, ad abstractions.RequestAdapter) (int, error) {
	res, err := ad.Send(ctx, info, msgraphcore.CreateBatchResponseDiscriminator, nil) // want `no status inside res`
	if err != nil {
		return 0, err
	}
	return len(res.(msgraphcore.BatchResponse).GetResponses()), nil
}

// Silent: the status of each answer.
func statusOfEach(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (again []string, err error) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return nil, err
	}
	for _, it := range answer.GetResponses() {
		switch st := it.GetStatus(); {
		case st == nil:
			return nil, errors.New("no status")
		case *st == 429:
			again = append(again, *it.GetId())
		}
	}
	return again, nil
}

// Silent: the codes are looked up by id.
func codeByID(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, id string) bool {
	answer, err := br.Send(ctx, ad)
	return err == nil && answer.GetStatusCodes()[id] < 300
}

// Silent: an error that skips the answer is an answer to it.
func getterSkips(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, ids []string) (users []models.Userable) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return nil
	}
	for _, id := range ids {
		if u, err := msgraphcore.GetBatchResponseById[models.Userable](answer, id, models.CreateUserFromDiscriminatorValue); err == nil {
			users = append(users, u)
		}
	}
	return users
}

// Silent: the error goes to the caller.
func getterReturns(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (models.Userable, error) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return nil, err
	}
	return msgraphcore.GetBatchResponseById[models.Userable](answer, "1", models.CreateUserFromDiscriminatorValue)
}

// Silent: the body of a failed step holds an error, and that is asked for.
func bodyHasError(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return err
	}
	for _, it := range answer.GetResponses() {
		if e, ok := it.GetBody()["error"]; ok {
			return fmt.Errorf("step: %v", e)
		}
	}
	return nil
}

// Silent: the captured variable is looked at after the closure.
func capturedJudged(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) error {
	var answer msgraphcore.BatchResponse
	err := again(3, func() (err error) {
		answer, err = br.Send(ctx, ad)
		return err
	})
	if err != nil {
		return err
	}
	if bad := answer.GetFailedResponses(); len(bad) > 0 {
		return fmt.Errorf("%v", bad)
	}
	return nil
}

// Silent: the answers of all chunks are put together and then looked at.
func merged(ctx context.Context, chunks []msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (map[string]int32, error) {
	all := msgraphcore.NewBatchResponse()
	for _, chunk := range chunks {
		answer, err := chunk.Send(ctx, ad)
		if err != nil {
			return nil, err
		}
		all.AddResponses(answer.GetResponses())
	}
	return all.GetStatusCodes(), nil
}

// Silent: put together in a slice.
func appended(ctx context.Context, chunks []msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (n int) {
	var all []msgraphcore.BatchItem
	for _, chunk := range chunks {
		answer, err := chunk.Send(ctx, ad)
		if err != nil {
			continue
		}
		all = append(all, answer.GetResponses()...)
	}
	for i := range all {
		if *all[i].GetStatus() == 204 {
			n++
		}
	}
	return n
}

// Silent: a function that is not known gets the response.
func handedOut(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, check func(msgraphcore.BatchResponse) error) error {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return err
	}
	return check(answer)
}

// Silent: it goes through a channel that somebody else reads.
func sentOn(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, out chan<- msgraphcore.BatchItem) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return
	}
	for _, it := range answer.GetResponses() {
		out <- it
	}
}

// Silent: returned, and nobody in this package calls it.
func Answers(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (msgraphcore.BatchResponse, error) {
	return br.Send(ctx, ad)
}

type keeper struct {
	ad   abstractions.RequestAdapter
	last msgraphcore.BatchResponse
}

// Silent: another method looks at the field.
func (k *keeper) run(ctx context.Context, br msgraphcore.BatchRequest) error {
	answer, err := br.Send(ctx, k.ad)
	k.last = answer
	return err
}

func (k *keeper) failed() map[string]int32 { return k.last.GetFailedResponses() }

// Silent: the response is printed whole, statuses and all.
func printed(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return
	}
	for _, it := range answer.GetResponses() {
		log.Printf("%v", it)
	}
}

// Silent: one that is sent again for those that were throttled.
func resent(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter, rest func(msgraphcore.BatchRequest, []string) msgraphcore.BatchRequest) error {
	for {
		answer, err := br.Send(ctx, ad)
		if err != nil {
			return err
		}
		var throttled []string
		for id, code := range answer.GetStatusCodes() {
			if code == 429 {
				throttled = append(throttled, id)
			}
		}
		if len(throttled) == 0 {
			return nil
		}
		br = rest(br, throttled)
	}
}

// The body is made a type of the program by way of JSON.
func faultRetyped(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (mail string) {
	answer, err := br.Send(ctx, ad) // want `no status inside answer`
	if err != nil {
		return ""
	}
	raw, err := json.Marshal(answer.GetResponseById("1").GetBody())
	if err != nil {
		return ""
	}
	var user struct{ Mail string }
	if json.Unmarshal(raw, &user) != nil {
		return ""
	}
	return user.Mail
}

func group(answer msgraphcore.BatchResponse, id string) (models.Groupable, error) {
	return msgraphcore.GetBatchResponseById[models.Groupable](answer, id, models.CreateGroupFromDiscriminatorValue)
}

// The getter's error is handed on and dropped there.
func faultDroppedByCaller(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) models.Groupable {
	answer, err := br.Send(ctx, ad) // want `no status inside answer`
	if err != nil {
		return nil
	}
	g, _ := group(answer, "1")
	return g
}

// Silent: it is handed on and kept.
func keptByCaller(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (models.Groupable, error) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return nil, err
	}
	g, err := group(answer, "1")
	if err != nil {
		return nil, fmt.Errorf("group: %w", err)
	}
	return g, nil
}

// Silent: it is the caller's, whoever that is.
func HandedOn(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) (g models.Groupable, err error) {
	answer, err := br.Send(ctx, ad)
	if err != nil {
		return nil, err
	}
	return group(answer, "1")
}

// A method value sends as the method does.
func faultMethodValue(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) int {
	send := br.Send
	answer, err := send(ctx, ad) // want `no status inside answer`
	if err != nil {
		return 0
	}
	return len(answer.GetResponses())
}

// Silent: looked at.
func methodValue(ctx context.Context, br msgraphcore.BatchRequest, ad abstractions.RequestAdapter) int {
	send := br.Send
	answer, err := send(ctx, ad)
	if err != nil {
		return 0
	}
	return len(answer.GetFailedResponses())
}
