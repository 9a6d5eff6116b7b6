// Package written writes waits down.
package written

import (
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"strconv"
	"time"

	"github.com/sirupsen/logrus"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

func withVerb(h http.Header)     { log.Printf("wait %s", time.Duration(secs(h))) } // want `is written as 10 ns`
func okNumberVerb(h http.Header) { log.Printf("wait %d s", time.Duration(secs(h))) }
func inErrorText(h http.Header) error {
	return fmt.Errorf("throttled, wait %v", time.Duration(secs(h))) // want `is written as 10 ns`
}
func inText(h http.Header) string { return fmt.Sprintf("wait %v", time.Duration(secs(h))) }      // want `is written as 10 ns`
func inAttribute(h http.Header)   { slog.Info("wait", slog.Any("d", time.Duration(secs(h)))) }   // want `is written as 10 ns`
func inEntry(h http.Header)       { logrus.WithField("wait", time.Duration(secs(h))).Info("x") } // want `is written as 10 ns`
func inEntries(h http.Header) {
	logrus.WithFields(logrus.Fields{"wait": time.Duration(secs(h))}).Info("x") // want `is written as 10 ns`
}
func okWritten(h http.Header) {
	logrus.WithField("wait", time.Duration(secs(h))*time.Second).Info("x")
	logrus.WithField("secs", secs(h)).Info("x")
	log.Printf("wait %v", time.Second*time.Duration(secs(h)))
}
func okScaledLater(h http.Header) {
	d := time.Duration(secs(h))
	log.Printf("waiting %v seconds", d)
	time.Sleep(d * time.Second)
}

type execer interface {
	Exec(q string, args ...any) error
}

func okStoredAsNumber(x execer, h http.Header) error {
	return x.Exec("update t set retry_after = ?", time.Duration(secs(h)))
}

func stringed(h http.Header) string { return "wait " + time.Duration(secs(h)).String() } // want `is written as 10 ns`

func okStringed(h http.Header) string {
	return "wait " + (time.Duration(secs(h)) * time.Second).String()
}
