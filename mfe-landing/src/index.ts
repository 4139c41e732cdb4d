import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    landing: () => import('./screens/landing-screen'),
    about: () => import('./screens/about-screen'),
    contact: () => import('./screens/contact-screen'),
    terms: () => import('./screens/terms-screen'),
    termsInside: () => import('./screens/terms-inside-screen'),
    privacy: () => import('./screens/privacy-screen'),
    privacyInside: () => import('./screens/privacy-inside-screen'),
  },
  slots: {},
})
