import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/ar'
import { paths } from './paths'

/** The screens of account and subscription. */
export const declaration = declareRemote({
  name: 'account',
  routes: [
    {
      name: 'my_account',
      path: paths.myAccount,
      screen: 'my-account',
      layout: 'home',
      access: 'subscriber',
      title: titles.myAccount,
    },
    {
      name: 'subscription_details',
      path: paths.subscriptionDetails,
      screen: 'subscription-details',
      layout: 'home',
      access: 'subscriber',
      title: titles.subscriptionDetails,
    },
    {
      name: 'webview_profile',
      path: paths.webviewProfile,
      screen: 'webview-profile',
      layout: 'web-view',
      access: 'public',
      title: titles.subscriptionDetails,
    },
    {
      name: 'webview_profile_kept',
      path: paths.webviewProfileKept,
      screen: 'webview-profile',
      layout: 'web-view',
      access: 'public',
      title: titles.subscriptionDetails,
    },
  ],
  slots: [],
})
