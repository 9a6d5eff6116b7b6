// Package models is a stand-in for github.com/microsoftgraph/msgraph-sdk-go/models: some of its
// declarations, with empty bodies, for the analyzers' tests.
package models
