import * as myAccount from './screens/my-account-screen'
import * as subscriptionDetails from './screens/subscription-details-screen'
import * as webviewProfile from './screens/webview-profile-screen'

/** In pages of others so few screens come as one file: fewer requests, and fewer bytes together. */
export const screens = {
  'my-account': async () => myAccount,
  'subscription-details': async () => subscriptionDetails,
  'webview-profile': async () => webviewProfile,
}
