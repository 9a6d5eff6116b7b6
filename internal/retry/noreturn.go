package retry

import "golang.org/x/tools/go/ssa"

// noReturn lists functions that do not return: they end the program, the test
// or the goroutine.
var noReturn = map[string]bool{
	"os.Exit":                   true,
	"runtime.Goexit":            true,
	"syscall.Exit":              true,
	"log.Fatal":                 true,
	"log.Fatalf":                true,
	"log.Fatalln":               true,
	"log.Panic":                 true,
	"log.Panicf":                true,
	"log.Panicln":               true,
	"(*log.Logger).Fatal":       true,
	"(*log.Logger).Fatalf":      true,
	"(*log.Logger).Fatalln":     true,
	"(*log.Logger).Panic":       true,
	"(*log.Logger).Panicf":      true,
	"(*log.Logger).Panicln":     true,
	"(*testing.common).FailNow": true,
	"(*testing.common).Fatal":   true,
	"(*testing.common).Fatalf":  true,
	"(*testing.common).SkipNow": true,
	"(*testing.common).Skip":    true,
	"(*testing.common).Skipf":   true,
	"(testing.TB).FailNow":      true,
	"(testing.TB).Fatal":        true,
	"(testing.TB).Fatalf":       true,
	"(testing.TB).SkipNow":      true,
	"(testing.TB).Skip":         true,
	"(testing.TB).Skipf":        true,

	"(*github.com/sirupsen/logrus.Logger).Fatal":  true,
	"(*github.com/sirupsen/logrus.Logger).Fatalf": true,
	"(*github.com/sirupsen/logrus.Entry).Fatal":   true,
	"(*github.com/sirupsen/logrus.Entry).Fatalf":  true,
	"github.com/sirupsen/logrus.Fatal":            true,
	"github.com/sirupsen/logrus.Fatalf":           true,
	"(*go.uber.org/zap.Logger).Fatal":             true,
	"(*go.uber.org/zap.SugaredLogger).Fatal":      true,
	"(*go.uber.org/zap.SugaredLogger).Fatalf":     true,
	"(*go.uber.org/zap.SugaredLogger).Fatalw":     true,
}

// neverReturns reports whether nothing comes after a call.
func neverReturns(c *ssa.Call) bool {
	fn := calledFunc(c.Common())
	return fn != nil && noReturn[fn.FullName()]
}
