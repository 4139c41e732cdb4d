import * as myAccount from './screens/my-account-screen'
import * as subscriptionDetails from './screens/subscription-details-screen'
import * as webviewProfile from './screens/webview-profile-screen'

/** In integrators' pages these few screens are one file: fewer requests, and fewer bytes in all. */
export const screens = {
  'my-account': async () => myAccount,
  'subscription-details': async () => subscriptionDetails,
  'webview-profile': async () => webviewProfile,
}
