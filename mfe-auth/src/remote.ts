import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/titles'
import { paths } from './paths'

/** What mfe-auth owns: the web-view flow, and the OTP dialog that any screen can ask for over the bus. */
export const declaration = declareRemote({
  name: 'auth',
  routes: [
    {
      name: 'webview_welcome',
      path: paths.welcome,
      screen: 'welcome',
      layout: 'web-view',
      access: 'public',
      title: titles.welcome,
    },
    {
      name: 'webview_register',
      path: paths.register,
      screen: 'register',
      layout: 'web-view',
      access: 'public',
      title: titles.register,
    },
    {
      name: 'webview_confirm_otp',
      path: paths.confirmOtp,
      screen: 'confirmOtp',
      layout: 'web-view',
      access: 'public',
      title: titles.confirmOtp,
    },
    {
      name: 'webview_callback',
      path: paths.callback,
      screen: 'callback',
      layout: 'web-view',
      access: 'public',
      title: titles.callback,
    },
  ],
  slots: ['otp-dialog'],
})
