/** The paths that this remote owns (specification, section 2, "Web-view routes"). */
export const paths = {
  welcome: '/webview/welcome',
  register: '/webview/register',
  confirmOtp: '/webview/confirm-otp',
  callback: '/webview/callback',
} as const
