import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/ar'
import { paths } from './paths'

const home = { layout: 'home', access: 'subscriber', skeleton: true, begins: ['subscriberDetails'] } as const
const webView = { layout: 'web-view', access: 'public' } as const
const { myAccount, subscriptionDetails } = titles
const profile = { screen: 'webview-profile', title: subscriptionDetails, ...webView } as const

/** The screens of account and subscription. */
export const declaration = declareRemote({
  name: 'account',
  routes: [
    { name: 'my_account', path: paths.myAccount, screen: 'my-account', title: myAccount, ...home },
    {
      ...{ name: 'subscription_details', path: paths.subscriptionDetails },
      ...{ screen: 'subscription-details', title: subscriptionDetails, ...home },
    },
    { name: 'webview_profile', path: paths.webviewProfile, ...profile },
    { name: 'webview_profile_kept', path: paths.webviewProfileKept, ...profile },
  ],
  slots: [],
  menu: [
    {
      ...{ id: 'myAccount', label: myAccount, route: 'my_account', icon: 'account' },
      in: { sidebar: { order: 40, free: 'hidden' }, 'bottom-bar': { order: 10, free: 'locked' } },
    },
    {
      ...{ id: 'subscriptionDetails', label: subscriptionDetails, route: 'subscription_details', icon: 'subscription' },
      in: { subscription: { order: 10 } },
    },
  ],
})
