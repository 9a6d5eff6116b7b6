// Package terminal writes to what is a terminal in the end.
package terminal

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/microsoft/kiota-abstractions-go/authentication"
)

const me = "https://graph.microsoft.com/v1.0/me"

type console struct {
	out  io.Writer
	file io.Writer
}

func newConsole(f *os.File) *console { return &console{out: os.Stderr, file: f} }

func (c *console) say(format string, args ...any) { fmt.Fprintf(c.out, format+"\n", args...) }

func (c *console) okSave(format string, args ...any) { fmt.Fprintf(c.file, format, args...) }

var progress io.Writer = os.Stdout

func show(ctx context.Context, p authentication.AccessTokenProvider, c *console, l *log.Logger, f *os.File) {
	tok, _ := p.GetAuthorizationToken(ctx, nil, nil)
	c.say("token %s", tok) // want `an access token`
	c.okSave("token %s", tok)
	c.say("token of %d bytes", len(tok))
	fmt.Fprintln(progress, tok)                     // want `an access token`
	fmt.Fprintln(l.Writer(), tok)                   // want `an access token`
	fmt.Fprintln(io.MultiWriter(f, os.Stderr), tok) // want `an access token`
	fmt.Fprintln(bufio.NewWriter(f), tok)
}
