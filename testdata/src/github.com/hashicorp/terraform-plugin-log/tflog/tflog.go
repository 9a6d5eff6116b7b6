// Package tflog is a stand-in for github.com/hashicorp/terraform-plugin-log/tflog: some of its
// declarations, with empty bodies, for the analyzers' tests.
package tflog

import (
	"context"
	"regexp"
)

func SetField(ctx context.Context, key string, value interface{}) context.Context { return nil }

func Trace(ctx context.Context, msg string, additionalFields ...map[string]interface{}) {}

func Debug(ctx context.Context, msg string, additionalFields ...map[string]interface{}) {}

func Info(ctx context.Context, msg string, additionalFields ...map[string]interface{}) {}

func Warn(ctx context.Context, msg string, additionalFields ...map[string]interface{}) {}

func Error(ctx context.Context, msg string, additionalFields ...map[string]interface{}) {}

func IsTrace(ctx context.Context) bool { return false }

func IsDebug(ctx context.Context) bool { return false }

func IsInfo(ctx context.Context) bool { return false }

func IsWarn(ctx context.Context) bool { return false }

func IsError(ctx context.Context) bool { return false }

func OmitLogWithFieldKeys(ctx context.Context, keys ...string) context.Context { return nil }

func OmitLogWithMessageRegexes(ctx context.Context, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func OmitLogWithMessageStrings(ctx context.Context, matchingStrings ...string) context.Context {
	return nil
}

func MaskFieldValuesWithFieldKeys(ctx context.Context, keys ...string) context.Context { return nil }

func MaskAllFieldValuesRegexes(ctx context.Context, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func MaskAllFieldValuesStrings(ctx context.Context, matchingStrings ...string) context.Context {
	return nil
}

func MaskMessageRegexes(ctx context.Context, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func MaskMessageStrings(ctx context.Context, matchingStrings ...string) context.Context { return nil }

func MaskLogRegexes(ctx context.Context, expressions ...*regexp.Regexp) context.Context { return nil }

func MaskLogStrings(ctx context.Context, matchingStrings ...string) context.Context { return nil }

func SubsystemSetField(ctx context.Context, subsystem, key string, value interface{}) context.Context {
	return nil
}

func SubsystemTrace(ctx context.Context, subsystem, msg string, additionalFields ...map[string]interface{}) {
}

func SubsystemDebug(ctx context.Context, subsystem, msg string, additionalFields ...map[string]interface{}) {
}

func SubsystemInfo(ctx context.Context, subsystem, msg string, additionalFields ...map[string]interface{}) {
}

func SubsystemWarn(ctx context.Context, subsystem, msg string, additionalFields ...map[string]interface{}) {
}

func SubsystemError(ctx context.Context, subsystem, msg string, additionalFields ...map[string]interface{}) {
}

func SubsystemIsTrace(ctx context.Context, subsystem string) bool { return false }

func SubsystemIsDebug(ctx context.Context, subsystem string) bool { return false }

func SubsystemIsInfo(ctx context.Context, subsystem string) bool { return false }

func SubsystemIsWarn(ctx context.Context, subsystem string) bool { return false }

func SubsystemIsError(ctx context.Context, subsystem string) bool { return false }

func SubsystemOmitLogWithFieldKeys(ctx context.Context, subsystem string, keys ...string) context.Context {
	return nil
}

func SubsystemOmitLogWithMessageRegexes(ctx context.Context, subsystem string, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func SubsystemOmitLogWithMessageStrings(ctx context.Context, subsystem string, matchingStrings ...string) context.Context {
	return nil
}

func SubsystemMaskFieldValuesWithFieldKeys(ctx context.Context, subsystem string, keys ...string) context.Context {
	return nil
}

func SubsystemMaskAllFieldValuesRegexes(ctx context.Context, subsystem string, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func SubsystemMaskAllFieldValuesStrings(ctx context.Context, subsystem string, matchingStrings ...string) context.Context {
	return nil
}

func SubsystemMaskMessageRegexes(ctx context.Context, subsystem string, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func SubsystemMaskMessageStrings(ctx context.Context, subsystem string, matchingStrings ...string) context.Context {
	return nil
}

func SubsystemMaskLogRegexes(ctx context.Context, subsystem string, expressions ...*regexp.Regexp) context.Context {
	return nil
}

func SubsystemMaskLogStrings(ctx context.Context, subsystem string, matchingStrings ...string) context.Context {
	return nil
}
