export const screens = {
  welcome: () => import('./screens/welcome-screen'),
  register: () => import('./screens/register-screen'),
  confirmOtp: () => import('./screens/confirm-otp-screen'),
  callback: () => import('./screens/callback-screen'),
}
export const slots = { 'otp-dialog': () => import('./features/otp/otp-dialog') }
