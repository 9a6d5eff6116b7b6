package graph

import (
	"go/types"
	"strings"
)

// Leak says what writing a value to a log gives away.
type Leak uint8

// The leaks.
const (
	NoLeak Leak = iota
	// Credential: who has it can act as the program or the user.
	Credential
	// FullURL: it opens what it points to by itself, or has personal data in
	// its path and query.
	FullURL
)

// A Sensitive value, and what it is in words.
type Sensitive struct {
	Leak Leak
	What string
}

const (
	nextLink     = "the link of the next page"
	deltaLink    = "the link of the next delta round"
	uploadURL    = "an upload URL, which needs no token"
	downloadURL  = "a download URL, which needs no token"
	accessToken  = "an access token"
	refreshToken = "a refresh token"
	clientState  = "the client state by which notifications are told from forgeries"
)

// getters lists the methods of the SDK's models that return something of the
// kind, by the name of the model without "able".
var getters = map[string]map[string]Sensitive{
	"PasswordCredential":                      {"GetSecretText": {Credential, "the secret of an application"}},
	"PasswordProfile":                         {"GetPassword": {Credential, "a user's password"}},
	"PasswordResetResponse":                   {"GetNewPassword": {Credential, "a user's new password"}},
	"KeyCredential":                           {"GetKey": {Credential, "the key of an application"}},
	"SynchronizationSecretKeyStringValuePair": {"GetValue": {Credential, "a secret of a synchronization job"}},
	"VppToken":                                {"GetToken": {Credential, "a volume purchase token"}},
	"RecordOperation":                         {"GetRecordingAccessToken": {Credential, "the token for a recording"}},
	"Manifest":                                {"GetSasToken": {Credential, "a SAS token"}},
	"Subscription":                            {"GetClientState": {Credential, clientState}},
	"ChangeNotification":                      {"GetClientState": {Credential, clientState}},
	"UploadSession":                           {"GetUploadUrl": {FullURL, uploadURL}},
	"MobileAppContentFile":                    {"GetAzureStorageUri": {FullURL, "a storage URL, which needs no token"}},
	"AccessReviewHistoryInstance":             {"GetDownloadUri": {FullURL, downloadURL}},
	"DeviceManagementExportJob":               {"GetUrl": {FullURL, downloadURL}},
	"ExportFileMetadata":                      {"GetDownloadUrl": {FullURL, downloadURL}},
	"ReportFileMetadata":                      {"GetDownloadUrl": {FullURL, downloadURL}},
	"ItemPreviewInfo": {
		"GetGetUrl":         {FullURL, "a preview URL, which needs no token"},
		"GetPostUrl":        {FullURL, "a preview URL, which needs no token"},
		"GetPostParameters": {Credential, "the parameters that open a preview"},
	},
	"Invitation": {"GetInviteRedeemUrl": {FullURL, "an invitation, which whoever has it can redeem"}},
	"Thumbnail":  {"GetUrl": {FullURL, "a thumbnail's URL, which needs no token"}},
	"BatchItem":  {"GetUrl": {FullURL, "the URL of a batch step"}},
}

// SensitiveResult returns what the first result of fn is, if it is sensitive
// whatever the arguments.
func SensitiveResult(fn *types.Func) Sensitive {
	recv := fn.Signature().Recv()
	if recv == nil || fn.Pkg() == nil {
		return Sensitive{}
	}
	path := fn.Pkg().Path()
	if IsSDK(path) || within(path, CorePath) {
		switch fn.Name() {
		case "GetOdataNextLink":
			return Sensitive{FullURL, nextLink}
		case "GetOdataDeltaLink":
			return Sensitive{FullURL, deltaLink}
		}
		if n := NamedOf(recv.Type()); n != nil {
			return getters[strings.TrimSuffix(n.Obj().Name(), "able")][fn.Name()]
		}
		return Sensitive{}
	}
	return secretResults[ID(fn)]
}

// secretResults lists functions of other packages that return a credential.
var secretResults = map[FuncID]Sensitive{
	{AbsPath + "/authentication", "AccessTokenProvider", "GetAuthorizationToken"}:                                       {Credential, accessToken},
	{"github.com/microsoft/kiota-authentication-azure-go", "AzureIdentityAccessTokenProvider", "GetAuthorizationToken"}: {Credential, accessToken},
	{"github.com/Azure/go-autorest/autorest/adal", "ServicePrincipalToken", "OAuthToken"}:                               {Credential, accessToken},
	{"github.com/Azure/go-autorest/autorest/adal", "Token", "OAuthToken"}:                                               {Credential, accessToken},
}

// SecretSetter says what a method of the SDK's models sets, if that is a
// credential, or "". What a program sets there it must keep to itself.
func SecretSetter(fn *types.Func) string {
	recv := fn.Signature().Recv()
	name, ok := strings.CutPrefix(fn.Name(), "Set")
	if !ok || recv == nil || fn.Pkg() == nil || !IsSDK(fn.Pkg().Path()) {
		return ""
	}
	if n := NamedOf(recv.Type()); n != nil {
		if s := getters[strings.TrimSuffix(n.Obj().Name(), "able")]["Get"+name]; s.Leak == Credential {
			return s.What
		}
	}
	return ""
}

// A fieldID names a field of a type.
type fieldID struct{ pkg, typ, field string }

// secretFields lists fields of other packages' types that hold a credential.
var secretFields = map[fieldID]Sensitive{
	{AzcoreExported, "AccessToken", "Token"}:                                                                       {Credential, accessToken},
	{"golang.org/x/oauth2", "Token", "AccessToken"}:                                                                {Credential, accessToken},
	{"golang.org/x/oauth2", "Token", "RefreshToken"}:                                                               {Credential, refreshToken},
	{"golang.org/x/oauth2", "Config", "ClientSecret"}:                                                              {Credential, "the client secret"},
	{"golang.org/x/oauth2/clientcredentials", "Config", "ClientSecret"}:                                            {Credential, "the client secret"},
	{"github.com/AzureAD/microsoft-authentication-library-for-go/apps/internal/base", "AuthResult", "AccessToken"}: {Credential, accessToken},
	{"github.com/Azure/go-autorest/autorest/adal", "Token", "AccessToken"}:                                         {Credential, accessToken},
	{"github.com/Azure/go-autorest/autorest/adal", "Token", "RefreshToken"}:                                        {Credential, refreshToken},
}

// SensitiveField returns what field f of type t is, by the type or by the name
// that it has in JSON.
func SensitiveField(t types.Type, f *types.Var, tag string) Sensitive {
	if n := NamedOf(t); n != nil && n.Obj().Pkg() != nil {
		if s := secretFields[fieldID{n.Obj().Pkg().Path(), n.Obj().Name(), f.Name()}]; s.Leak != NoLeak {
			return s
		}
	}
	if tag == "" || !holdsText(f.Type()) {
		return Sensitive{}
	}
	return SensitiveKey(tag)
}

func holdsText(t types.Type) bool {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Interface:
		return u.NumMethods() == 0
	}
	return false
}

// secretArgs lists the arguments, the receiver not counted, that are a secret
// by which tokens for Graph are got.
var secretArgs = map[FuncID]int{
	{"github.com/Azure/azure-sdk-for-go/sdk/azidentity", "", "NewClientSecretCredential"}:                     2,
	{"github.com/Azure/azure-sdk-for-go/sdk/azidentity", "", "NewUsernamePasswordCredential"}:                 3,
	{"github.com/AzureAD/microsoft-authentication-library-for-go/apps/confidential", "", "NewCredFromSecret"}: 0,
	{"golang.org/x/oauth2", "Config", "PasswordCredentialsToken"}:                                             2,
	{"github.com/microsoft/kiota-abstractions-go/authentication", "", "NewApiKeyAuthenticationProvider"}:      0,
}

// SecretArg returns which argument of fn is a secret, the receiver counted, or
// -1.
func SecretArg(fn *types.Func) int {
	if fn == nil {
		return -1
	}
	i, ok := secretArgs[ID(fn)]
	if !ok {
		return -1
	}
	if fn.Signature().Recv() != nil {
		i++
	}
	return i
}

// IsSecretField reports whether f of type t is a field of another package's
// type that holds a credential.
func IsSecretField(t types.Type, f *types.Var) bool {
	n := NamedOf(t)
	return n != nil && n.Obj().Pkg() != nil && secretFields[fieldID{n.Obj().Pkg().Path(), n.Obj().Name(), f.Name()}].Leak != NoLeak
}

// secretParams lists the parameters of the requests for a token that are
// credentials: learn.microsoft.com/entra/identity-platform/v2-oauth2-*.
var secretParams = map[string]bool{
	"client_secret":    true,
	"refresh_token":    true,
	"password":         true,
	"client_assertion": true,
	"assertion":        true,
}

// IsSecretParam reports whether the parameter of a form is a credential.
func IsSecretParam(name string) bool { return secretParams[name] }

// keys lists names in the JSON of Graph and of the identity platform.
var keys = map[string]Sensitive{
	"@odata.nextLink":              {FullURL, nextLink},
	"odata.nextLink":               {FullURL, nextLink},
	"@odata.deltaLink":             {FullURL, deltaLink},
	"odata.deltaLink":              {FullURL, deltaLink},
	"@microsoft.graph.downloadUrl": {FullURL, downloadURL},
	"@content.downloadUrl":         {FullURL, downloadURL},
	"uploadUrl":                    {FullURL, uploadURL},
	"access_token":                 {Credential, accessToken},
	"refresh_token":                {Credential, refreshToken},
	"client_secret":                {Credential, "the client secret"},
	"clientState":                  {Credential, clientState},
	"secretText":                   {Credential, "the secret of an application"},
}

// SensitiveKey returns what the value of a key in JSON is.
func SensitiveKey(key string) Sensitive { return keys[key] }

// secretWords are the words in the name of a function by which it is taken to
// return a credential, once one of its results is used as one.
var secretWords = map[string]bool{
	"token": true, "bearer": true, "secret": true, "password": true, "credential": true, "credentials": true, "authorization": true, "jwt": true,
}

// NamesSecret reports whether name has a word for a credential in it.
func NamesSecret(name string) bool { return hasWord(secretWords, name) }

// redactWords are the words in the name of a function that say that what it
// returns may be logged. Where it has a body, that would often show the same,
// but a redactor cuts, replaces and matches in ways that can not be followed.
var redactWords = map[string]bool{
	"redact": true, "redacted": true, "redactor": true,
	"mask": true, "masked": true,
	"scrub": true, "scrubbed": true,
	"sanitize": true, "sanitized": true, "sanitise": true, "sanitised": true, "sanitizer": true,
	"safe": true, "hide": true, "hidden": true,
	"strip": true, "stripped": true,
	"loggable": true, "printable": true,
	"hash": true, "hashed": true, "digest": true, "fingerprint": true, "checksum": true,
	"obfuscate": true, "obfuscated": true, "anonymize": true, "anonymized": true, "anonymise": true,
	"censor": true, "censored": true, "truncate": true, "truncated": true, "shorten": true, "abbreviate": true,
	"without": true, "clean": true, "cleaned": true, "public": true, "elide": true,
}

// IsRedactor reports whether the name of fn says that its result may be
// logged. The standard library has no such function: url.URL.Redacted hides a
// password only.
func IsRedactor(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil || !strings.Contains(fn.Pkg().Path(), ".") && isStd(fn.Pkg().Path()) {
		return false
	}
	return hasWord(redactWords, fn.Name())
}

// isStd reports whether path is of the standard library, in whose names the
// words mean something else.
func isStd(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return stdRoots[first]
}

var stdRoots = map[string]bool{
	"net": true, "path": true, "strings": true, "bytes": true, "hash": true, "html": true, "text": true, "fmt": true,
	"os": true, "io": true, "encoding": true, "maps": true, "slices": true, "crypto": true, "log": true, "regexp": true,
}
