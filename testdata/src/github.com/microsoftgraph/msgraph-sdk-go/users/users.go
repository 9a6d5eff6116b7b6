// Package users is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/users: some of its
// declarations, with empty bodies, for the analyzers' tests.
package users

import (
	"context"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/serialization"
	"github.com/microsoft/kiota-abstractions-go/store"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type DeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *DeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *DeltaGetResponse) GetValue() []models.Userable                              { return nil }
func (m *DeltaGetResponse) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *DeltaGetResponse) SetValue(value []models.Userable)                         {}

func NewDeltaGetResponse() *DeltaGetResponse { return nil }

func CreateDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.Userable
	SetValue(value []models.Userable)
}

type DeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *DeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *DeltaRequestBuilderGetRequestConfiguration) (DeltaResponseable, error) {
	return nil, nil
}
func (m *DeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *DeltaRequestBuilderGetRequestConfiguration) (DeltaGetResponseable, error) {
	return nil, nil
}
func (m *DeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *DeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *DeltaRequestBuilder) WithUrl(rawUrl string) *DeltaRequestBuilder { return nil }

type DeltaRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type DeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *DeltaRequestBuilderGetQueryParameters
}

func NewDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *DeltaRequestBuilder {
	return nil
}

type DeltaResponse struct {
	DeltaGetResponse
}

func NewDeltaResponse() *DeltaResponse { return nil }

func CreateDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type DeltaResponseable interface {
	DeltaGetResponseable
	serialization.Parsable
}

type GetByIdsPostRequestBody struct {
}

func (m *GetByIdsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *GetByIdsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *GetByIdsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *GetByIdsPostRequestBody) GetIds() []string   { return nil }
func (m *GetByIdsPostRequestBody) GetTypes() []string { return nil }
func (m *GetByIdsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *GetByIdsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *GetByIdsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *GetByIdsPostRequestBody) SetIds(value []string)                    {}
func (m *GetByIdsPostRequestBody) SetTypes(value []string)                  {}

func NewGetByIdsPostRequestBody() *GetByIdsPostRequestBody { return nil }

func CreateGetByIdsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GetByIdsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetIds() []string
	GetTypes() []string
	SetBackingStore(value store.BackingStore)
	SetIds(value []string)
	SetTypes(value []string)
}

type GetByIdsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *GetByIdsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *GetByIdsPostResponse) GetValue() []models.DirectoryObjectable                   { return nil }
func (m *GetByIdsPostResponse) Serialize(writer serialization.SerializationWriter) error { return nil }
func (m *GetByIdsPostResponse) SetValue(value []models.DirectoryObjectable)              {}

func NewGetByIdsPostResponse() *GetByIdsPostResponse { return nil }

func CreateGetByIdsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GetByIdsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []models.DirectoryObjectable
	SetValue(value []models.DirectoryObjectable)
}

type GetByIdsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *GetByIdsRequestBuilder) Post(ctx context.Context, body GetByIdsPostRequestBodyable, requestConfiguration *GetByIdsRequestBuilderPostRequestConfiguration) (GetByIdsResponseable, error) {
	return nil, nil
}
func (m *GetByIdsRequestBuilder) PostAsGetByIdsPostResponse(ctx context.Context, body GetByIdsPostRequestBodyable, requestConfiguration *GetByIdsRequestBuilderPostRequestConfiguration) (GetByIdsPostResponseable, error) {
	return nil, nil
}
func (m *GetByIdsRequestBuilder) ToPostRequestInformation(ctx context.Context, body GetByIdsPostRequestBodyable, requestConfiguration *GetByIdsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *GetByIdsRequestBuilder) WithUrl(rawUrl string) *GetByIdsRequestBuilder { return nil }

type GetByIdsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewGetByIdsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *GetByIdsRequestBuilder {
	return nil
}

type GetByIdsResponse struct {
	GetByIdsPostResponse
}

func NewGetByIdsResponse() *GetByIdsResponse { return nil }

func CreateGetByIdsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type GetByIdsResponseable interface {
	GetByIdsPostResponseable
	serialization.Parsable
}

type ItemAssignLicensePostRequestBody struct {
}

func (m *ItemAssignLicensePostRequestBody) GetAdditionalData() map[string]any            { return nil }
func (m *ItemAssignLicensePostRequestBody) GetAddLicenses() []models.AssignedLicenseable { return nil }
func (m *ItemAssignLicensePostRequestBody) GetBackingStore() store.BackingStore          { return nil }
func (m *ItemAssignLicensePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemAssignLicensePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemAssignLicensePostRequestBody) SetAdditionalData(value map[string]any)            {}
func (m *ItemAssignLicensePostRequestBody) SetAddLicenses(value []models.AssignedLicenseable) {}
func (m *ItemAssignLicensePostRequestBody) SetBackingStore(value store.BackingStore)          {}

func NewItemAssignLicensePostRequestBody() *ItemAssignLicensePostRequestBody { return nil }

func CreateItemAssignLicensePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemAssignLicensePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAddLicenses() []models.AssignedLicenseable
	GetBackingStore() store.BackingStore
	SetAddLicenses(value []models.AssignedLicenseable)
	SetBackingStore(value store.BackingStore)
}

type ItemAssignLicenseRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemAssignLicenseRequestBuilder) Post(ctx context.Context, body ItemAssignLicensePostRequestBodyable, requestConfiguration *ItemAssignLicenseRequestBuilderPostRequestConfiguration) (models.Userable, error) {
	return nil, nil
}
func (m *ItemAssignLicenseRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemAssignLicensePostRequestBodyable, requestConfiguration *ItemAssignLicenseRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemAssignLicenseRequestBuilder) WithUrl(rawUrl string) *ItemAssignLicenseRequestBuilder {
	return nil
}

type ItemAssignLicenseRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemAssignLicenseRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemAssignLicenseRequestBuilder {
	return nil
}

type ItemCalendarEventsEventItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarEventsEventItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemCalendarEventsEventItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemCalendarEventsEventItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarEventsEventItemRequestBuilderGetRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemCalendarEventsEventItemRequestBuilder) Patch(ctx context.Context, body models.Eventable, requestConfiguration *ItemCalendarEventsEventItemRequestBuilderPatchRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemCalendarEventsEventItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarEventsEventItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarEventsEventItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarEventsEventItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarEventsEventItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Eventable, requestConfiguration *ItemCalendarEventsEventItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarEventsEventItemRequestBuilder) WithUrl(rawUrl string) *ItemCalendarEventsEventItemRequestBuilder {
	return nil
}

type ItemCalendarEventsEventItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemCalendarEventsEventItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemCalendarEventsEventItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarEventsEventItemRequestBuilderGetQueryParameters
}

type ItemCalendarEventsEventItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarEventsEventItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarEventsEventItemRequestBuilder {
	return nil
}

type ItemCalendarEventsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarEventsRequestBuilder) ByEventId(eventId string) *ItemCalendarEventsEventItemRequestBuilder {
	return nil
}
func (m *ItemCalendarEventsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarEventsRequestBuilderGetRequestConfiguration) (models.EventCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemCalendarEventsRequestBuilder) Post(ctx context.Context, body models.Eventable, requestConfiguration *ItemCalendarEventsRequestBuilderPostRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemCalendarEventsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarEventsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarEventsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Eventable, requestConfiguration *ItemCalendarEventsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarEventsRequestBuilder) WithUrl(rawUrl string) *ItemCalendarEventsRequestBuilder {
	return nil
}

type ItemCalendarEventsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemCalendarEventsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarEventsRequestBuilderGetQueryParameters
}

type ItemCalendarEventsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarEventsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarEventsRequestBuilder {
	return nil
}

type ItemCalendarGetSchedulePostRequestBody struct {
}

func (m *ItemCalendarGetSchedulePostRequestBody) GetAdditionalData() map[string]any       { return nil }
func (m *ItemCalendarGetSchedulePostRequestBody) GetAvailabilityViewInterval() *int32     { return nil }
func (m *ItemCalendarGetSchedulePostRequestBody) GetBackingStore() store.BackingStore     { return nil }
func (m *ItemCalendarGetSchedulePostRequestBody) GetEndTime() models.DateTimeTimeZoneable { return nil }
func (m *ItemCalendarGetSchedulePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemCalendarGetSchedulePostRequestBody) GetSchedules() []string { return nil }
func (m *ItemCalendarGetSchedulePostRequestBody) GetStartTime() models.DateTimeTimeZoneable {
	return nil
}
func (m *ItemCalendarGetSchedulePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemCalendarGetSchedulePostRequestBody) SetAdditionalData(value map[string]any)         {}
func (m *ItemCalendarGetSchedulePostRequestBody) SetAvailabilityViewInterval(value *int32)       {}
func (m *ItemCalendarGetSchedulePostRequestBody) SetBackingStore(value store.BackingStore)       {}
func (m *ItemCalendarGetSchedulePostRequestBody) SetEndTime(value models.DateTimeTimeZoneable)   {}
func (m *ItemCalendarGetSchedulePostRequestBody) SetSchedules(value []string)                    {}
func (m *ItemCalendarGetSchedulePostRequestBody) SetStartTime(value models.DateTimeTimeZoneable) {}

func NewItemCalendarGetSchedulePostRequestBody() *ItemCalendarGetSchedulePostRequestBody { return nil }

func CreateItemCalendarGetSchedulePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemCalendarGetSchedulePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAvailabilityViewInterval() *int32
	GetBackingStore() store.BackingStore
	GetEndTime() models.DateTimeTimeZoneable
	GetSchedules() []string
	GetStartTime() models.DateTimeTimeZoneable
	SetAvailabilityViewInterval(value *int32)
	SetBackingStore(value store.BackingStore)
	SetEndTime(value models.DateTimeTimeZoneable)
	SetSchedules(value []string)
	SetStartTime(value models.DateTimeTimeZoneable)
}

type ItemCalendarGetSchedulePostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemCalendarGetSchedulePostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemCalendarGetSchedulePostResponse) GetValue() []models.ScheduleInformationable { return nil }
func (m *ItemCalendarGetSchedulePostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemCalendarGetSchedulePostResponse) SetValue(value []models.ScheduleInformationable) {}

func NewItemCalendarGetSchedulePostResponse() *ItemCalendarGetSchedulePostResponse { return nil }

func CreateItemCalendarGetSchedulePostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemCalendarGetSchedulePostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []models.ScheduleInformationable
	SetValue(value []models.ScheduleInformationable)
}

type ItemCalendarGetScheduleRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarGetScheduleRequestBuilder) Post(ctx context.Context, body ItemCalendarGetSchedulePostRequestBodyable, requestConfiguration *ItemCalendarGetScheduleRequestBuilderPostRequestConfiguration) (ItemCalendarGetScheduleResponseable, error) {
	return nil, nil
}
func (m *ItemCalendarGetScheduleRequestBuilder) PostAsGetSchedulePostResponse(ctx context.Context, body ItemCalendarGetSchedulePostRequestBodyable, requestConfiguration *ItemCalendarGetScheduleRequestBuilderPostRequestConfiguration) (ItemCalendarGetSchedulePostResponseable, error) {
	return nil, nil
}
func (m *ItemCalendarGetScheduleRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemCalendarGetSchedulePostRequestBodyable, requestConfiguration *ItemCalendarGetScheduleRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarGetScheduleRequestBuilder) WithUrl(rawUrl string) *ItemCalendarGetScheduleRequestBuilder {
	return nil
}

type ItemCalendarGetScheduleRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarGetScheduleRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarGetScheduleRequestBuilder {
	return nil
}

type ItemCalendarGetScheduleResponse struct {
	ItemCalendarGetSchedulePostResponse
}

func NewItemCalendarGetScheduleResponse() *ItemCalendarGetScheduleResponse { return nil }

func CreateItemCalendarGetScheduleResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemCalendarGetScheduleResponseable interface {
	ItemCalendarGetSchedulePostResponseable
	serialization.Parsable
}

type ItemCalendarRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarRequestBuilder) Events() *ItemCalendarEventsRequestBuilder { return nil }
func (m *ItemCalendarRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarRequestBuilderGetRequestConfiguration) (models.Calendarable, error) {
	return nil, nil
}
func (m *ItemCalendarRequestBuilder) GetSchedule() *ItemCalendarGetScheduleRequestBuilder { return nil }
func (m *ItemCalendarRequestBuilder) Patch(ctx context.Context, body models.Calendarable, requestConfiguration *ItemCalendarRequestBuilderPatchRequestConfiguration) (models.Calendarable, error) {
	return nil, nil
}
func (m *ItemCalendarRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Calendarable, requestConfiguration *ItemCalendarRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarRequestBuilder) WithUrl(rawUrl string) *ItemCalendarRequestBuilder { return nil }

type ItemCalendarRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemCalendarRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarRequestBuilderGetQueryParameters
}

type ItemCalendarRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarRequestBuilder {
	return nil
}

type ItemCalendarViewRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarViewRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarViewRequestBuilderGetRequestConfiguration) (models.EventCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemCalendarViewRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarViewRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarViewRequestBuilder) WithUrl(rawUrl string) *ItemCalendarViewRequestBuilder {
	return nil
}

type ItemCalendarViewRequestBuilderGetQueryParameters struct {
	Count         *bool    `uriparametername:"%24count"`
	EndDateTime   *string  `uriparametername:"endDateTime"`
	Expand        []string `uriparametername:"%24expand"`
	Filter        *string  `uriparametername:"%24filter"`
	Orderby       []string `uriparametername:"%24orderby"`
	Search        *string  `uriparametername:"%24search"`
	Select        []string `uriparametername:"%24select"`
	Skip          *int32   `uriparametername:"%24skip"`
	StartDateTime *string  `uriparametername:"startDateTime"`
	Top           *int32   `uriparametername:"%24top"`
}

type ItemCalendarViewRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarViewRequestBuilderGetQueryParameters
}

func NewItemCalendarViewRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarViewRequestBuilder {
	return nil
}

type ItemCalendarsCalendarItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarsCalendarItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemCalendarsCalendarItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) Events() *ItemCalendarsItemEventsRequestBuilder {
	return nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarsCalendarItemRequestBuilderGetRequestConfiguration) (models.Calendarable, error) {
	return nil, nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) Patch(ctx context.Context, body models.Calendarable, requestConfiguration *ItemCalendarsCalendarItemRequestBuilderPatchRequestConfiguration) (models.Calendarable, error) {
	return nil, nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarsCalendarItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarsCalendarItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Calendarable, requestConfiguration *ItemCalendarsCalendarItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsCalendarItemRequestBuilder) WithUrl(rawUrl string) *ItemCalendarsCalendarItemRequestBuilder {
	return nil
}

type ItemCalendarsCalendarItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemCalendarsCalendarItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemCalendarsCalendarItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarsCalendarItemRequestBuilderGetQueryParameters
}

type ItemCalendarsCalendarItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarsCalendarItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarsCalendarItemRequestBuilder {
	return nil
}

type ItemCalendarsItemEventsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarsItemEventsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarsItemEventsRequestBuilderGetRequestConfiguration) (models.EventCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemCalendarsItemEventsRequestBuilder) Post(ctx context.Context, body models.Eventable, requestConfiguration *ItemCalendarsItemEventsRequestBuilderPostRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemCalendarsItemEventsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarsItemEventsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsItemEventsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Eventable, requestConfiguration *ItemCalendarsItemEventsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsItemEventsRequestBuilder) WithUrl(rawUrl string) *ItemCalendarsItemEventsRequestBuilder {
	return nil
}

type ItemCalendarsItemEventsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemCalendarsItemEventsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarsItemEventsRequestBuilderGetQueryParameters
}

type ItemCalendarsItemEventsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarsItemEventsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarsItemEventsRequestBuilder {
	return nil
}

type ItemCalendarsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCalendarsRequestBuilder) ByCalendarId(calendarId string) *ItemCalendarsCalendarItemRequestBuilder {
	return nil
}
func (m *ItemCalendarsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemCalendarsRequestBuilderGetRequestConfiguration) (models.CalendarCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemCalendarsRequestBuilder) Post(ctx context.Context, body models.Calendarable, requestConfiguration *ItemCalendarsRequestBuilderPostRequestConfiguration) (models.Calendarable, error) {
	return nil, nil
}
func (m *ItemCalendarsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemCalendarsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Calendarable, requestConfiguration *ItemCalendarsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCalendarsRequestBuilder) WithUrl(rawUrl string) *ItemCalendarsRequestBuilder { return nil }

type ItemCalendarsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemCalendarsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemCalendarsRequestBuilderGetQueryParameters
}

type ItemCalendarsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCalendarsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCalendarsRequestBuilder {
	return nil
}

type ItemChatsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemChatsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemChatsRequestBuilderGetRequestConfiguration) (models.ChatCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemChatsRequestBuilder) Post(ctx context.Context, body models.Chatable, requestConfiguration *ItemChatsRequestBuilderPostRequestConfiguration) (models.Chatable, error) {
	return nil, nil
}
func (m *ItemChatsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemChatsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChatsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Chatable, requestConfiguration *ItemChatsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemChatsRequestBuilder) WithUrl(rawUrl string) *ItemChatsRequestBuilder { return nil }

type ItemChatsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemChatsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemChatsRequestBuilderGetQueryParameters
}

type ItemChatsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemChatsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemChatsRequestBuilder {
	return nil
}

type ItemCheckMemberGroupsPostRequestBody struct {
}

func (m *ItemCheckMemberGroupsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemCheckMemberGroupsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemCheckMemberGroupsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemCheckMemberGroupsPostRequestBody) GetGroupIds() []string { return nil }
func (m *ItemCheckMemberGroupsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemCheckMemberGroupsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemCheckMemberGroupsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemCheckMemberGroupsPostRequestBody) SetGroupIds(value []string)               {}

func NewItemCheckMemberGroupsPostRequestBody() *ItemCheckMemberGroupsPostRequestBody { return nil }

func CreateItemCheckMemberGroupsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemCheckMemberGroupsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetGroupIds() []string
	SetBackingStore(value store.BackingStore)
	SetGroupIds(value []string)
}

type ItemCheckMemberGroupsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemCheckMemberGroupsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemCheckMemberGroupsPostResponse) GetValue() []string { return nil }
func (m *ItemCheckMemberGroupsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemCheckMemberGroupsPostResponse) SetValue(value []string) {}

func NewItemCheckMemberGroupsPostResponse() *ItemCheckMemberGroupsPostResponse { return nil }

func CreateItemCheckMemberGroupsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemCheckMemberGroupsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []string
	SetValue(value []string)
}

type ItemCheckMemberGroupsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemCheckMemberGroupsRequestBuilder) Post(ctx context.Context, body ItemCheckMemberGroupsPostRequestBodyable, requestConfiguration *ItemCheckMemberGroupsRequestBuilderPostRequestConfiguration) (ItemCheckMemberGroupsResponseable, error) {
	return nil, nil
}
func (m *ItemCheckMemberGroupsRequestBuilder) PostAsCheckMemberGroupsPostResponse(ctx context.Context, body ItemCheckMemberGroupsPostRequestBodyable, requestConfiguration *ItemCheckMemberGroupsRequestBuilderPostRequestConfiguration) (ItemCheckMemberGroupsPostResponseable, error) {
	return nil, nil
}
func (m *ItemCheckMemberGroupsRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemCheckMemberGroupsPostRequestBodyable, requestConfiguration *ItemCheckMemberGroupsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemCheckMemberGroupsRequestBuilder) WithUrl(rawUrl string) *ItemCheckMemberGroupsRequestBuilder {
	return nil
}

type ItemCheckMemberGroupsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemCheckMemberGroupsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemCheckMemberGroupsRequestBuilder {
	return nil
}

type ItemCheckMemberGroupsResponse struct {
	ItemCheckMemberGroupsPostResponse
}

func NewItemCheckMemberGroupsResponse() *ItemCheckMemberGroupsResponse { return nil }

func CreateItemCheckMemberGroupsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemCheckMemberGroupsResponseable interface {
	ItemCheckMemberGroupsPostResponseable
	serialization.Parsable
}

type ItemContactsContactItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemContactsContactItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemContactsContactItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemContactsContactItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemContactsContactItemRequestBuilderGetRequestConfiguration) (models.Contactable, error) {
	return nil, nil
}
func (m *ItemContactsContactItemRequestBuilder) Patch(ctx context.Context, body models.Contactable, requestConfiguration *ItemContactsContactItemRequestBuilderPatchRequestConfiguration) (models.Contactable, error) {
	return nil, nil
}
func (m *ItemContactsContactItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemContactsContactItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemContactsContactItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemContactsContactItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemContactsContactItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Contactable, requestConfiguration *ItemContactsContactItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemContactsContactItemRequestBuilder) WithUrl(rawUrl string) *ItemContactsContactItemRequestBuilder {
	return nil
}

type ItemContactsContactItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemContactsContactItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemContactsContactItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemContactsContactItemRequestBuilderGetQueryParameters
}

type ItemContactsContactItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemContactsContactItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemContactsContactItemRequestBuilder {
	return nil
}

type ItemContactsDeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *ItemContactsDeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemContactsDeltaGetResponse) GetValue() []models.Contactable { return nil }
func (m *ItemContactsDeltaGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemContactsDeltaGetResponse) SetValue(value []models.Contactable) {}

func NewItemContactsDeltaGetResponse() *ItemContactsDeltaGetResponse { return nil }

func CreateItemContactsDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemContactsDeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.Contactable
	SetValue(value []models.Contactable)
}

type ItemContactsDeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemContactsDeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemContactsDeltaRequestBuilderGetRequestConfiguration) (ItemContactsDeltaResponseable, error) {
	return nil, nil
}
func (m *ItemContactsDeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *ItemContactsDeltaRequestBuilderGetRequestConfiguration) (ItemContactsDeltaGetResponseable, error) {
	return nil, nil
}
func (m *ItemContactsDeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemContactsDeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemContactsDeltaRequestBuilder) WithUrl(rawUrl string) *ItemContactsDeltaRequestBuilder {
	return nil
}

type ItemContactsDeltaRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemContactsDeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemContactsDeltaRequestBuilderGetQueryParameters
}

func NewItemContactsDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemContactsDeltaRequestBuilder {
	return nil
}

type ItemContactsDeltaResponse struct {
	ItemContactsDeltaGetResponse
}

func NewItemContactsDeltaResponse() *ItemContactsDeltaResponse { return nil }

func CreateItemContactsDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemContactsDeltaResponseable interface {
	ItemContactsDeltaGetResponseable
	serialization.Parsable
}

type ItemContactsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemContactsRequestBuilder) ByContactId(contactId string) *ItemContactsContactItemRequestBuilder {
	return nil
}
func (m *ItemContactsRequestBuilder) Delta() *ItemContactsDeltaRequestBuilder { return nil }
func (m *ItemContactsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemContactsRequestBuilderGetRequestConfiguration) (models.ContactCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemContactsRequestBuilder) Post(ctx context.Context, body models.Contactable, requestConfiguration *ItemContactsRequestBuilderPostRequestConfiguration) (models.Contactable, error) {
	return nil, nil
}
func (m *ItemContactsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemContactsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemContactsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Contactable, requestConfiguration *ItemContactsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemContactsRequestBuilder) WithUrl(rawUrl string) *ItemContactsRequestBuilder { return nil }

type ItemContactsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemContactsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemContactsRequestBuilderGetQueryParameters
}

type ItemContactsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemContactsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemContactsRequestBuilder {
	return nil
}

type ItemDriveRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemDriveRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemDriveRequestBuilderGetRequestConfiguration) (models.Driveable, error) {
	return nil, nil
}
func (m *ItemDriveRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemDriveRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemDriveRequestBuilder) WithUrl(rawUrl string) *ItemDriveRequestBuilder { return nil }

type ItemDriveRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemDriveRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemDriveRequestBuilderGetQueryParameters
}

func NewItemDriveRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemDriveRequestBuilder {
	return nil
}

type ItemDrivesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemDrivesRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemDrivesRequestBuilderGetRequestConfiguration) (models.DriveCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemDrivesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemDrivesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemDrivesRequestBuilder) WithUrl(rawUrl string) *ItemDrivesRequestBuilder { return nil }

type ItemDrivesRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemDrivesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemDrivesRequestBuilderGetQueryParameters
}

func NewItemDrivesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemDrivesRequestBuilder {
	return nil
}

type ItemEventsDeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *ItemEventsDeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemEventsDeltaGetResponse) GetValue() []models.Eventable { return nil }
func (m *ItemEventsDeltaGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemEventsDeltaGetResponse) SetValue(value []models.Eventable) {}

func NewItemEventsDeltaGetResponse() *ItemEventsDeltaGetResponse { return nil }

func CreateItemEventsDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemEventsDeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.Eventable
	SetValue(value []models.Eventable)
}

type ItemEventsDeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsDeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemEventsDeltaRequestBuilderGetRequestConfiguration) (ItemEventsDeltaResponseable, error) {
	return nil, nil
}
func (m *ItemEventsDeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *ItemEventsDeltaRequestBuilderGetRequestConfiguration) (ItemEventsDeltaGetResponseable, error) {
	return nil, nil
}
func (m *ItemEventsDeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemEventsDeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsDeltaRequestBuilder) WithUrl(rawUrl string) *ItemEventsDeltaRequestBuilder {
	return nil
}

type ItemEventsDeltaRequestBuilderGetQueryParameters struct {
	Count         *bool    `uriparametername:"%24count"`
	EndDateTime   *string  `uriparametername:"endDateTime"`
	Expand        []string `uriparametername:"%24expand"`
	Filter        *string  `uriparametername:"%24filter"`
	Orderby       []string `uriparametername:"%24orderby"`
	Search        *string  `uriparametername:"%24search"`
	Select        []string `uriparametername:"%24select"`
	Skip          *int32   `uriparametername:"%24skip"`
	StartDateTime *string  `uriparametername:"startDateTime"`
	Top           *int32   `uriparametername:"%24top"`
}

type ItemEventsDeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemEventsDeltaRequestBuilderGetQueryParameters
}

func NewItemEventsDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsDeltaRequestBuilder {
	return nil
}

type ItemEventsDeltaResponse struct {
	ItemEventsDeltaGetResponse
}

func NewItemEventsDeltaResponse() *ItemEventsDeltaResponse { return nil }

func CreateItemEventsDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemEventsDeltaResponseable interface {
	ItemEventsDeltaGetResponseable
	serialization.Parsable
}

type ItemEventsEventItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsEventItemRequestBuilder) Accept() *ItemEventsItemAcceptRequestBuilder { return nil }
func (m *ItemEventsEventItemRequestBuilder) Cancel() *ItemEventsItemCancelRequestBuilder { return nil }
func (m *ItemEventsEventItemRequestBuilder) Decline() *ItemEventsItemDeclineRequestBuilder {
	return nil
}
func (m *ItemEventsEventItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemEventsEventItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemEventsEventItemRequestBuilder) Forward() *ItemEventsItemForwardRequestBuilder {
	return nil
}
func (m *ItemEventsEventItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemEventsEventItemRequestBuilderGetRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemEventsEventItemRequestBuilder) Patch(ctx context.Context, body models.Eventable, requestConfiguration *ItemEventsEventItemRequestBuilderPatchRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemEventsEventItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemEventsEventItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsEventItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemEventsEventItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsEventItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Eventable, requestConfiguration *ItemEventsEventItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsEventItemRequestBuilder) WithUrl(rawUrl string) *ItemEventsEventItemRequestBuilder {
	return nil
}

type ItemEventsEventItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemEventsEventItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemEventsEventItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemEventsEventItemRequestBuilderGetQueryParameters
}

type ItemEventsEventItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsEventItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsEventItemRequestBuilder {
	return nil
}

type ItemEventsItemAcceptPostRequestBody struct {
}

func (m *ItemEventsItemAcceptPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemEventsItemAcceptPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemEventsItemAcceptPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemEventsItemAcceptPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemEventsItemAcceptPostRequestBody) GetSendResponse() *bool { return nil }
func (m *ItemEventsItemAcceptPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemEventsItemAcceptPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemEventsItemAcceptPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemEventsItemAcceptPostRequestBody) SetComment(value *string)                 {}
func (m *ItemEventsItemAcceptPostRequestBody) SetSendResponse(value *bool)              {}

func NewItemEventsItemAcceptPostRequestBody() *ItemEventsItemAcceptPostRequestBody { return nil }

func CreateItemEventsItemAcceptPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemEventsItemAcceptPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetSendResponse() *bool
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetSendResponse(value *bool)
}

type ItemEventsItemAcceptRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsItemAcceptRequestBuilder) Post(ctx context.Context, body ItemEventsItemAcceptPostRequestBodyable, requestConfiguration *ItemEventsItemAcceptRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemEventsItemAcceptRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemEventsItemAcceptPostRequestBodyable, requestConfiguration *ItemEventsItemAcceptRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsItemAcceptRequestBuilder) WithUrl(rawUrl string) *ItemEventsItemAcceptRequestBuilder {
	return nil
}

type ItemEventsItemAcceptRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsItemAcceptRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsItemAcceptRequestBuilder {
	return nil
}

type ItemEventsItemCancelPostRequestBody struct {
}

func (m *ItemEventsItemCancelPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemEventsItemCancelPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemEventsItemCancelPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemEventsItemCancelPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemEventsItemCancelPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemEventsItemCancelPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemEventsItemCancelPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemEventsItemCancelPostRequestBody) SetComment(value *string)                 {}

func NewItemEventsItemCancelPostRequestBody() *ItemEventsItemCancelPostRequestBody { return nil }

func CreateItemEventsItemCancelPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemEventsItemCancelPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
}

type ItemEventsItemCancelRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsItemCancelRequestBuilder) Post(ctx context.Context, body ItemEventsItemCancelPostRequestBodyable, requestConfiguration *ItemEventsItemCancelRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemEventsItemCancelRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemEventsItemCancelPostRequestBodyable, requestConfiguration *ItemEventsItemCancelRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsItemCancelRequestBuilder) WithUrl(rawUrl string) *ItemEventsItemCancelRequestBuilder {
	return nil
}

type ItemEventsItemCancelRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsItemCancelRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsItemCancelRequestBuilder {
	return nil
}

type ItemEventsItemDeclinePostRequestBody struct {
}

func (m *ItemEventsItemDeclinePostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemEventsItemDeclinePostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemEventsItemDeclinePostRequestBody) GetComment() *string                 { return nil }
func (m *ItemEventsItemDeclinePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemEventsItemDeclinePostRequestBody) GetSendResponse() *bool { return nil }
func (m *ItemEventsItemDeclinePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemEventsItemDeclinePostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemEventsItemDeclinePostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemEventsItemDeclinePostRequestBody) SetComment(value *string)                 {}
func (m *ItemEventsItemDeclinePostRequestBody) SetSendResponse(value *bool)              {}

func NewItemEventsItemDeclinePostRequestBody() *ItemEventsItemDeclinePostRequestBody { return nil }

func CreateItemEventsItemDeclinePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemEventsItemDeclinePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetSendResponse() *bool
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetSendResponse(value *bool)
}

type ItemEventsItemDeclineRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsItemDeclineRequestBuilder) Post(ctx context.Context, body ItemEventsItemDeclinePostRequestBodyable, requestConfiguration *ItemEventsItemDeclineRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemEventsItemDeclineRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemEventsItemDeclinePostRequestBodyable, requestConfiguration *ItemEventsItemDeclineRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsItemDeclineRequestBuilder) WithUrl(rawUrl string) *ItemEventsItemDeclineRequestBuilder {
	return nil
}

type ItemEventsItemDeclineRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsItemDeclineRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsItemDeclineRequestBuilder {
	return nil
}

type ItemEventsItemForwardPostRequestBody struct {
}

func (m *ItemEventsItemForwardPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemEventsItemForwardPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemEventsItemForwardPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemEventsItemForwardPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemEventsItemForwardPostRequestBody) GetToRecipients() []models.Recipientable { return nil }
func (m *ItemEventsItemForwardPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemEventsItemForwardPostRequestBody) SetAdditionalData(value map[string]any)       {}
func (m *ItemEventsItemForwardPostRequestBody) SetBackingStore(value store.BackingStore)     {}
func (m *ItemEventsItemForwardPostRequestBody) SetComment(value *string)                     {}
func (m *ItemEventsItemForwardPostRequestBody) SetToRecipients(value []models.Recipientable) {}

func NewItemEventsItemForwardPostRequestBody() *ItemEventsItemForwardPostRequestBody { return nil }

func CreateItemEventsItemForwardPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemEventsItemForwardPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetToRecipients() []models.Recipientable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetToRecipients(value []models.Recipientable)
}

type ItemEventsItemForwardRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsItemForwardRequestBuilder) Post(ctx context.Context, body ItemEventsItemForwardPostRequestBodyable, requestConfiguration *ItemEventsItemForwardRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemEventsItemForwardRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemEventsItemForwardPostRequestBodyable, requestConfiguration *ItemEventsItemForwardRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsItemForwardRequestBuilder) WithUrl(rawUrl string) *ItemEventsItemForwardRequestBuilder {
	return nil
}

type ItemEventsItemForwardRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsItemForwardRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsItemForwardRequestBuilder {
	return nil
}

type ItemEventsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemEventsRequestBuilder) ByEventId(eventId string) *ItemEventsEventItemRequestBuilder {
	return nil
}
func (m *ItemEventsRequestBuilder) Delta() *ItemEventsDeltaRequestBuilder { return nil }
func (m *ItemEventsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemEventsRequestBuilderGetRequestConfiguration) (models.EventCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) Post(ctx context.Context, body models.Eventable, requestConfiguration *ItemEventsRequestBuilderPostRequestConfiguration) (models.Eventable, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemEventsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Eventable, requestConfiguration *ItemEventsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemEventsRequestBuilder) WithUrl(rawUrl string) *ItemEventsRequestBuilder { return nil }

type ItemEventsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemEventsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemEventsRequestBuilderGetQueryParameters
}

type ItemEventsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemEventsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemEventsRequestBuilder {
	return nil
}

type ItemFindMeetingTimesPostRequestBody struct {
}

func (m *ItemFindMeetingTimesPostRequestBody) GetAdditionalData() map[string]any       { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) GetAttendees() []models.AttendeeBaseable { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) GetBackingStore() store.BackingStore     { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemFindMeetingTimesPostRequestBody) GetIsOrganizerOptional() *bool { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) GetMaxCandidates() *int32      { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) GetMeetingDuration() *serialization.ISODuration {
	return nil
}
func (m *ItemFindMeetingTimesPostRequestBody) GetMinimumAttendeePercentage() *float64 { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) GetReturnSuggestionReasons() *bool      { return nil }
func (m *ItemFindMeetingTimesPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemFindMeetingTimesPostRequestBody) SetAdditionalData(value map[string]any)              {}
func (m *ItemFindMeetingTimesPostRequestBody) SetAttendees(value []models.AttendeeBaseable)        {}
func (m *ItemFindMeetingTimesPostRequestBody) SetBackingStore(value store.BackingStore)            {}
func (m *ItemFindMeetingTimesPostRequestBody) SetIsOrganizerOptional(value *bool)                  {}
func (m *ItemFindMeetingTimesPostRequestBody) SetMaxCandidates(value *int32)                       {}
func (m *ItemFindMeetingTimesPostRequestBody) SetMeetingDuration(value *serialization.ISODuration) {}
func (m *ItemFindMeetingTimesPostRequestBody) SetMinimumAttendeePercentage(value *float64)         {}
func (m *ItemFindMeetingTimesPostRequestBody) SetReturnSuggestionReasons(value *bool)              {}

func NewItemFindMeetingTimesPostRequestBody() *ItemFindMeetingTimesPostRequestBody { return nil }

func CreateItemFindMeetingTimesPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemFindMeetingTimesPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAttendees() []models.AttendeeBaseable
	GetBackingStore() store.BackingStore
	GetIsOrganizerOptional() *bool
	GetMaxCandidates() *int32
	GetMeetingDuration() *serialization.ISODuration
	GetMinimumAttendeePercentage() *float64
	GetReturnSuggestionReasons() *bool
	SetAttendees(value []models.AttendeeBaseable)
	SetBackingStore(value store.BackingStore)
	SetIsOrganizerOptional(value *bool)
	SetMaxCandidates(value *int32)
	SetMeetingDuration(value *serialization.ISODuration)
	SetMinimumAttendeePercentage(value *float64)
	SetReturnSuggestionReasons(value *bool)
}

type ItemFindMeetingTimesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemFindMeetingTimesRequestBuilder) Post(ctx context.Context, body ItemFindMeetingTimesPostRequestBodyable, requestConfiguration *ItemFindMeetingTimesRequestBuilderPostRequestConfiguration) (models.MeetingTimeSuggestionsResultable, error) {
	return nil, nil
}
func (m *ItemFindMeetingTimesRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemFindMeetingTimesPostRequestBodyable, requestConfiguration *ItemFindMeetingTimesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemFindMeetingTimesRequestBuilder) WithUrl(rawUrl string) *ItemFindMeetingTimesRequestBuilder {
	return nil
}

type ItemFindMeetingTimesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemFindMeetingTimesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemFindMeetingTimesRequestBuilder {
	return nil
}

type ItemGetMailTipsPostRequestBody struct {
}

func (m *ItemGetMailTipsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemGetMailTipsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemGetMailTipsPostRequestBody) GetEmailAddresses() []string         { return nil }
func (m *ItemGetMailTipsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMailTipsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMailTipsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemGetMailTipsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemGetMailTipsPostRequestBody) SetEmailAddresses(value []string)         {}

func NewItemGetMailTipsPostRequestBody() *ItemGetMailTipsPostRequestBody { return nil }

func CreateItemGetMailTipsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMailTipsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetEmailAddresses() []string
	SetBackingStore(value store.BackingStore)
	SetEmailAddresses(value []string)
}

type ItemGetMailTipsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemGetMailTipsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMailTipsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}

func NewItemGetMailTipsPostResponse() *ItemGetMailTipsPostResponse { return nil }

func CreateItemGetMailTipsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMailTipsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
}

type ItemGetMailTipsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemGetMailTipsRequestBuilder) Post(ctx context.Context, body ItemGetMailTipsPostRequestBodyable, requestConfiguration *ItemGetMailTipsRequestBuilderPostRequestConfiguration) (ItemGetMailTipsResponseable, error) {
	return nil, nil
}
func (m *ItemGetMailTipsRequestBuilder) PostAsGetMailTipsPostResponse(ctx context.Context, body ItemGetMailTipsPostRequestBodyable, requestConfiguration *ItemGetMailTipsRequestBuilderPostRequestConfiguration) (ItemGetMailTipsPostResponseable, error) {
	return nil, nil
}
func (m *ItemGetMailTipsRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemGetMailTipsPostRequestBodyable, requestConfiguration *ItemGetMailTipsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemGetMailTipsRequestBuilder) WithUrl(rawUrl string) *ItemGetMailTipsRequestBuilder {
	return nil
}

type ItemGetMailTipsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemGetMailTipsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemGetMailTipsRequestBuilder {
	return nil
}

type ItemGetMailTipsResponse struct {
	ItemGetMailTipsPostResponse
}

func NewItemGetMailTipsResponse() *ItemGetMailTipsResponse { return nil }

func CreateItemGetMailTipsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMailTipsResponseable interface {
	ItemGetMailTipsPostResponseable
	serialization.Parsable
}

type ItemGetMemberGroupsPostRequestBody struct {
}

func (m *ItemGetMemberGroupsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemGetMemberGroupsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemGetMemberGroupsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMemberGroupsPostRequestBody) GetSecurityEnabledOnly() *bool { return nil }
func (m *ItemGetMemberGroupsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMemberGroupsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemGetMemberGroupsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemGetMemberGroupsPostRequestBody) SetSecurityEnabledOnly(value *bool)       {}

func NewItemGetMemberGroupsPostRequestBody() *ItemGetMemberGroupsPostRequestBody { return nil }

func CreateItemGetMemberGroupsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberGroupsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetSecurityEnabledOnly() *bool
	SetBackingStore(value store.BackingStore)
	SetSecurityEnabledOnly(value *bool)
}

type ItemGetMemberGroupsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemGetMemberGroupsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMemberGroupsPostResponse) GetValue() []string { return nil }
func (m *ItemGetMemberGroupsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMemberGroupsPostResponse) SetValue(value []string) {}

func NewItemGetMemberGroupsPostResponse() *ItemGetMemberGroupsPostResponse { return nil }

func CreateItemGetMemberGroupsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberGroupsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []string
	SetValue(value []string)
}

type ItemGetMemberGroupsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemGetMemberGroupsRequestBuilder) Post(ctx context.Context, body ItemGetMemberGroupsPostRequestBodyable, requestConfiguration *ItemGetMemberGroupsRequestBuilderPostRequestConfiguration) (ItemGetMemberGroupsResponseable, error) {
	return nil, nil
}
func (m *ItemGetMemberGroupsRequestBuilder) PostAsGetMemberGroupsPostResponse(ctx context.Context, body ItemGetMemberGroupsPostRequestBodyable, requestConfiguration *ItemGetMemberGroupsRequestBuilderPostRequestConfiguration) (ItemGetMemberGroupsPostResponseable, error) {
	return nil, nil
}
func (m *ItemGetMemberGroupsRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemGetMemberGroupsPostRequestBodyable, requestConfiguration *ItemGetMemberGroupsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemGetMemberGroupsRequestBuilder) WithUrl(rawUrl string) *ItemGetMemberGroupsRequestBuilder {
	return nil
}

type ItemGetMemberGroupsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemGetMemberGroupsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemGetMemberGroupsRequestBuilder {
	return nil
}

type ItemGetMemberGroupsResponse struct {
	ItemGetMemberGroupsPostResponse
}

func NewItemGetMemberGroupsResponse() *ItemGetMemberGroupsResponse { return nil }

func CreateItemGetMemberGroupsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberGroupsResponseable interface {
	ItemGetMemberGroupsPostResponseable
	serialization.Parsable
}

type ItemGetMemberObjectsPostRequestBody struct {
}

func (m *ItemGetMemberObjectsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemGetMemberObjectsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemGetMemberObjectsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMemberObjectsPostRequestBody) GetSecurityEnabledOnly() *bool { return nil }
func (m *ItemGetMemberObjectsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMemberObjectsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemGetMemberObjectsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemGetMemberObjectsPostRequestBody) SetSecurityEnabledOnly(value *bool)       {}

func NewItemGetMemberObjectsPostRequestBody() *ItemGetMemberObjectsPostRequestBody { return nil }

func CreateItemGetMemberObjectsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberObjectsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetSecurityEnabledOnly() *bool
	SetBackingStore(value store.BackingStore)
	SetSecurityEnabledOnly(value *bool)
}

type ItemGetMemberObjectsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemGetMemberObjectsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemGetMemberObjectsPostResponse) GetValue() []string { return nil }
func (m *ItemGetMemberObjectsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemGetMemberObjectsPostResponse) SetValue(value []string) {}

func NewItemGetMemberObjectsPostResponse() *ItemGetMemberObjectsPostResponse { return nil }

func CreateItemGetMemberObjectsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberObjectsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
	GetValue() []string
	SetValue(value []string)
}

type ItemGetMemberObjectsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemGetMemberObjectsRequestBuilder) Post(ctx context.Context, body ItemGetMemberObjectsPostRequestBodyable, requestConfiguration *ItemGetMemberObjectsRequestBuilderPostRequestConfiguration) (ItemGetMemberObjectsResponseable, error) {
	return nil, nil
}
func (m *ItemGetMemberObjectsRequestBuilder) PostAsGetMemberObjectsPostResponse(ctx context.Context, body ItemGetMemberObjectsPostRequestBodyable, requestConfiguration *ItemGetMemberObjectsRequestBuilderPostRequestConfiguration) (ItemGetMemberObjectsPostResponseable, error) {
	return nil, nil
}
func (m *ItemGetMemberObjectsRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemGetMemberObjectsPostRequestBodyable, requestConfiguration *ItemGetMemberObjectsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemGetMemberObjectsRequestBuilder) WithUrl(rawUrl string) *ItemGetMemberObjectsRequestBuilder {
	return nil
}

type ItemGetMemberObjectsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemGetMemberObjectsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemGetMemberObjectsRequestBuilder {
	return nil
}

type ItemGetMemberObjectsResponse struct {
	ItemGetMemberObjectsPostResponse
}

func NewItemGetMemberObjectsResponse() *ItemGetMemberObjectsResponse { return nil }

func CreateItemGetMemberObjectsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemGetMemberObjectsResponseable interface {
	ItemGetMemberObjectsPostResponseable
	serialization.Parsable
}

type ItemMailFoldersDeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *ItemMailFoldersDeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMailFoldersDeltaGetResponse) GetValue() []models.MailFolderable { return nil }
func (m *ItemMailFoldersDeltaGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMailFoldersDeltaGetResponse) SetValue(value []models.MailFolderable) {}

func NewItemMailFoldersDeltaGetResponse() *ItemMailFoldersDeltaGetResponse { return nil }

func CreateItemMailFoldersDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMailFoldersDeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.MailFolderable
	SetValue(value []models.MailFolderable)
}

type ItemMailFoldersDeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersDeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMailFoldersDeltaRequestBuilderGetRequestConfiguration) (ItemMailFoldersDeltaResponseable, error) {
	return nil, nil
}
func (m *ItemMailFoldersDeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *ItemMailFoldersDeltaRequestBuilderGetRequestConfiguration) (ItemMailFoldersDeltaGetResponseable, error) {
	return nil, nil
}
func (m *ItemMailFoldersDeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersDeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersDeltaRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersDeltaRequestBuilder {
	return nil
}

type ItemMailFoldersDeltaRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMailFoldersDeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMailFoldersDeltaRequestBuilderGetQueryParameters
}

func NewItemMailFoldersDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersDeltaRequestBuilder {
	return nil
}

type ItemMailFoldersDeltaResponse struct {
	ItemMailFoldersDeltaGetResponse
}

func NewItemMailFoldersDeltaResponse() *ItemMailFoldersDeltaResponse { return nil }

func CreateItemMailFoldersDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMailFoldersDeltaResponseable interface {
	ItemMailFoldersDeltaGetResponseable
	serialization.Parsable
}

type ItemMailFoldersItemMessagesDeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *ItemMailFoldersItemMessagesDeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesDeltaGetResponse) GetValue() []models.Messageable { return nil }
func (m *ItemMailFoldersItemMessagesDeltaGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesDeltaGetResponse) SetValue(value []models.Messageable) {}

func NewItemMailFoldersItemMessagesDeltaGetResponse() *ItemMailFoldersItemMessagesDeltaGetResponse {
	return nil
}

func CreateItemMailFoldersItemMessagesDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMailFoldersItemMessagesDeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.Messageable
	SetValue(value []models.Messageable)
}

type ItemMailFoldersItemMessagesDeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersItemMessagesDeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesDeltaRequestBuilderGetRequestConfiguration) (ItemMailFoldersItemMessagesDeltaResponseable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesDeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesDeltaRequestBuilderGetRequestConfiguration) (ItemMailFoldersItemMessagesDeltaGetResponseable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesDeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesDeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesDeltaRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersItemMessagesDeltaRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesDeltaRequestBuilderGetQueryParameters struct {
	ChangeType *string  `uriparametername:"changeType"`
	Count      *bool    `uriparametername:"%24count"`
	Expand     []string `uriparametername:"%24expand"`
	Filter     *string  `uriparametername:"%24filter"`
	Orderby    []string `uriparametername:"%24orderby"`
	Search     *string  `uriparametername:"%24search"`
	Select     []string `uriparametername:"%24select"`
	Skip       *int32   `uriparametername:"%24skip"`
	Top        *int32   `uriparametername:"%24top"`
}

type ItemMailFoldersItemMessagesDeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMailFoldersItemMessagesDeltaRequestBuilderGetQueryParameters
}

func NewItemMailFoldersItemMessagesDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersItemMessagesDeltaRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesDeltaResponse struct {
	ItemMailFoldersItemMessagesDeltaGetResponse
}

func NewItemMailFoldersItemMessagesDeltaResponse() *ItemMailFoldersItemMessagesDeltaResponse {
	return nil
}

func CreateItemMailFoldersItemMessagesDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMailFoldersItemMessagesDeltaResponseable interface {
	ItemMailFoldersItemMessagesDeltaGetResponseable
	serialization.Parsable
}

type ItemMailFoldersItemMessagesItemMovePostRequestBody struct {
}

func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) GetDestinationId() *string { return nil }
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) SetAdditionalData(value map[string]any) {
}
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) SetBackingStore(value store.BackingStore) {
}
func (m *ItemMailFoldersItemMessagesItemMovePostRequestBody) SetDestinationId(value *string) {}

func NewItemMailFoldersItemMessagesItemMovePostRequestBody() *ItemMailFoldersItemMessagesItemMovePostRequestBody {
	return nil
}

func CreateItemMailFoldersItemMessagesItemMovePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMailFoldersItemMessagesItemMovePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDestinationId() *string
	SetBackingStore(value store.BackingStore)
	SetDestinationId(value *string)
}

type ItemMailFoldersItemMessagesItemMoveRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersItemMessagesItemMoveRequestBuilder) Post(ctx context.Context, body ItemMailFoldersItemMessagesItemMovePostRequestBodyable, requestConfiguration *ItemMailFoldersItemMessagesItemMoveRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesItemMoveRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMailFoldersItemMessagesItemMovePostRequestBodyable, requestConfiguration *ItemMailFoldersItemMessagesItemMoveRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesItemMoveRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersItemMessagesItemMoveRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesItemMoveRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersItemMessagesItemMoveRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersItemMessagesItemMoveRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesItemReplyPostRequestBody struct {
}

func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) GetComment() *string { return nil }
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) GetMessage() models.Messageable {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) SetAdditionalData(value map[string]any) {
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) SetBackingStore(value store.BackingStore) {
}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) SetComment(value *string)            {}
func (m *ItemMailFoldersItemMessagesItemReplyPostRequestBody) SetMessage(value models.Messageable) {}

func NewItemMailFoldersItemMessagesItemReplyPostRequestBody() *ItemMailFoldersItemMessagesItemReplyPostRequestBody {
	return nil
}

func CreateItemMailFoldersItemMessagesItemReplyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMailFoldersItemMessagesItemReplyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
}

type ItemMailFoldersItemMessagesItemReplyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersItemMessagesItemReplyRequestBuilder) Post(ctx context.Context, body ItemMailFoldersItemMessagesItemReplyPostRequestBodyable, requestConfiguration *ItemMailFoldersItemMessagesItemReplyRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemReplyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMailFoldersItemMessagesItemReplyPostRequestBodyable, requestConfiguration *ItemMailFoldersItemMessagesItemReplyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesItemReplyRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersItemMessagesItemReplyRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesItemReplyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersItemMessagesItemReplyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersItemMessagesItemReplyRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesItemSendRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersItemMessagesItemSendRequestBuilder) Post(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesItemSendRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesItemSendRequestBuilder) ToPostRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesItemSendRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesItemSendRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersItemMessagesItemSendRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesItemSendRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersItemMessagesItemSendRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersItemMessagesItemSendRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesMessageItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesMessageItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesMessageItemRequestBuilderGetRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) Move() *ItemMailFoldersItemMessagesItemMoveRequestBuilder {
	return nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) Patch(ctx context.Context, body models.Messageable, requestConfiguration *ItemMailFoldersItemMessagesMessageItemRequestBuilderPatchRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) Reply() *ItemMailFoldersItemMessagesItemReplyRequestBuilder {
	return nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) Send() *ItemMailFoldersItemMessagesItemSendRequestBuilder {
	return nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesMessageItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesMessageItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Messageable, requestConfiguration *ItemMailFoldersItemMessagesMessageItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesMessageItemRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersItemMessagesMessageItemRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesMessageItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMailFoldersItemMessagesMessageItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemMailFoldersItemMessagesMessageItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMailFoldersItemMessagesMessageItemRequestBuilderGetQueryParameters
}

type ItemMailFoldersItemMessagesMessageItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersItemMessagesMessageItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersItemMessagesMessageItemRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersItemMessagesRequestBuilder) ByMessageId(messageId string) *ItemMailFoldersItemMessagesMessageItemRequestBuilder {
	return nil
}
func (m *ItemMailFoldersItemMessagesRequestBuilder) Delta() *ItemMailFoldersItemMessagesDeltaRequestBuilder {
	return nil
}
func (m *ItemMailFoldersItemMessagesRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesRequestBuilderGetRequestConfiguration) (models.MessageCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesRequestBuilder) Post(ctx context.Context, body models.Messageable, requestConfiguration *ItemMailFoldersItemMessagesRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersItemMessagesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Messageable, requestConfiguration *ItemMailFoldersItemMessagesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersItemMessagesRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersItemMessagesRequestBuilder {
	return nil
}

type ItemMailFoldersItemMessagesRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMailFoldersItemMessagesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMailFoldersItemMessagesRequestBuilderGetQueryParameters
}

type ItemMailFoldersItemMessagesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersItemMessagesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersItemMessagesRequestBuilder {
	return nil
}

type ItemMailFoldersMailFolderItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersMailFolderItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMailFoldersMailFolderItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMailFoldersMailFolderItemRequestBuilderGetRequestConfiguration) (models.MailFolderable, error) {
	return nil, nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) Messages() *ItemMailFoldersItemMessagesRequestBuilder {
	return nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) Patch(ctx context.Context, body models.MailFolderable, requestConfiguration *ItemMailFoldersMailFolderItemRequestBuilderPatchRequestConfiguration) (models.MailFolderable, error) {
	return nil, nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersMailFolderItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersMailFolderItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.MailFolderable, requestConfiguration *ItemMailFoldersMailFolderItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersMailFolderItemRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersMailFolderItemRequestBuilder {
	return nil
}

type ItemMailFoldersMailFolderItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMailFoldersMailFolderItemRequestBuilderGetQueryParameters struct {
	Expand               []string `uriparametername:"%24expand"`
	IncludeHiddenFolders *string  `uriparametername:"includeHiddenFolders"`
	Select               []string `uriparametername:"%24select"`
}

type ItemMailFoldersMailFolderItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMailFoldersMailFolderItemRequestBuilderGetQueryParameters
}

type ItemMailFoldersMailFolderItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersMailFolderItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersMailFolderItemRequestBuilder {
	return nil
}

type ItemMailFoldersRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMailFoldersRequestBuilder) ByMailFolderId(mailFolderId string) *ItemMailFoldersMailFolderItemRequestBuilder {
	return nil
}
func (m *ItemMailFoldersRequestBuilder) Delta() *ItemMailFoldersDeltaRequestBuilder { return nil }
func (m *ItemMailFoldersRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMailFoldersRequestBuilderGetRequestConfiguration) (models.MailFolderCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMailFoldersRequestBuilder) Post(ctx context.Context, body models.MailFolderable, requestConfiguration *ItemMailFoldersRequestBuilderPostRequestConfiguration) (models.MailFolderable, error) {
	return nil, nil
}
func (m *ItemMailFoldersRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMailFoldersRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.MailFolderable, requestConfiguration *ItemMailFoldersRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMailFoldersRequestBuilder) WithUrl(rawUrl string) *ItemMailFoldersRequestBuilder {
	return nil
}

type ItemMailFoldersRequestBuilderGetQueryParameters struct {
	Count                *bool    `uriparametername:"%24count"`
	Expand               []string `uriparametername:"%24expand"`
	Filter               *string  `uriparametername:"%24filter"`
	IncludeHiddenFolders *string  `uriparametername:"includeHiddenFolders"`
	Orderby              []string `uriparametername:"%24orderby"`
	Search               *string  `uriparametername:"%24search"`
	Select               []string `uriparametername:"%24select"`
	Skip                 *int32   `uriparametername:"%24skip"`
	Top                  *int32   `uriparametername:"%24top"`
}

type ItemMailFoldersRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMailFoldersRequestBuilderGetQueryParameters
}

type ItemMailFoldersRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMailFoldersRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMailFoldersRequestBuilder {
	return nil
}

type ItemManagerRefRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemManagerRefRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemManagerRefRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemManagerRefRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemManagerRefRequestBuilderGetRequestConfiguration) (*string, error) {
	return nil, nil
}
func (m *ItemManagerRefRequestBuilder) Put(ctx context.Context, body models.ReferenceUpdateable, requestConfiguration *ItemManagerRefRequestBuilderPutRequestConfiguration) error {
	return nil
}
func (m *ItemManagerRefRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemManagerRefRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemManagerRefRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemManagerRefRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemManagerRefRequestBuilder) ToPutRequestInformation(ctx context.Context, body models.ReferenceUpdateable, requestConfiguration *ItemManagerRefRequestBuilderPutRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemManagerRefRequestBuilder) WithUrl(rawUrl string) *ItemManagerRefRequestBuilder {
	return nil
}

type ItemManagerRefRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemManagerRefRequestBuilderGetRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemManagerRefRequestBuilderPutRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemManagerRefRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemManagerRefRequestBuilder {
	return nil
}

type ItemManagerRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemManagerRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemManagerRequestBuilderGetRequestConfiguration) (models.DirectoryObjectable, error) {
	return nil, nil
}
func (m *ItemManagerRequestBuilder) Ref() *ItemManagerRefRequestBuilder { return nil }
func (m *ItemManagerRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemManagerRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemManagerRequestBuilder) WithUrl(rawUrl string) *ItemManagerRequestBuilder { return nil }

type ItemManagerRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemManagerRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemManagerRequestBuilderGetQueryParameters
}

func NewItemManagerRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemManagerRequestBuilder {
	return nil
}

type ItemMemberOfRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMemberOfRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMemberOfRequestBuilderGetRequestConfiguration) (models.DirectoryObjectCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMemberOfRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMemberOfRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMemberOfRequestBuilder) WithUrl(rawUrl string) *ItemMemberOfRequestBuilder { return nil }

type ItemMemberOfRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMemberOfRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMemberOfRequestBuilderGetQueryParameters
}

func NewItemMemberOfRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMemberOfRequestBuilder {
	return nil
}

type ItemMessagesDeltaGetResponse struct {
	models.BaseDeltaFunctionResponse
}

func (m *ItemMessagesDeltaGetResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesDeltaGetResponse) GetValue() []models.Messageable { return nil }
func (m *ItemMessagesDeltaGetResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesDeltaGetResponse) SetValue(value []models.Messageable) {}

func NewItemMessagesDeltaGetResponse() *ItemMessagesDeltaGetResponse { return nil }

func CreateItemMessagesDeltaGetResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesDeltaGetResponseable interface {
	models.BaseDeltaFunctionResponseable
	serialization.Parsable
	GetValue() []models.Messageable
	SetValue(value []models.Messageable)
}

type ItemMessagesDeltaRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesDeltaRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesDeltaRequestBuilderGetRequestConfiguration) (ItemMessagesDeltaResponseable, error) {
	return nil, nil
}
func (m *ItemMessagesDeltaRequestBuilder) GetAsDeltaGetResponse(ctx context.Context, requestConfiguration *ItemMessagesDeltaRequestBuilderGetRequestConfiguration) (ItemMessagesDeltaGetResponseable, error) {
	return nil, nil
}
func (m *ItemMessagesDeltaRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesDeltaRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesDeltaRequestBuilder) WithUrl(rawUrl string) *ItemMessagesDeltaRequestBuilder {
	return nil
}

type ItemMessagesDeltaRequestBuilderGetQueryParameters struct {
	ChangeType *string  `uriparametername:"changeType"`
	Count      *bool    `uriparametername:"%24count"`
	Expand     []string `uriparametername:"%24expand"`
	Filter     *string  `uriparametername:"%24filter"`
	Orderby    []string `uriparametername:"%24orderby"`
	Search     *string  `uriparametername:"%24search"`
	Select     []string `uriparametername:"%24select"`
	Skip       *int32   `uriparametername:"%24skip"`
	Top        *int32   `uriparametername:"%24top"`
}

type ItemMessagesDeltaRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesDeltaRequestBuilderGetQueryParameters
}

func NewItemMessagesDeltaRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesDeltaRequestBuilder {
	return nil
}

type ItemMessagesDeltaResponse struct {
	ItemMessagesDeltaGetResponse
}

func NewItemMessagesDeltaResponse() *ItemMessagesDeltaResponse { return nil }

func CreateItemMessagesDeltaResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesDeltaResponseable interface {
	ItemMessagesDeltaGetResponseable
	serialization.Parsable
}

type ItemMessagesItemAttachmentsAttachmentItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMessagesItemAttachmentsAttachmentItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesItemAttachmentsAttachmentItemRequestBuilderGetRequestConfiguration) (models.Attachmentable, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemAttachmentsAttachmentItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemAttachmentsAttachmentItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder {
	return nil
}

type ItemMessagesItemAttachmentsAttachmentItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMessagesItemAttachmentsAttachmentItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemMessagesItemAttachmentsAttachmentItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesItemAttachmentsAttachmentItemRequestBuilderGetQueryParameters
}

func NewItemMessagesItemAttachmentsAttachmentItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder {
	return nil
}

type ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody struct {
}

func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) GetAttachmentItem() models.AttachmentItemable {
	return nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) SetAdditionalData(value map[string]any) {
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) SetAttachmentItem(value models.AttachmentItemable) {
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody) SetBackingStore(value store.BackingStore) {
}

func NewItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody() *ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBody {
	return nil
}

func CreateItemMessagesItemAttachmentsCreateUploadSessionPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetAttachmentItem() models.AttachmentItemable
	GetBackingStore() store.BackingStore
	SetAttachmentItem(value models.AttachmentItemable)
	SetBackingStore(value store.BackingStore)
}

type ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder) Post(ctx context.Context, body ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBodyable, requestConfiguration *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilderPostRequestConfiguration) (models.UploadSessionable, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemAttachmentsCreateUploadSessionPostRequestBodyable, requestConfiguration *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder {
	return nil
}

type ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder {
	return nil
}

type ItemMessagesItemAttachmentsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemAttachmentsRequestBuilder) ByAttachmentId(attachmentId string) *ItemMessagesItemAttachmentsAttachmentItemRequestBuilder {
	return nil
}
func (m *ItemMessagesItemAttachmentsRequestBuilder) CreateUploadSession() *ItemMessagesItemAttachmentsCreateUploadSessionRequestBuilder {
	return nil
}
func (m *ItemMessagesItemAttachmentsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesItemAttachmentsRequestBuilderGetRequestConfiguration) (models.AttachmentCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsRequestBuilder) Post(ctx context.Context, body models.Attachmentable, requestConfiguration *ItemMessagesItemAttachmentsRequestBuilderPostRequestConfiguration) (models.Attachmentable, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemAttachmentsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Attachmentable, requestConfiguration *ItemMessagesItemAttachmentsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemAttachmentsRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemAttachmentsRequestBuilder {
	return nil
}

type ItemMessagesItemAttachmentsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemMessagesItemAttachmentsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesItemAttachmentsRequestBuilderGetQueryParameters
}

type ItemMessagesItemAttachmentsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemAttachmentsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemAttachmentsRequestBuilder {
	return nil
}

type ItemMessagesItemCopyPostRequestBody struct {
}

func (m *ItemMessagesItemCopyPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemMessagesItemCopyPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemMessagesItemCopyPostRequestBody) GetDestinationId() *string           { return nil }
func (m *ItemMessagesItemCopyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemCopyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemCopyPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemCopyPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemCopyPostRequestBody) SetDestinationId(value *string)           {}

func NewItemMessagesItemCopyPostRequestBody() *ItemMessagesItemCopyPostRequestBody { return nil }

func CreateItemMessagesItemCopyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemCopyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDestinationId() *string
	SetBackingStore(value store.BackingStore)
	SetDestinationId(value *string)
}

type ItemMessagesItemCopyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemCopyRequestBuilder) Post(ctx context.Context, body ItemMessagesItemCopyPostRequestBodyable, requestConfiguration *ItemMessagesItemCopyRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesItemCopyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemCopyPostRequestBodyable, requestConfiguration *ItemMessagesItemCopyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemCopyRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemCopyRequestBuilder {
	return nil
}

type ItemMessagesItemCopyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemCopyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemCopyRequestBuilder {
	return nil
}

type ItemMessagesItemCreateForwardPostRequestBody struct {
}

func (m *ItemMessagesItemCreateForwardPostRequestBody) GetAdditionalData() map[string]any { return nil }
func (m *ItemMessagesItemCreateForwardPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemMessagesItemCreateForwardPostRequestBody) GetComment() *string { return nil }
func (m *ItemMessagesItemCreateForwardPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemCreateForwardPostRequestBody) GetMessage() models.Messageable { return nil }
func (m *ItemMessagesItemCreateForwardPostRequestBody) GetToRecipients() []models.Recipientable {
	return nil
}
func (m *ItemMessagesItemCreateForwardPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemCreateForwardPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemCreateForwardPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemCreateForwardPostRequestBody) SetComment(value *string)                 {}
func (m *ItemMessagesItemCreateForwardPostRequestBody) SetMessage(value models.Messageable)      {}
func (m *ItemMessagesItemCreateForwardPostRequestBody) SetToRecipients(value []models.Recipientable) {
}

func NewItemMessagesItemCreateForwardPostRequestBody() *ItemMessagesItemCreateForwardPostRequestBody {
	return nil
}

func CreateItemMessagesItemCreateForwardPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemCreateForwardPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	GetToRecipients() []models.Recipientable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
	SetToRecipients(value []models.Recipientable)
}

type ItemMessagesItemCreateForwardRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemCreateForwardRequestBuilder) Post(ctx context.Context, body ItemMessagesItemCreateForwardPostRequestBodyable, requestConfiguration *ItemMessagesItemCreateForwardRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesItemCreateForwardRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemCreateForwardPostRequestBodyable, requestConfiguration *ItemMessagesItemCreateForwardRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemCreateForwardRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemCreateForwardRequestBuilder {
	return nil
}

type ItemMessagesItemCreateForwardRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemCreateForwardRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemCreateForwardRequestBuilder {
	return nil
}

type ItemMessagesItemCreateReplyAllPostRequestBody struct {
}

func (m *ItemMessagesItemCreateReplyAllPostRequestBody) GetAdditionalData() map[string]any {
	return nil
}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) GetComment() *string { return nil }
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) GetMessage() models.Messageable { return nil }
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) SetComment(value *string)                 {}
func (m *ItemMessagesItemCreateReplyAllPostRequestBody) SetMessage(value models.Messageable)      {}

func NewItemMessagesItemCreateReplyAllPostRequestBody() *ItemMessagesItemCreateReplyAllPostRequestBody {
	return nil
}

func CreateItemMessagesItemCreateReplyAllPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemCreateReplyAllPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
}

type ItemMessagesItemCreateReplyAllRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemCreateReplyAllRequestBuilder) Post(ctx context.Context, body ItemMessagesItemCreateReplyAllPostRequestBodyable, requestConfiguration *ItemMessagesItemCreateReplyAllRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesItemCreateReplyAllRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemCreateReplyAllPostRequestBodyable, requestConfiguration *ItemMessagesItemCreateReplyAllRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemCreateReplyAllRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemCreateReplyAllRequestBuilder {
	return nil
}

type ItemMessagesItemCreateReplyAllRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemCreateReplyAllRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemCreateReplyAllRequestBuilder {
	return nil
}

type ItemMessagesItemCreateReplyPostRequestBody struct {
}

func (m *ItemMessagesItemCreateReplyPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemMessagesItemCreateReplyPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemMessagesItemCreateReplyPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemMessagesItemCreateReplyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemCreateReplyPostRequestBody) GetMessage() models.Messageable { return nil }
func (m *ItemMessagesItemCreateReplyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemCreateReplyPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemCreateReplyPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemCreateReplyPostRequestBody) SetComment(value *string)                 {}
func (m *ItemMessagesItemCreateReplyPostRequestBody) SetMessage(value models.Messageable)      {}

func NewItemMessagesItemCreateReplyPostRequestBody() *ItemMessagesItemCreateReplyPostRequestBody {
	return nil
}

func CreateItemMessagesItemCreateReplyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemCreateReplyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
}

type ItemMessagesItemCreateReplyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemCreateReplyRequestBuilder) Post(ctx context.Context, body ItemMessagesItemCreateReplyPostRequestBodyable, requestConfiguration *ItemMessagesItemCreateReplyRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesItemCreateReplyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemCreateReplyPostRequestBodyable, requestConfiguration *ItemMessagesItemCreateReplyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemCreateReplyRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemCreateReplyRequestBuilder {
	return nil
}

type ItemMessagesItemCreateReplyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemCreateReplyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemCreateReplyRequestBuilder {
	return nil
}

type ItemMessagesItemForwardPostRequestBody struct {
}

func (m *ItemMessagesItemForwardPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemMessagesItemForwardPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemMessagesItemForwardPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemMessagesItemForwardPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemForwardPostRequestBody) GetMessage() models.Messageable          { return nil }
func (m *ItemMessagesItemForwardPostRequestBody) GetToRecipients() []models.Recipientable { return nil }
func (m *ItemMessagesItemForwardPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemForwardPostRequestBody) SetAdditionalData(value map[string]any)       {}
func (m *ItemMessagesItemForwardPostRequestBody) SetBackingStore(value store.BackingStore)     {}
func (m *ItemMessagesItemForwardPostRequestBody) SetComment(value *string)                     {}
func (m *ItemMessagesItemForwardPostRequestBody) SetMessage(value models.Messageable)          {}
func (m *ItemMessagesItemForwardPostRequestBody) SetToRecipients(value []models.Recipientable) {}

func NewItemMessagesItemForwardPostRequestBody() *ItemMessagesItemForwardPostRequestBody { return nil }

func CreateItemMessagesItemForwardPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemForwardPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	GetToRecipients() []models.Recipientable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
	SetToRecipients(value []models.Recipientable)
}

type ItemMessagesItemForwardRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemForwardRequestBuilder) Post(ctx context.Context, body ItemMessagesItemForwardPostRequestBodyable, requestConfiguration *ItemMessagesItemForwardRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemForwardRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemForwardPostRequestBodyable, requestConfiguration *ItemMessagesItemForwardRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemForwardRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemForwardRequestBuilder {
	return nil
}

type ItemMessagesItemForwardRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemForwardRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemForwardRequestBuilder {
	return nil
}

type ItemMessagesItemMovePostRequestBody struct {
}

func (m *ItemMessagesItemMovePostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemMessagesItemMovePostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemMessagesItemMovePostRequestBody) GetDestinationId() *string           { return nil }
func (m *ItemMessagesItemMovePostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemMovePostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemMovePostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemMovePostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemMovePostRequestBody) SetDestinationId(value *string)           {}

func NewItemMessagesItemMovePostRequestBody() *ItemMessagesItemMovePostRequestBody { return nil }

func CreateItemMessagesItemMovePostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemMovePostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetDestinationId() *string
	SetBackingStore(value store.BackingStore)
	SetDestinationId(value *string)
}

type ItemMessagesItemMoveRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemMoveRequestBuilder) Post(ctx context.Context, body ItemMessagesItemMovePostRequestBodyable, requestConfiguration *ItemMessagesItemMoveRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesItemMoveRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemMovePostRequestBodyable, requestConfiguration *ItemMessagesItemMoveRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemMoveRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemMoveRequestBuilder {
	return nil
}

type ItemMessagesItemMoveRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemMoveRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemMoveRequestBuilder {
	return nil
}

type ItemMessagesItemPermanentDeleteRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemPermanentDeleteRequestBuilder) Post(ctx context.Context, requestConfiguration *ItemMessagesItemPermanentDeleteRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemPermanentDeleteRequestBuilder) ToPostRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemPermanentDeleteRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemPermanentDeleteRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemPermanentDeleteRequestBuilder {
	return nil
}

type ItemMessagesItemPermanentDeleteRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemPermanentDeleteRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemPermanentDeleteRequestBuilder {
	return nil
}

type ItemMessagesItemReplyAllPostRequestBody struct {
}

func (m *ItemMessagesItemReplyAllPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemMessagesItemReplyAllPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemMessagesItemReplyAllPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemMessagesItemReplyAllPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemReplyAllPostRequestBody) GetMessage() models.Messageable { return nil }
func (m *ItemMessagesItemReplyAllPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemReplyAllPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemReplyAllPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemReplyAllPostRequestBody) SetComment(value *string)                 {}
func (m *ItemMessagesItemReplyAllPostRequestBody) SetMessage(value models.Messageable)      {}

func NewItemMessagesItemReplyAllPostRequestBody() *ItemMessagesItemReplyAllPostRequestBody {
	return nil
}

func CreateItemMessagesItemReplyAllPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemReplyAllPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
}

type ItemMessagesItemReplyAllRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemReplyAllRequestBuilder) Post(ctx context.Context, body ItemMessagesItemReplyAllPostRequestBodyable, requestConfiguration *ItemMessagesItemReplyAllRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemReplyAllRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemReplyAllPostRequestBodyable, requestConfiguration *ItemMessagesItemReplyAllRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemReplyAllRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemReplyAllRequestBuilder {
	return nil
}

type ItemMessagesItemReplyAllRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemReplyAllRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemReplyAllRequestBuilder {
	return nil
}

type ItemMessagesItemReplyPostRequestBody struct {
}

func (m *ItemMessagesItemReplyPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemMessagesItemReplyPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemMessagesItemReplyPostRequestBody) GetComment() *string                 { return nil }
func (m *ItemMessagesItemReplyPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemMessagesItemReplyPostRequestBody) GetMessage() models.Messageable { return nil }
func (m *ItemMessagesItemReplyPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemMessagesItemReplyPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemMessagesItemReplyPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemMessagesItemReplyPostRequestBody) SetComment(value *string)                 {}
func (m *ItemMessagesItemReplyPostRequestBody) SetMessage(value models.Messageable)      {}

func NewItemMessagesItemReplyPostRequestBody() *ItemMessagesItemReplyPostRequestBody { return nil }

func CreateItemMessagesItemReplyPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemMessagesItemReplyPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetComment() *string
	GetMessage() models.Messageable
	SetBackingStore(value store.BackingStore)
	SetComment(value *string)
	SetMessage(value models.Messageable)
}

type ItemMessagesItemReplyRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemReplyRequestBuilder) Post(ctx context.Context, body ItemMessagesItemReplyPostRequestBodyable, requestConfiguration *ItemMessagesItemReplyRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemReplyRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemMessagesItemReplyPostRequestBodyable, requestConfiguration *ItemMessagesItemReplyRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemReplyRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemReplyRequestBuilder {
	return nil
}

type ItemMessagesItemReplyRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemReplyRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemReplyRequestBuilder {
	return nil
}

type ItemMessagesItemSendRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemSendRequestBuilder) Post(ctx context.Context, requestConfiguration *ItemMessagesItemSendRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemSendRequestBuilder) ToPostRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemSendRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemSendRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemSendRequestBuilder {
	return nil
}

type ItemMessagesItemSendRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemSendRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemSendRequestBuilder {
	return nil
}

type ItemMessagesItemValueContentRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesItemValueContentRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMessagesItemValueContentRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesItemValueContentRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesItemValueContentRequestBuilderGetRequestConfiguration) ([]byte, error) {
	return nil, nil
}
func (m *ItemMessagesItemValueContentRequestBuilder) Put(ctx context.Context, body []byte, requestConfiguration *ItemMessagesItemValueContentRequestBuilderPutRequestConfiguration) ([]byte, error) {
	return nil, nil
}
func (m *ItemMessagesItemValueContentRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemValueContentRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemValueContentRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesItemValueContentRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemValueContentRequestBuilder) ToPutRequestInformation(ctx context.Context, body []byte, requestConfiguration *ItemMessagesItemValueContentRequestBuilderPutRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesItemValueContentRequestBuilder) WithUrl(rawUrl string) *ItemMessagesItemValueContentRequestBuilder {
	return nil
}

type ItemMessagesItemValueContentRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMessagesItemValueContentRequestBuilderGetRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMessagesItemValueContentRequestBuilderPutRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesItemValueContentRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesItemValueContentRequestBuilder {
	return nil
}

type ItemMessagesMessageItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesMessageItemRequestBuilder) Attachments() *ItemMessagesItemAttachmentsRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Content() *ItemMessagesItemValueContentRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Copy() *ItemMessagesItemCopyRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) CreateForward() *ItemMessagesItemCreateForwardRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) CreateReply() *ItemMessagesItemCreateReplyRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) CreateReplyAll() *ItemMessagesItemCreateReplyAllRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemMessagesMessageItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Forward() *ItemMessagesItemForwardRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesMessageItemRequestBuilderGetRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Move() *ItemMessagesItemMoveRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Patch(ctx context.Context, body models.Messageable, requestConfiguration *ItemMessagesMessageItemRequestBuilderPatchRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesMessageItemRequestBuilder) PermanentDelete() *ItemMessagesItemPermanentDeleteRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Reply() *ItemMessagesItemReplyRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) ReplyAll() *ItemMessagesItemReplyAllRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) Send() *ItemMessagesItemSendRequestBuilder {
	return nil
}
func (m *ItemMessagesMessageItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesMessageItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesMessageItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesMessageItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesMessageItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Messageable, requestConfiguration *ItemMessagesMessageItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesMessageItemRequestBuilder) WithUrl(rawUrl string) *ItemMessagesMessageItemRequestBuilder {
	return nil
}

type ItemMessagesMessageItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemMessagesMessageItemRequestBuilderGetQueryParameters struct {
	Expand                []string `uriparametername:"%24expand"`
	IncludeHiddenMessages *string  `uriparametername:"includeHiddenMessages"`
	Select                []string `uriparametername:"%24select"`
}

type ItemMessagesMessageItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesMessageItemRequestBuilderGetQueryParameters
}

type ItemMessagesMessageItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesMessageItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesMessageItemRequestBuilder {
	return nil
}

type ItemMessagesRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemMessagesRequestBuilder) ByMessageId(messageId string) *ItemMessagesMessageItemRequestBuilder {
	return nil
}
func (m *ItemMessagesRequestBuilder) Delta() *ItemMessagesDeltaRequestBuilder { return nil }
func (m *ItemMessagesRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemMessagesRequestBuilderGetRequestConfiguration) (models.MessageCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) Post(ctx context.Context, body models.Messageable, requestConfiguration *ItemMessagesRequestBuilderPostRequestConfiguration) (models.Messageable, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemMessagesRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Messageable, requestConfiguration *ItemMessagesRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemMessagesRequestBuilder) WithUrl(rawUrl string) *ItemMessagesRequestBuilder { return nil }

type ItemMessagesRequestBuilderGetQueryParameters struct {
	Count                 *bool    `uriparametername:"%24count"`
	Expand                []string `uriparametername:"%24expand"`
	Filter                *string  `uriparametername:"%24filter"`
	IncludeHiddenMessages *string  `uriparametername:"includeHiddenMessages"`
	Orderby               []string `uriparametername:"%24orderby"`
	Search                *string  `uriparametername:"%24search"`
	Select                []string `uriparametername:"%24select"`
	Skip                  *int32   `uriparametername:"%24skip"`
	Top                   *int32   `uriparametername:"%24top"`
}

type ItemMessagesRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemMessagesRequestBuilderGetQueryParameters
}

type ItemMessagesRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemMessagesRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemMessagesRequestBuilder {
	return nil
}

type ItemOnlineMeetingsCreateOrGetPostRequestBody struct {
}

func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetAdditionalData() map[string]any { return nil }
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetBackingStore() store.BackingStore {
	return nil
}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetEndDateTime() *time.Time { return nil }
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetExternalId() *string     { return nil }
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetStartDateTime() *time.Time { return nil }
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) GetSubject() *string          { return nil }
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) SetEndDateTime(value *time.Time)          {}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) SetExternalId(value *string)              {}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) SetStartDateTime(value *time.Time)        {}
func (m *ItemOnlineMeetingsCreateOrGetPostRequestBody) SetSubject(value *string)                 {}

func NewItemOnlineMeetingsCreateOrGetPostRequestBody() *ItemOnlineMeetingsCreateOrGetPostRequestBody {
	return nil
}

func CreateItemOnlineMeetingsCreateOrGetPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemOnlineMeetingsCreateOrGetPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetEndDateTime() *time.Time
	GetExternalId() *string
	GetStartDateTime() *time.Time
	GetSubject() *string
	SetBackingStore(value store.BackingStore)
	SetEndDateTime(value *time.Time)
	SetExternalId(value *string)
	SetStartDateTime(value *time.Time)
	SetSubject(value *string)
}

type ItemOnlineMeetingsCreateOrGetRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemOnlineMeetingsCreateOrGetRequestBuilder) Post(ctx context.Context, body ItemOnlineMeetingsCreateOrGetPostRequestBodyable, requestConfiguration *ItemOnlineMeetingsCreateOrGetRequestBuilderPostRequestConfiguration) (models.OnlineMeetingable, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsCreateOrGetRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemOnlineMeetingsCreateOrGetPostRequestBodyable, requestConfiguration *ItemOnlineMeetingsCreateOrGetRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsCreateOrGetRequestBuilder) WithUrl(rawUrl string) *ItemOnlineMeetingsCreateOrGetRequestBuilder {
	return nil
}

type ItemOnlineMeetingsCreateOrGetRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemOnlineMeetingsCreateOrGetRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemOnlineMeetingsCreateOrGetRequestBuilder {
	return nil
}

type ItemOnlineMeetingsOnlineMeetingItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderGetRequestConfiguration) (models.OnlineMeetingable, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) Patch(ctx context.Context, body models.OnlineMeetingable, requestConfiguration *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderPatchRequestConfiguration) (models.OnlineMeetingable, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.OnlineMeetingable, requestConfiguration *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder) WithUrl(rawUrl string) *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder {
	return nil
}

type ItemOnlineMeetingsOnlineMeetingItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemOnlineMeetingsOnlineMeetingItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemOnlineMeetingsOnlineMeetingItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemOnlineMeetingsOnlineMeetingItemRequestBuilderGetQueryParameters
}

type ItemOnlineMeetingsOnlineMeetingItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemOnlineMeetingsOnlineMeetingItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder {
	return nil
}

type ItemOnlineMeetingsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemOnlineMeetingsRequestBuilder) ByOnlineMeetingId(onlineMeetingId string) *ItemOnlineMeetingsOnlineMeetingItemRequestBuilder {
	return nil
}
func (m *ItemOnlineMeetingsRequestBuilder) CreateOrGet() *ItemOnlineMeetingsCreateOrGetRequestBuilder {
	return nil
}
func (m *ItemOnlineMeetingsRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemOnlineMeetingsRequestBuilderGetRequestConfiguration) (models.OnlineMeetingCollectionResponseable, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsRequestBuilder) Post(ctx context.Context, body models.OnlineMeetingable, requestConfiguration *ItemOnlineMeetingsRequestBuilderPostRequestConfiguration) (models.OnlineMeetingable, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemOnlineMeetingsRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.OnlineMeetingable, requestConfiguration *ItemOnlineMeetingsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemOnlineMeetingsRequestBuilder) WithUrl(rawUrl string) *ItemOnlineMeetingsRequestBuilder {
	return nil
}

type ItemOnlineMeetingsRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Skip    *int32   `uriparametername:"%24skip"`
	Top     *int32   `uriparametername:"%24top"`
}

type ItemOnlineMeetingsRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemOnlineMeetingsRequestBuilderGetQueryParameters
}

type ItemOnlineMeetingsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemOnlineMeetingsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemOnlineMeetingsRequestBuilder {
	return nil
}

type ItemPhotoRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemPhotoRequestBuilder) Content() *ItemPhotoValueContentRequestBuilder { return nil }
func (m *ItemPhotoRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemPhotoRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemPhotoRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemPhotoRequestBuilderGetRequestConfiguration) (models.ProfilePhotoable, error) {
	return nil, nil
}
func (m *ItemPhotoRequestBuilder) Patch(ctx context.Context, body models.ProfilePhotoable, requestConfiguration *ItemPhotoRequestBuilderPatchRequestConfiguration) (models.ProfilePhotoable, error) {
	return nil, nil
}
func (m *ItemPhotoRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemPhotoRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemPhotoRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemPhotoRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemPhotoRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.ProfilePhotoable, requestConfiguration *ItemPhotoRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemPhotoRequestBuilder) WithUrl(rawUrl string) *ItemPhotoRequestBuilder { return nil }

type ItemPhotoRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemPhotoRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type ItemPhotoRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *ItemPhotoRequestBuilderGetQueryParameters
}

type ItemPhotoRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemPhotoRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemPhotoRequestBuilder {
	return nil
}

type ItemPhotoValueContentRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemPhotoValueContentRequestBuilder) Delete(ctx context.Context, requestConfiguration *ItemPhotoValueContentRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *ItemPhotoValueContentRequestBuilder) Get(ctx context.Context, requestConfiguration *ItemPhotoValueContentRequestBuilderGetRequestConfiguration) ([]byte, error) {
	return nil, nil
}
func (m *ItemPhotoValueContentRequestBuilder) Put(ctx context.Context, body []byte, requestConfiguration *ItemPhotoValueContentRequestBuilderPutRequestConfiguration) ([]byte, error) {
	return nil, nil
}
func (m *ItemPhotoValueContentRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *ItemPhotoValueContentRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemPhotoValueContentRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *ItemPhotoValueContentRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemPhotoValueContentRequestBuilder) ToPutRequestInformation(ctx context.Context, body []byte, requestConfiguration *ItemPhotoValueContentRequestBuilderPutRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemPhotoValueContentRequestBuilder) WithUrl(rawUrl string) *ItemPhotoValueContentRequestBuilder {
	return nil
}

type ItemPhotoValueContentRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemPhotoValueContentRequestBuilderGetRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type ItemPhotoValueContentRequestBuilderPutRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemPhotoValueContentRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemPhotoValueContentRequestBuilder {
	return nil
}

type ItemRevokeSignInSessionsPostResponse struct {
}

func (m *ItemRevokeSignInSessionsPostResponse) GetAdditionalData() map[string]any   { return nil }
func (m *ItemRevokeSignInSessionsPostResponse) GetBackingStore() store.BackingStore { return nil }
func (m *ItemRevokeSignInSessionsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemRevokeSignInSessionsPostResponse) GetValue() *bool { return nil }
func (m *ItemRevokeSignInSessionsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemRevokeSignInSessionsPostResponse) SetAdditionalData(value map[string]any)   {}
func (m *ItemRevokeSignInSessionsPostResponse) SetBackingStore(value store.BackingStore) {}
func (m *ItemRevokeSignInSessionsPostResponse) SetValue(value *bool)                     {}

func NewItemRevokeSignInSessionsPostResponse() *ItemRevokeSignInSessionsPostResponse { return nil }

func CreateItemRevokeSignInSessionsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemRevokeSignInSessionsPostResponseable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetValue() *bool
	SetBackingStore(value store.BackingStore)
	SetValue(value *bool)
}

type ItemRevokeSignInSessionsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemRevokeSignInSessionsRequestBuilder) Post(ctx context.Context, requestConfiguration *ItemRevokeSignInSessionsRequestBuilderPostRequestConfiguration) (ItemRevokeSignInSessionsResponseable, error) {
	return nil, nil
}
func (m *ItemRevokeSignInSessionsRequestBuilder) PostAsRevokeSignInSessionsPostResponse(ctx context.Context, requestConfiguration *ItemRevokeSignInSessionsRequestBuilderPostRequestConfiguration) (ItemRevokeSignInSessionsPostResponseable, error) {
	return nil, nil
}
func (m *ItemRevokeSignInSessionsRequestBuilder) ToPostRequestInformation(ctx context.Context, requestConfiguration *ItemRevokeSignInSessionsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemRevokeSignInSessionsRequestBuilder) WithUrl(rawUrl string) *ItemRevokeSignInSessionsRequestBuilder {
	return nil
}

type ItemRevokeSignInSessionsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemRevokeSignInSessionsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemRevokeSignInSessionsRequestBuilder {
	return nil
}

type ItemRevokeSignInSessionsResponse struct {
	ItemRevokeSignInSessionsPostResponse
}

func NewItemRevokeSignInSessionsResponse() *ItemRevokeSignInSessionsResponse { return nil }

func CreateItemRevokeSignInSessionsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemRevokeSignInSessionsResponseable interface {
	ItemRevokeSignInSessionsPostResponseable
	serialization.Parsable
}

type ItemSendMailPostRequestBody struct {
}

func (m *ItemSendMailPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemSendMailPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemSendMailPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemSendMailPostRequestBody) GetMessage() models.Messageable { return nil }
func (m *ItemSendMailPostRequestBody) GetSaveToSentItems() *bool      { return nil }
func (m *ItemSendMailPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemSendMailPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemSendMailPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemSendMailPostRequestBody) SetMessage(value models.Messageable)      {}
func (m *ItemSendMailPostRequestBody) SetSaveToSentItems(value *bool)           {}

func NewItemSendMailPostRequestBody() *ItemSendMailPostRequestBody { return nil }

func CreateItemSendMailPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemSendMailPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetMessage() models.Messageable
	GetSaveToSentItems() *bool
	SetBackingStore(value store.BackingStore)
	SetMessage(value models.Messageable)
	SetSaveToSentItems(value *bool)
}

type ItemSendMailRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemSendMailRequestBuilder) Post(ctx context.Context, body ItemSendMailPostRequestBodyable, requestConfiguration *ItemSendMailRequestBuilderPostRequestConfiguration) error {
	return nil
}
func (m *ItemSendMailRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemSendMailPostRequestBodyable, requestConfiguration *ItemSendMailRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemSendMailRequestBuilder) WithUrl(rawUrl string) *ItemSendMailRequestBuilder { return nil }

type ItemSendMailRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemSendMailRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemSendMailRequestBuilder {
	return nil
}

type ItemTranslateExchangeIdsPostRequestBody struct {
}

func (m *ItemTranslateExchangeIdsPostRequestBody) GetAdditionalData() map[string]any   { return nil }
func (m *ItemTranslateExchangeIdsPostRequestBody) GetBackingStore() store.BackingStore { return nil }
func (m *ItemTranslateExchangeIdsPostRequestBody) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemTranslateExchangeIdsPostRequestBody) GetInputIds() []string { return nil }
func (m *ItemTranslateExchangeIdsPostRequestBody) Serialize(writer serialization.SerializationWriter) error {
	return nil
}
func (m *ItemTranslateExchangeIdsPostRequestBody) SetAdditionalData(value map[string]any)   {}
func (m *ItemTranslateExchangeIdsPostRequestBody) SetBackingStore(value store.BackingStore) {}
func (m *ItemTranslateExchangeIdsPostRequestBody) SetInputIds(value []string)               {}

func NewItemTranslateExchangeIdsPostRequestBody() *ItemTranslateExchangeIdsPostRequestBody {
	return nil
}

func CreateItemTranslateExchangeIdsPostRequestBodyFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemTranslateExchangeIdsPostRequestBodyable interface {
	serialization.AdditionalDataHolder
	store.BackedModel
	serialization.Parsable
	GetBackingStore() store.BackingStore
	GetInputIds() []string
	SetBackingStore(value store.BackingStore)
	SetInputIds(value []string)
}

type ItemTranslateExchangeIdsPostResponse struct {
	models.BaseCollectionPaginationCountResponse
}

func (m *ItemTranslateExchangeIdsPostResponse) GetFieldDeserializers() map[string]func(serialization.ParseNode) error {
	return nil
}
func (m *ItemTranslateExchangeIdsPostResponse) Serialize(writer serialization.SerializationWriter) error {
	return nil
}

func NewItemTranslateExchangeIdsPostResponse() *ItemTranslateExchangeIdsPostResponse { return nil }

func CreateItemTranslateExchangeIdsPostResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemTranslateExchangeIdsPostResponseable interface {
	models.BaseCollectionPaginationCountResponseable
	serialization.Parsable
}

type ItemTranslateExchangeIdsRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *ItemTranslateExchangeIdsRequestBuilder) Post(ctx context.Context, body ItemTranslateExchangeIdsPostRequestBodyable, requestConfiguration *ItemTranslateExchangeIdsRequestBuilderPostRequestConfiguration) (ItemTranslateExchangeIdsResponseable, error) {
	return nil, nil
}
func (m *ItemTranslateExchangeIdsRequestBuilder) PostAsTranslateExchangeIdsPostResponse(ctx context.Context, body ItemTranslateExchangeIdsPostRequestBodyable, requestConfiguration *ItemTranslateExchangeIdsRequestBuilderPostRequestConfiguration) (ItemTranslateExchangeIdsPostResponseable, error) {
	return nil, nil
}
func (m *ItemTranslateExchangeIdsRequestBuilder) ToPostRequestInformation(ctx context.Context, body ItemTranslateExchangeIdsPostRequestBodyable, requestConfiguration *ItemTranslateExchangeIdsRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *ItemTranslateExchangeIdsRequestBuilder) WithUrl(rawUrl string) *ItemTranslateExchangeIdsRequestBuilder {
	return nil
}

type ItemTranslateExchangeIdsRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewItemTranslateExchangeIdsRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *ItemTranslateExchangeIdsRequestBuilder {
	return nil
}

type ItemTranslateExchangeIdsResponse struct {
	ItemTranslateExchangeIdsPostResponse
}

func NewItemTranslateExchangeIdsResponse() *ItemTranslateExchangeIdsResponse { return nil }

func CreateItemTranslateExchangeIdsResponseFromDiscriminatorValue(parseNode serialization.ParseNode) (serialization.Parsable, error) {
	return nil, nil
}

type ItemTranslateExchangeIdsResponseable interface {
	ItemTranslateExchangeIdsPostResponseable
	serialization.Parsable
}

type UserItemRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *UserItemRequestBuilder) AssignLicense() *ItemAssignLicenseRequestBuilder         { return nil }
func (m *UserItemRequestBuilder) Calendar() *ItemCalendarRequestBuilder                   { return nil }
func (m *UserItemRequestBuilder) Calendars() *ItemCalendarsRequestBuilder                 { return nil }
func (m *UserItemRequestBuilder) CalendarView() *ItemCalendarViewRequestBuilder           { return nil }
func (m *UserItemRequestBuilder) Chats() *ItemChatsRequestBuilder                         { return nil }
func (m *UserItemRequestBuilder) CheckMemberGroups() *ItemCheckMemberGroupsRequestBuilder { return nil }
func (m *UserItemRequestBuilder) Contacts() *ItemContactsRequestBuilder                   { return nil }
func (m *UserItemRequestBuilder) Delete(ctx context.Context, requestConfiguration *UserItemRequestBuilderDeleteRequestConfiguration) error {
	return nil
}
func (m *UserItemRequestBuilder) Drive() *ItemDriveRequestBuilder                       { return nil }
func (m *UserItemRequestBuilder) Drives() *ItemDrivesRequestBuilder                     { return nil }
func (m *UserItemRequestBuilder) Events() *ItemEventsRequestBuilder                     { return nil }
func (m *UserItemRequestBuilder) FindMeetingTimes() *ItemFindMeetingTimesRequestBuilder { return nil }
func (m *UserItemRequestBuilder) Get(ctx context.Context, requestConfiguration *UserItemRequestBuilderGetRequestConfiguration) (models.Userable, error) {
	return nil, nil
}
func (m *UserItemRequestBuilder) GetMailTips() *ItemGetMailTipsRequestBuilder           { return nil }
func (m *UserItemRequestBuilder) GetMemberGroups() *ItemGetMemberGroupsRequestBuilder   { return nil }
func (m *UserItemRequestBuilder) GetMemberObjects() *ItemGetMemberObjectsRequestBuilder { return nil }
func (m *UserItemRequestBuilder) MailFolders() *ItemMailFoldersRequestBuilder           { return nil }
func (m *UserItemRequestBuilder) Manager() *ItemManagerRequestBuilder                   { return nil }
func (m *UserItemRequestBuilder) MemberOf() *ItemMemberOfRequestBuilder                 { return nil }
func (m *UserItemRequestBuilder) Messages() *ItemMessagesRequestBuilder                 { return nil }
func (m *UserItemRequestBuilder) OnlineMeetings() *ItemOnlineMeetingsRequestBuilder     { return nil }
func (m *UserItemRequestBuilder) Patch(ctx context.Context, body models.Userable, requestConfiguration *UserItemRequestBuilderPatchRequestConfiguration) (models.Userable, error) {
	return nil, nil
}
func (m *UserItemRequestBuilder) Photo() *ItemPhotoRequestBuilder { return nil }
func (m *UserItemRequestBuilder) RevokeSignInSessions() *ItemRevokeSignInSessionsRequestBuilder {
	return nil
}
func (m *UserItemRequestBuilder) SendMail() *ItemSendMailRequestBuilder { return nil }
func (m *UserItemRequestBuilder) ToDeleteRequestInformation(ctx context.Context, requestConfiguration *UserItemRequestBuilderDeleteRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *UserItemRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *UserItemRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *UserItemRequestBuilder) ToPatchRequestInformation(ctx context.Context, body models.Userable, requestConfiguration *UserItemRequestBuilderPatchRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *UserItemRequestBuilder) TranslateExchangeIds() *ItemTranslateExchangeIdsRequestBuilder {
	return nil
}
func (m *UserItemRequestBuilder) WithUrl(rawUrl string) *UserItemRequestBuilder { return nil }

type UserItemRequestBuilderDeleteRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

type UserItemRequestBuilderGetQueryParameters struct {
	Expand []string `uriparametername:"%24expand"`
	Select []string `uriparametername:"%24select"`
}

type UserItemRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *UserItemRequestBuilderGetQueryParameters
}

type UserItemRequestBuilderPatchRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewUserItemRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *UserItemRequestBuilder {
	return nil
}

type UsersRequestBuilder struct {
	abstractions.BaseRequestBuilder
}

func (m *UsersRequestBuilder) ByUserId(userId string) *UserItemRequestBuilder { return nil }
func (m *UsersRequestBuilder) Delta() *DeltaRequestBuilder                    { return nil }
func (m *UsersRequestBuilder) Get(ctx context.Context, requestConfiguration *UsersRequestBuilderGetRequestConfiguration) (models.UserCollectionResponseable, error) {
	return nil, nil
}
func (m *UsersRequestBuilder) GetByIds() *GetByIdsRequestBuilder { return nil }
func (m *UsersRequestBuilder) Post(ctx context.Context, body models.Userable, requestConfiguration *UsersRequestBuilderPostRequestConfiguration) (models.Userable, error) {
	return nil, nil
}
func (m *UsersRequestBuilder) ToGetRequestInformation(ctx context.Context, requestConfiguration *UsersRequestBuilderGetRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *UsersRequestBuilder) ToPostRequestInformation(ctx context.Context, body models.Userable, requestConfiguration *UsersRequestBuilderPostRequestConfiguration) (*abstractions.RequestInformation, error) {
	return nil, nil
}
func (m *UsersRequestBuilder) WithUrl(rawUrl string) *UsersRequestBuilder { return nil }

type UsersRequestBuilderGetQueryParameters struct {
	Count   *bool    `uriparametername:"%24count"`
	Expand  []string `uriparametername:"%24expand"`
	Filter  *string  `uriparametername:"%24filter"`
	Orderby []string `uriparametername:"%24orderby"`
	Search  *string  `uriparametername:"%24search"`
	Select  []string `uriparametername:"%24select"`
	Top     *int32   `uriparametername:"%24top"`
}

type UsersRequestBuilderGetRequestConfiguration struct {
	Headers         *abstractions.RequestHeaders
	Options         []abstractions.RequestOption
	QueryParameters *UsersRequestBuilderGetQueryParameters
}

type UsersRequestBuilderPostRequestConfiguration struct {
	Headers *abstractions.RequestHeaders
	Options []abstractions.RequestOption
}

func NewUsersRequestBuilder(rawUrl string, requestAdapter abstractions.RequestAdapter) *UsersRequestBuilder {
	return nil
}
