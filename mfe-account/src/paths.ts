/** Addresses that this remote owns. */
export const paths = {
  myAccount: '/my-account',
  subscriptionDetails: '/subscription-details',
  /** A host app hands over its access token here. */
  webviewProfile: '/webview/profile/:access',
  /** The same page once the token is kept: nothing secret is left in the address. */
  webviewProfileKept: '/webview/profile',
} as const
