// Package fixes holds zeros that the fix can mend.
package fixes

import "github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"

func once() policy.RetryOptions {
	return policy.RetryOptions{MaxRetries: 0} // want `write -1`
}
