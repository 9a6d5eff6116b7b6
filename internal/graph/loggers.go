package graph

import (
	"go/types"
	"strings"
	"unicode"
)

// A Printer is the way in which a logger writes values.
type Printer uint8

// The printers.
const (
	// PrintFmt: the verbs of fmt. String, Format and Error decide.
	PrintFmt Printer = iota + 1
	// PrintSlog: LogValue decides, then what the handler does: fmt or JSON.
	PrintSlog
	// PrintZap: String and Error decide, then JSON, which follows pointers.
	PrintZap
	// PrintZerolog: JSON, which follows pointers.
	PrintZerolog
	// PrintPairs: fmt or JSON, which of them the program's set-up decides.
	PrintPairs
	// PrintDocument: JSON for whoever runs the program. A record in it is what
	// was asked for, with all that it holds.
	PrintDocument
)

// loggers lists functions that write what they are given, or that make a
// logger which writes it with every line. Recv and names are lists.
var loggers = func() map[FuncID]Printer {
	m := make(map[FuncID]Printer)
	add := func(p Printer, pkg, recvs, names string) {
		for r := range strings.SplitSeq(recvs, " ") {
			for n := range strings.FieldsSeq(names) {
				m[FuncID{pkg, strings.Trim(r, "-"), n}] = p
			}
		}
	}
	const (
		stdNames = "Print Printf Println Fatal Fatalf Fatalln Panic Panicf Panicln Output"
		gLevels  = "Info Infof Infoln InfoDepth InfofDepth InfolnDepth Warning Warningf Warningln WarningDepth WarningfDepth " +
			"Error Errorf Errorln ErrorDepth ErrorfDepth Fatal Fatalf Fatalln FatalDepth Exit Exitf Exitln " +
			"InfoS InfoSDepth ErrorS ErrorSDepth InfoContext InfoContextf ErrorContext ErrorContextf"
		levels = "Trace Tracef Traceln Debug Debugf Debugln Info Infof Infoln Notice Noticef Warn Warnf Warnln Warning Warningf Warningln " +
			"Error Errorf Errorln Fatal Fatalf Fatalln Panic Panicf Panicln Print Printf Println Log Logf Logln"
	)
	// A dash stands for package-level functions.
	add(PrintFmt, "log", "- Logger", stdNames)
	add(PrintFmt, "fmt", "-", "Print Printf Println")
	add(PrintSlog, "log/slog", "- Logger", "Debug DebugContext Info InfoContext Warn WarnContext Error ErrorContext Log LogAttrs With")
	add(PrintSlog, "log/slog", "Record", "Add AddAttrs")
	add(PrintZap, "go.uber.org/zap", "Logger", "Debug Info Warn Error DPanic Panic Fatal Log With WithLazy Check")
	add(PrintZap, "go.uber.org/zap/zapcore", "CheckedEntry", "Write")
	for _, l := range []string{"Debug", "Info", "Warn", "Error", "DPanic", "Panic", "Fatal", "Log"} {
		add(PrintZap, "go.uber.org/zap", "SugaredLogger", l+" "+l+"w")
		// The forms with a template and with blanks go through fmt.
		add(PrintFmt, "go.uber.org/zap", "SugaredLogger", l+"f "+l+"ln "+l)
	}
	add(PrintZap, "go.uber.org/zap", "SugaredLogger", "With WithLazy")
	// An event is written by these, with what was put into it before.
	add(PrintZerolog, "github.com/rs/zerolog", "Event", "Msg Msgf Send MsgFunc")
	add(PrintZerolog, "github.com/rs/zerolog", "Context", "Logger")
	add(PrintFmt, "github.com/rs/zerolog", "Logger", "Print Printf Println")
	add(PrintFmt, "github.com/rs/zerolog/log", "-", "Print Printf Println")
	for _, path := range []string{"github.com/sirupsen/logrus", "github.com/Sirupsen/logrus", "github.com/apex/log"} {
		add(PrintPairs, path, "- Logger Entry Interface FieldLogger Ext1FieldLogger StdLogger", levels+" WithField WithFields")
	}
	add(PrintPairs, "github.com/go-logr/logr", "Logger", "Info Error WithValues")
	for _, path := range []string{"k8s.io/klog", "k8s.io/klog/v2", "github.com/golang/glog"} {
		add(PrintPairs, path, "- Verbose", gLevels)
	}
	add(PrintPairs, "github.com/hashicorp/go-hclog", "Logger InterceptLogger", "Trace Debug Info Warn Error Log With")
	add(PrintPairs, "github.com/hashicorp/terraform-plugin-log/tflog", "-", "Trace Debug Info Warn Error SetField "+
		"SubsystemTrace SubsystemDebug SubsystemInfo SubsystemWarn SubsystemError SubsystemSetField")
	for _, path := range []string{"github.com/go-kit/log", "github.com/go-kit/kit/log"} {
		add(PrintPairs, path, "-", "With WithPrefix WithSuffix")
		add(PrintPairs, path, "Logger SwapLogger LoggerFunc", "Log")
	}
	add(PrintPairs, "github.com/charmbracelet/log", "- Logger", levels+" With Helper")
	// The first argument is what the line is about, then a format.
	add(PrintFmt, "github.com/rclone/rclone/fs", "-", "Debugf Infof Logf Noticef Errorf Alertf Panicf Fatalf Debug Info Log Error Panic Fatal "+
		"LogPrintf LogLevelPrintf LogPrint LogLevelPrint")
	// To the terminal, from where services collect it.
	add(PrintFmt, "github.com/spf13/cobra", "Command", "Print Printf Println PrintErr PrintErrf PrintErrln")
	return m
}()

// LoggerOf returns how fn writes its arguments to a log, or 0 if it is not
// known to do so.
func LoggerOf(fn *types.Func) Printer {
	if fn == nil {
		return 0
	}
	return loggers[ID(fn)]
}

// attrTypes lists the types that hold what is logged later.
var attrTypes = map[FuncID]string{
	{"log/slog", "Attr", ""}:                        "an attribute",
	{"log/slog", "Value", ""}:                       "the value of one",
	{"go.uber.org/zap/zapcore", "Field", ""}:        "a field",
	{"github.com/rs/zerolog", "Event", ""}:          "a line in the making",
	{"github.com/rs/zerolog", "Context", ""}:        "a logger in the making",
	{"github.com/rs/zerolog", "Array", ""}:          "a list in the making",
	{"github.com/hashicorp/go-hclog", "Format", ""}: "a format with its values",
}

// IsLogAttr reports whether t, or what it points to, holds values for a log.
func IsLogAttr(t types.Type) bool {
	n := NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil {
		return false
	}
	if attrTypes[FuncID{n.Obj().Pkg().Path(), n.Obj().Name(), ""}] != "" {
		return true
	}
	// The field types of loggers that are not listed.
	name := n.Obj().Name()
	return (name == "Field" || name == "Attr") && hasWord(logWords, LastElement(n.Obj().Pkg().Path()))
}

// noValue lists functions that make attributes in which the value is not
// written, but its type or a text of its own.
var noValue = map[string]string{
	"Type":       "the name of the type",
	"Err":        "an error, whose text is no leak",
	"AnErr":      "an error",
	"Errs":       "errors",
	"Error":      "an error",
	"NamedError": "an error",
}

// MakesAttr reports whether fn makes an attribute of its arguments or adds
// them to one.
func MakesAttr(fn *types.Func) bool {
	if fn == nil || noValue[fn.Name()] != "" {
		return false
	}
	res := fn.Signature().Results()
	if res.Len() != 1 || !IsLogAttr(res.At(0).Type()) {
		return false
	}
	n := NamedOf(res.At(0).Type())
	// A function of the user's own has a body to look at.
	return fn.Pkg() != nil && (fn.Pkg() == n.Obj().Pkg() || LastElement(fn.Pkg().Path()) == "zap")
}

// logWords are the words in the names of packages and types by which a logger
// that is not listed is known.
var logWords = map[string]bool{"log": true, "logs": true, "logger": true, "logging": true, "logr": true}

// logVerbs are the methods by which such a logger writes.
var logVerbs = func() map[string]bool {
	m := make(map[string]bool)
	for _, l := range []string{"Trace", "Debug", "Info", "Notice", "Warn", "Warning", "Error", "Critical", "Fatal", "Panic", "Print", "Log", "Write", "Verbose"} {
		for _, s := range []string{"", "f", "w", "ln", "S", "Context", "Ctx", "Contextf", "Ctxf"} {
			m[l+s] = true
		}
		// Plugins' APIs: LogDebug(msg, pairs...).
		m["Log"+l], m["Log"+l+"f"] = true, true
	}
	delete(m, "Write")
	for _, n := range []string{"With", "WithField", "WithFields", "WithValues"} {
		m[n] = true
	}
	return m
}()

// NamedLogger reports whether fn looks like a method or function of a logger
// that is not listed: a known verb, of a type or package that is called a log.
// Types can not tell it where the logger is an interface of the user's own.
func NamedLogger(fn *types.Func) (Printer, bool) {
	if fn == nil || !logVerbs[fn.Name()] || fn.Pkg() == nil {
		return 0, false
	}
	ok := strings.HasPrefix(fn.Name(), "Log") && len(fn.Name()) > 4
	if r := fn.Signature().Recv(); r != nil {
		if n := NamedOf(r.Type()); n != nil {
			ok = ok || hasWord(logWords, n.Obj().Name())
			ok = ok || fn.Exported() && hasWord(logWords, LastElement(fn.Pkg().Path()))
		}
	} else {
		ok = hasWord(logWords, LastElement(fn.Pkg().Path()))
	}
	if !ok {
		return 0, false
	}
	if IsFormatting(fn) {
		return PrintFmt, true
	}
	return PrintPairs, true
}

// NamesLogger reports whether fn is a logger's function by its name or by those
// of its type and package, whatever they are.
func NamesLogger(fn *types.Func) bool {
	names := []string{fn.Name()}
	if fn.Pkg() != nil {
		names = append(names, LastElement(fn.Pkg().Path()))
	}
	if r := fn.Signature().Recv(); r != nil {
		if n := NamedOf(r.Type()); n != nil {
			names = append(names, n.Obj().Name())
		}
	}
	for _, n := range names {
		for _, w := range Words(n) {
			if logWords[w] || traceWords[w] {
				return true
			}
		}
	}
	return false
}

// traceWords are further words in such names. Commands print too.
var traceWords = map[string]bool{"logf": true, "debug": true, "debugf": true, "trace": true, "tracef": true, "verbose": true, "verbosef": true}

// LogFuncName reports whether a variable or field of function type that is
// called name is a logger: "logf", "Debugf", "LogFunc".
func LogFuncName(name string) bool {
	switch strings.ToLower(name) {
	case "logf", "debugf", "infof", "warnf", "errorf", "tracef", "printf", "log", "println", "logln", "logfunc", "logfn", "debug", "verbosef":
		return true
	}
	return false
}

// IsFormatting reports whether the last argument but one of fn is a format.
func IsFormatting(fn *types.Func) bool {
	return strings.HasSuffix(fn.Name(), "f") || strings.HasSuffix(fn.Name(), "fDepth")
}

// LastElement returns the last element of an import path that is no version.
func LastElement(path string) string {
	elems := strings.Split(path, "/")
	for i := len(elems) - 1; i >= 0; i-- {
		e := elems[i]
		if len(e) > 1 && e[0] == 'v' && strings.Trim(e[1:], "0123456789") == "" {
			continue
		}
		return e
	}
	return path
}

// hasWord reports whether one of the words of name is in set.
func hasWord(set map[string]bool, name string) bool {
	for _, w := range Words(name) {
		if set[w] {
			return true
		}
	}
	return false
}

// Words splits a name in camel case, with dashes or underscores into words in
// small letters. "SafeURLs" is safe, urls.
func Words(name string) []string {
	var out []string
	var cur []rune
	flush := func() {
		if len(cur) > 0 {
			out = append(out, strings.ToLower(string(cur)))
			cur = nil
		}
	}
	rs := []rune(name)
	for i, r := range rs {
		switch {
		case !unicode.IsLetter(r):
			flush()
			continue
		case unicode.IsUpper(r):
			prevLower := i > 0 && unicode.IsLower(rs[i-1])
			nextLower := i+1 < len(rs) && unicode.IsLower(rs[i+1]) && !(rs[i+1] == 's' && i+2 == len(rs))
			if prevLower || nextLower {
				flush()
			}
		}
		cur = append(cur, r)
	}
	flush()
	return out
}
