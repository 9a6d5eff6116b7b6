//go:build never

// This file is never built. It names the modules that the stand-ins under testdata/src are held against, so that
// go.mod keeps requiring them while nothing that graphlint or its tests compile imports them: compiling the Graph SDK
// takes five minutes.
package fidelity

import (
	_ "github.com/Azure/azure-sdk-for-go/sdk/azcore"
	_ "github.com/microsoft/kiota-abstractions-go"
	_ "github.com/microsoft/kiota-authentication-azure-go"
	_ "github.com/microsoft/kiota-http-go"
	_ "github.com/microsoftgraph/msgraph-sdk-go"
	_ "github.com/microsoftgraph/msgraph-sdk-go-core"
)
