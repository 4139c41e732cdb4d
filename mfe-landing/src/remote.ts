import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

const { titles, descriptions } = ar

/** A public page, prerendered by the site server. */
const open = <S extends keyof typeof titles, M extends object>(name: string, screen: S, more?: M) => ({
  ...{ name, path: paths[screen], screen, title: titles[screen], description: descriptions[screen] },
  ...({ layout: 'public', access: 'public', prerender: true } as const),
  ...more,
})

/** One of the public texts within the content area, or in a host app. */
const text = <T extends 'terms' | 'privacy', F extends object>(name: string, of: T, path: `/${string}`, frame: F) => ({
  ...{ name, path, screen: `${of}Inside` as const, title: titles[of], texts: [of] },
  ...frame,
})
const inside = { layout: 'home', access: 'visitor' } as const
const webView = { layout: 'web-view', access: 'public' } as const

/** The landing page and the public texts, the texts also in the layouts of the content area and the web view. */
export const declaration = declareRemote({
  name: 'landing',
  routes: [
    open('LandingPage', 'landing', { texts: ['faq'], answers: ['leafOfDay'] }),
    open('aboutUs', 'about'),
    open('contactUs', 'contact'),
    open('TermsAndConditions', 'terms', { texts: ['terms'] }),
    open('PrivacyPolicy', 'privacy', { texts: ['privacy'] }),
    text('termsAndConditionsHome', 'terms', paths.homeTerms, inside),
    text('privacyPolicyHome', 'privacy', paths.homePrivacy, inside),
    text('webview_terms_conditions', 'terms', paths.webViewTerms, webView),
    text('webview_privacy_policy', 'privacy', paths.webViewPrivacy, webView),
  ],
  slots: [],
  menu: [
    {
      ...{ id: 'privacy', label: titles.privacy, route: 'privacyPolicyHome', icon: 'privacy' },
      in: { sidebar: { order: 50 }, 'subscription-small': { order: 10 } },
    },
    {
      ...{ id: 'terms', label: titles.terms, route: 'termsAndConditionsHome', icon: 'terms' },
      in: { sidebar: { order: 60 }, 'subscription-small': { order: 20 } },
    },
  ],
})
