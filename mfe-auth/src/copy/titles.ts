/** Document titles of the routes; apart from the other texts, since the build reads the declaration alone. */
export const titles = {
  welcome: 'أهلًا بك',
  register: 'الاشتراك',
  confirmOtp: 'رمز التحقق',
  callback: 'جارٍ الدخول',
} as const
