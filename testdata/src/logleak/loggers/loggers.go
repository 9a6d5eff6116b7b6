// Package loggers gives the same token and the same length to each logger.
package loggers

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	kitlog "github.com/go-kit/log"
	"github.com/go-kit/log/level"
	"github.com/go-logr/logr"
	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/terraform-plugin-log/tflog"
	"github.com/rs/zerolog"
	zlog "github.com/rs/zerolog/log"
	"github.com/sirupsen/logrus"
	"go.uber.org/zap"
	"k8s.io/klog/v2"
)

const scope = "https://graph.microsoft.com/.default"

func standard(t azcore.AccessToken, l *log.Logger) {
	log.Print(t.Token)        // want "an access token"
	log.Printf("%q", t.Token) // want "an access token"
	l.Println("got", t.Token) // want "an access token"
	l.Output(2, t.Token)      // want "an access token"
	log.Printf("%T", t.Token)
	log.Printf("%d", len(t.Token))
	log.Printf("%*d %s", 8, len(t.Token), t.ExpiresOn)
	log.Printf("%*d %s", 8, len(t.Token), t.Token) // want "an access token"
}

func terminal(t azcore.AccessToken) {
	fmt.Println(t.Token)                    // want "an access token"
	fmt.Fprintf(os.Stderr, "%s\n", t.Token) // want "an access token"
	os.Stdout.WriteString(t.Token)          // want "an access token"
	println(t.Token)                        // want "an access token"
	fmt.Fprintf(os.Stderr, "%d\n", len(t.Token))
	f, err := os.Create("token")
	if err != nil {
		return
	}
	fmt.Fprintln(f, t.Token) // a file of its own is no log
}

func structured(ctx context.Context, t azcore.AccessToken, l *slog.Logger) {
	l.Info("got", "token", t.Token)                                             // want "an access token"
	l.LogAttrs(ctx, slog.LevelInfo, "got", slog.String("token", t.Token))       // want "an access token"
	l.With("token", t.Token).Info("got")                                        // want "an access token"
	l.With(slog.Group("auth", slog.String("token", t.Token))).Info("got")       // want "an access token"
	slog.ErrorContext(ctx, "got", slog.Attr{Key: "t", Value: slog.AnyValue(t)}) // want "the Token of AccessToken"
	l.Info("got", "until", t.ExpiresOn, "bytes", len(t.Token))
	l.LogAttrs(ctx, slog.LevelInfo, "got", slog.Bool("token", t.Token != ""))
}

func zaps(t azcore.AccessToken, l *zap.Logger, s *zap.SugaredLogger) {
	l.Info("got", zap.String("token", t.Token))    // want "an access token"
	l.Info("got", zap.Any("token", t))             // want "the Token of AccessToken"
	l.With(zap.String("token", t.Token)).Info("x") // want "an access token"
	s.Infow("got", "token", t.Token)               // want "an access token"
	s.Infof("got %s", t.Token)                     // want "an access token"
	s.Info("got", t.Token)                         // want "an access token"
	l.Info("got", zap.Int("token", len(t.Token)), zap.Time("until", t.ExpiresOn))
}

func zeros(t azcore.AccessToken, l zerolog.Logger) {
	l.Info().Str("token", t.Token).Msg("got")        // want "an access token"
	l.Info().Msgf("got %s", t.Token)                 // want "an access token"
	l.Info().Interface("token", t).Send()            // want "the Token of AccessToken"
	zlog.Info().Bytes("t", []byte(t.Token)).Msg("x") // want "an access token"
	l = l.With().Str("token", t.Token).Logger()      // want "an access token"
	e := l.Debug().Int("bytes", len(t.Token))
	e.Str("token", t.Token)
	e.Msg("made before") // want "an access token"
	l.Info().Int("bytes", len(t.Token)).Time("until", t.ExpiresOn).Msg("got")
	l.Info().Type("token", t).Msg("got")
}

func logruses(t azcore.AccessToken, l *logrus.Logger) {
	l.WithField("token", t.Token).Info("got")                  // want "an access token"
	e := l.WithFields(logrus.Fields{"token": t.Token, "n": 1}) // want "an access token"
	e.Info("reported where it is made")
	logrus.Debugf("got %v", t.Token) // want "an access token"
	fields := logrus.Fields{"bytes": len(t.Token)}
	l.WithFields(fields).Info("got")
	fields["token"] = t.Token
	l.WithFields(fields).WithError(nil).Info("got") // want "an access token"
}

func pairs(ctx context.Context, t azcore.AccessToken, l logr.Logger, h hclog.Logger, k kitlog.Logger) {
	l.Info("got", "token", t.Token)                          // want "an access token"
	l.V(1).Error(nil, "got", "token", t.Token)               // want "an access token"
	l.WithValues("token", t.Token).Info("got")               // want "an access token"
	klog.Infof("got %s", t.Token)                            // want "an access token"
	klog.InfoS("got", "token", t.Token)                      // want "an access token"
	klog.V(2).InfoS("got", "token", t.Token)                 // want "an access token"
	h.Trace("got", "token", t.Token)                         // want "an access token"
	h.With("token", t.Token).Info("got")                     // want "an access token"
	tflog.Info(ctx, "got", map[string]any{"token": t.Token}) // want "an access token"
	tflog.SetField(ctx, "token", t.Token)                    // want "an access token"
	k.Log("msg", "got", "token", t.Token)                    // want "an access token"
	level.Debug(k).Log("token", t.Token)                     // want "an access token"
	kitlog.With(k, "token", t.Token).Log("a", 1)             // want "an access token"
	l.Info("got", "bytes", len(t.Token))
	klog.InfoS("got", "until", t.ExpiresOn)
	h.Trace("got", "has", t.Token != "")
	tflog.Info(ctx, "got", map[string]any{"bytes": len(t.Token)})
	k.Log("msg", "got", "until", t.ExpiresOn)
}
