import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

const { titles, descriptions } = ar

/** Public pages, prerendered by the site server. */
const open = { layout: 'public', access: 'public', prerender: true } as const

/** The texts of the public pages within the content area, and in a host app. */
const inside = { layout: 'home', access: 'visitor' } as const
const webView = { layout: 'web-view', access: 'public' } as const

/** The landing page and the public texts, the texts also in the layouts of the content area and the web view. */
export const declaration = declareRemote({
  name: 'landing',
  routes: [
    {
      name: 'LandingPage',
      path: paths.landing,
      screen: 'landing',
      title: titles.landing,
      description: descriptions.landing,
      texts: ['faq'],
      answers: ['leafOfDay'],
      ...open,
    },
    {
      name: 'aboutUs',
      path: paths.about,
      screen: 'about',
      title: titles.about,
      description: descriptions.about,
      ...open,
    },
    {
      name: 'contactUs',
      path: paths.contact,
      screen: 'contact',
      title: titles.contact,
      description: descriptions.contact,
      ...open,
    },
    {
      name: 'TermsAndConditions',
      path: paths.terms,
      screen: 'terms',
      title: titles.terms,
      description: descriptions.terms,
      texts: ['terms'],
      ...open,
    },
    {
      name: 'PrivacyPolicy',
      path: paths.privacy,
      screen: 'privacy',
      title: titles.privacy,
      description: descriptions.privacy,
      texts: ['privacy'],
      ...open,
    },
    {
      name: 'termsAndConditionsHome',
      path: paths.homeTerms,
      screen: 'termsInside',
      title: titles.terms,
      texts: ['terms'],
      ...inside,
    },
    {
      name: 'privacyPolicyHome',
      path: paths.homePrivacy,
      screen: 'privacyInside',
      title: titles.privacy,
      texts: ['privacy'],
      ...inside,
    },
    {
      name: 'webview_terms_conditions',
      path: paths.webViewTerms,
      screen: 'termsInside',
      title: titles.terms,
      texts: ['terms'],
      ...webView,
    },
    {
      name: 'webview_privacy_policy',
      path: paths.webViewPrivacy,
      screen: 'privacyInside',
      title: titles.privacy,
      texts: ['privacy'],
      ...webView,
    },
  ],
  slots: [],
})
