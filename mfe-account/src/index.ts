import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

/** What the shell (`remote`) and any other page (`lifecycles`) take from this remote. */
export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    'my-account': () => import('./screens/my-account-screen'),
    'subscription-details': () => import('./screens/subscription-details-screen'),
    'webview-profile': () => import('./screens/webview-profile-screen'),
  },
  slots: {},
})
