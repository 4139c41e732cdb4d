import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

/** The landing page and the public texts, the texts also in the layouts of the content area and the web view. */
export const declaration = declareRemote({
  name: 'landing',
  routes: [
    {
      name: 'LandingPage',
      path: paths.landing,
      screen: 'landing',
      layout: 'public',
      access: 'public',
      title: ar.titles.landing,
    },
    { name: 'aboutUs', path: paths.about, screen: 'about', layout: 'public', access: 'public', title: ar.titles.about },
    {
      name: 'contactUs',
      path: paths.contact,
      screen: 'contact',
      layout: 'public',
      access: 'public',
      title: ar.titles.contact,
    },
    {
      name: 'TermsAndConditions',
      path: paths.terms,
      screen: 'terms',
      layout: 'public',
      access: 'public',
      title: ar.titles.terms,
    },
    {
      name: 'PrivacyPolicy',
      path: paths.privacy,
      screen: 'privacy',
      layout: 'public',
      access: 'public',
      title: ar.titles.privacy,
    },
    {
      name: 'termsAndConditionsHome',
      path: paths.homeTerms,
      screen: 'termsInside',
      layout: 'home',
      access: 'visitor',
      title: ar.titles.terms,
    },
    {
      name: 'privacyPolicyHome',
      path: paths.homePrivacy,
      screen: 'privacyInside',
      layout: 'home',
      access: 'visitor',
      title: ar.titles.privacy,
    },
    {
      name: 'webview_terms_conditions',
      path: paths.webViewTerms,
      screen: 'termsInside',
      layout: 'web-view',
      access: 'public',
      title: ar.titles.terms,
    },
    {
      name: 'webview_privacy_policy',
      path: paths.webViewPrivacy,
      screen: 'privacyInside',
      layout: 'web-view',
      access: 'public',
      title: ar.titles.privacy,
    },
  ],
  slots: [],
})
