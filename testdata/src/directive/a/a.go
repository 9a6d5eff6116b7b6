// Package a has directives that are right, and one for each way to be wrong.
package a

import (
	"net/http"
	"strconv"
	"time"
)

func seconds(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

func okLineBefore(h http.Header) {
	//graphlint:ignore unitmismatch the gateway sends nanoseconds
	time.Sleep(time.Duration(seconds(h)))
}

func okSameLine(h http.Header) {
	time.Sleep(time.Duration(seconds(h))) //graphlint:ignore unitmismatch the gateway sends nanoseconds
}

// okDeclaration is hidden as a whole.
//
//graphlint:ignore unitmismatch the gateway sends nanoseconds
func okDeclaration(h http.Header) {
	n := seconds(h)

	time.Sleep(time.Duration(n))
}

func noReason(h http.Header) {
	//graphlint:ignore unitmismatch // want `the directive gives no reason, and hides nothing: say why unitmismatch is to be ignored here`
	time.Sleep(time.Duration(seconds(h)))
}

func unknown(h http.Header) {
	//graphlint:ignore unitmissmatch a word too long // want `names "unitmissmatch", which is no analyzer`
	time.Sleep(time.Duration(seconds(h)) * time.Second)
}

func unused(h http.Header) {
	//graphlint:ignore unitmismatch mended long ago // want `hides nothing: unitmismatch finds no fault here`
	time.Sleep(time.Duration(seconds(h)) * time.Second)
}

func tooFar(h http.Header) {
	//graphlint:ignore unitmismatch two lines above // want `hides nothing`

	time.Sleep(time.Duration(seconds(h)))
}

//graphlint:ignored // want `names no analyzer`
func otherVerb() {}

// graphlint:ignore is prose here, since a directive has no blank.
func okProse() {}

//nolint:graphlint // not ours
func okNolint() {}
