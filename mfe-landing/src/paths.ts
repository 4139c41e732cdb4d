/** Every address that this remote owns, as the specification's route table writes it. */
export const paths = {
  landing: '/',
  about: '/about-us',
  contact: '/Contact-Us',
  terms: '/terms-and-conditions',
  privacy: '/privacy',
  homeTerms: '/home-terms-and-conditions',
  homePrivacy: '/home-privacy-policy',
  webViewTerms: '/webview/terms-conditions',
  webViewPrivacy: '/webview/privacy-policy',
} as const
