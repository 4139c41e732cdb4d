import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

const { titles, descriptions } = ar

/** Pages for everybody, drawn ahead by the site server. */
const open = { layout: 'public', access: 'public', prerender: true } as const

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
      answers: ['leafOfDay'],
      texts: ['faq'],
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
      texts: ['terms'],
      title: titles.terms,
      description: descriptions.terms,
      ...open,
    },
    {
      name: 'PrivacyPolicy',
      path: paths.privacy,
      screen: 'privacy',
      texts: ['privacy'],
      title: titles.privacy,
      description: descriptions.privacy,
      ...open,
    },
    {
      name: 'termsAndConditionsHome',
      path: paths.homeTerms,
      screen: 'termsInside',
      texts: ['terms'],
      layout: 'home',
      access: 'visitor',
      title: titles.terms,
    },
    {
      name: 'privacyPolicyHome',
      path: paths.homePrivacy,
      screen: 'privacyInside',
      texts: ['privacy'],
      layout: 'home',
      access: 'visitor',
      title: titles.privacy,
    },
    {
      name: 'webview_terms_conditions',
      path: paths.webViewTerms,
      screen: 'termsInside',
      texts: ['terms'],
      layout: 'web-view',
      access: 'public',
      title: titles.terms,
    },
    {
      name: 'webview_privacy_policy',
      path: paths.webViewPrivacy,
      screen: 'privacyInside',
      texts: ['privacy'],
      layout: 'web-view',
      access: 'public',
      title: titles.privacy,
    },
  ],
  slots: [],
})
