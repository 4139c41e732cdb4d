import * as otpDialog from './features/otp/otp-dialog'
import * as callback from './screens/callback-screen'
import * as confirmOtp from './screens/confirm-otp-screen'
import * as register from './screens/register-screen'
import * as welcome from './screens/welcome-screen'

/** In integrators' pages these few screens are one file: fewer requests, and fewer bytes in all. */
export const screens = {
  welcome: async () => welcome,
  register: async () => register,
  confirmOtp: async () => confirmOtp,
  callback: async () => callback,
}
export const slots = { 'otp-dialog': async () => otpDialog }
