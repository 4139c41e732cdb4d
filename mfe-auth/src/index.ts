import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

/** Both forms of this remote: `./remote` for the shell and `./lifecycles` for any page. */
export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    welcome: () => import('./screens/welcome-screen'),
    register: () => import('./screens/register-screen'),
    confirmOtp: () => import('./screens/confirm-otp-screen'),
    callback: () => import('./screens/callback-screen'),
  },
  slots: { 'otp-dialog': () => import('./features/otp/otp-dialog') },
})
