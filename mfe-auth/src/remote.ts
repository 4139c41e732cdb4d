import { declareRemote } from '@yawmi/remote-kit/declare'
import { titles } from './copy/titles'
import { paths } from './paths'

/** A page of the web-view flow. */
const page = { layout: 'web-view', access: 'public' } as const

/** What mfe-auth owns: the web-view flow, and the OTP dialog that any screen can ask for over the bus. */
export const declaration = declareRemote({
  name: 'auth',
  routes: [
    { name: 'webview_welcome', path: paths.welcome, screen: 'welcome', title: titles.welcome, ...page },
    { name: 'webview_register', path: paths.register, screen: 'register', title: titles.register, ...page },
    { name: 'webview_confirm_otp', path: paths.confirmOtp, screen: 'confirmOtp', title: titles.confirmOtp, ...page },
    { name: 'webview_callback', path: paths.callback, screen: 'callback', title: titles.callback, ...page },
  ],
  slots: ['otp-dialog'],
})
