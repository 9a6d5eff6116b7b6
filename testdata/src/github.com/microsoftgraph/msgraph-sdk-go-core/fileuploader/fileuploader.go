// Package fileuploader is a stand-in for github.com/microsoftgraph/msgraph-sdk-go-core/fileuploader: some of its
// declarations, with empty bodies, for the analyzers' tests.
package fileuploader

import (
	"io"
	"os"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
)

type UploadSession interface {
	GetExpirationDateTime() *time.Time
	SetExpirationDateTime(expirationDateTime *time.Time)
	GetNextExpectedRanges() []string
	SetNextExpectedRanges(nextExpectedRanges []string)
	GetOdataType() *string
	GetUploadUrl() *string
}

type ProgressCallBack func(current int64, total int64)

type UploadResult[T interface{}] interface {
	SetItemResponse(response T)
	GetItemResponse() T
	SetUploadSession(uploadSession UploadSession)
	GetUploadSession() UploadSession
	SetURI(uri *string)
	GetURI() *string
	SetUploadSucceeded(isSuccessful bool)
	GetUploadSucceeded() bool
	SetResponseErrors(errors []error)
	GetResponseErrors() []error
}

func NewUploadResult[T interface{}]() UploadResult[T] { return nil }

type UploadSessionResponse interface {
	serialization.Parsable
	GetExpirationDateTime() *time.Time
	SetExpirationDateTime(expirationDateTime *time.Time)
	GetNextExpectedRanges() []string
	SetNextExpectedRanges(nextExpectedRanges []string)
}

func CreateUploadSessionDiscriminator(serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type LargeFileUploadTask[T serialization.Parsable] interface {
	Upload(progress ProgressCallBack) UploadResult[T]
	Resume(progress ProgressCallBack) (UploadResult[T], error)
	RefreshUploadStatus() error
	Cancel() error
}

type ByteStream interface {
	io.ReaderAt
	Stat() (os.FileInfo, error)
}

func NewLargeFileUploadTask[T serialization.Parsable](adapter abstractions.RequestAdapter, uploadSession UploadSession, byteStream ByteStream, maxSlice int64, parsableFactory serialization.ParsableFactory, errorMappings abstractions.ErrorMappings) LargeFileUploadTask[T] {
	return nil
}
