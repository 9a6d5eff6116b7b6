// Package azcore is a stand-in for github.com/Azure/azure-sdk-for-go/sdk/azcore: some of its
// declarations, with empty bodies, for the analyzers' tests.
package azcore

import (
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/internal/exported"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime"
)

type AccessToken = exported.AccessToken

type TokenCredential = exported.TokenCredential

type KeyCredential = exported.KeyCredential

func NewKeyCredential(key string) *KeyCredential { return nil }

type ClientOptions = policy.ClientOptions

type Client struct {
}

func (c *Client) Pipeline() runtime.Pipeline               { return runtime.Pipeline{} }
func (c *Client) WithClientName(clientName string) *Client { return nil }

func NewClient(moduleName, moduleVersion string, plOpts runtime.PipelineOptions, options *ClientOptions) (*Client, error) {
	return nil, nil
}

type ResponseError = exported.ResponseError
