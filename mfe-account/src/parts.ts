export const screens = {
  'my-account': () => import('./screens/my-account-screen'),
  'subscription-details': () => import('./screens/subscription-details-screen'),
  'webview-profile': () => import('./screens/webview-profile-screen'),
}
