// Package logleak defines an Analyzer that finds credentials and full Graph
// URLs handed to a logger.
//
// # Analyzer logleak
//
// logleak: check for credentials and full Graph URLs handed to a logger
//
// What a program logs is kept for months, copied to other systems and read by
// people who may not read the mailboxes that the program reads. A bearer token
// in it lets each of them call Graph in the program's name until it expires. A
// URL of Graph is hardly better: its path and query name the user and hold the
// words that were searched for, a nextLink or deltaLink holds a token to read on
// with, and an uploadUrl or @microsoft.graph.downloadUrl needs no token at all.
// Nothing fails when such a line is written, so that nobody looks.
//
// It is easy to write by accident. Measured on kiota v1.9.3 and net/http: %v and
// %+v of an *http.Request print its headers and its URL; httputil.DumpRequest
// prints both; the Headers of a *RequestInformation hold Authorization once the
// request was sent, and printing them prints it:
//
//	// WRONG
//	req.Header.Set("Authorization", "Bearer "+token)
//	slog.Debug("calling graph", "url", req.URL, "headers", req.Header) // "slog.Debug writes headers with Authorization among them to the log (req.Header, from line 1): whoever reads the log can call Graph with the token until it expires; log the headers' names, or a copy without Authorization"
//
//	// RIGHT
//	req.Header.Set("Authorization", "Bearer "+token)
//	slog.Debug("calling graph", "method", req.Method, "path", req.URL.Path)
//
// The analyzer looks at packages that reach Graph: they import the SDK, its core
// or kiota's client, name a host of Graph, or import a package of their module
// that does. It follows
//
//   - credentials: the tokens of azcore, oauth2, msal and of kiota's providers,
//     JSON fields such as access_token and client_secret, the Authorization
//     header of an outgoing request, what the package itself writes there or
//     gets tokens with, the answer of the token endpoint as it is read, and the
//     SDK's GetSecretText, GetPassword, GetClientState and their like;
//   - headers, requests and dumps of requests with such a credential, also in
//     the hooks of a client, which get what is signed;
//   - full URLs: those to which something is added that is not written in the
//     program, also by the format of the logging call itself; the URL of a
//     request or of the request that a response remembers, GetUri, next and
//     delta links, upload and download URLs, also as JSON names of the
//     program's own types; the Location of an answer where the package names
//     no other service
//
// through variables, fields, closures, helpers and other packages of the module
// to log, log/slog, zap, zerolog, logrus, logr, klog, glog, hclog, tflog, go-kit,
// charmbracelet and apex log, rclone's fs, to fmt and the files os.Stdout and
// os.Stderr, to a logger that is an interface or a function of the program's
// own, and to the functions named by the setting for loggers. Attributes that
// are made before and loggers made by With count; the report is at the call that
// logs, or at the call of the helper that passes on whatever it gets.
//
// It is silent for
//
//   - paths, hosts, methods, statuses, request ids, lengths, digests, expiry
//     times, comparisons, the first few characters of a token, and addresses
//     that are written out in the program;
//   - what hides itself from the logger in use: a type with String or Format
//     from fmt, with LogValue from slog, with MarshalJSON from encoders, unless
//     that method is seen to hand it on; a *string under %v, which prints an
//     address; a *RequestInformation and a *http.Response, which print their
//     headers and request as addresses;
//   - loggers whose lines are cleaned on their way: by a handler of slog with
//     ReplaceAttr or a Handle that makes the record anew, a core of zap, a hook or
//     formatter of logrus, a writer that replaces. In the package that declares
//     it and in those that import this one it counts for all loggers of its
//     library, but those of slog that are seen to be made without;
//   - results of functions whose name says that they redact, mask, hash or
//     shorten, and those named by the setting for redactors; (*url.URL).Redacted
//     is none of them, as it hides a password only;
//   - copies of headers from which Authorization is deleted, copies of URLs
//     whose query is emptied, and loops over headers that look at the name;
//   - errors: the text of an error of net/http holds the URL too, but logging
//     errors is what programs must do. The setting url-errors reports them where
//     the URL needs no token, an uploadUrl or a downloadUrl, and the error is
//     logged where the request is sent;
//   - records of the program's own that are written to the standard output as
//     JSON: whoever runs the program asked for them;
//   - links that Graph answered with, such as a download URL or the next page,
//     that are printed to the standard output without a logger, by a command to
//     the standard error too: whoever runs the program asked for them. A command
//     is a package main, one in a directory cmd or cli, or one that imports a
//     library for commands. Credentials, headers and the URLs of requests count
//     there as everywhere;
//   - URLs that a test logs, and results of a call where its error is not nil;
//   - the request that a handler serves, and URLs of other services.
//
// To keep a line as it is, say why:
//
//	//graphlint:ignore logleak the token is that of a test tenant
package logleak
