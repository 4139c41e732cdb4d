/** A real Chromium with visitors, for end-to-end tests and for the measurements of `bench/`. */
export { DESKTOP, PHONE, Visitor, type VisitorOptions } from './visitor'
export { SignUp } from '../pages/sign-up'
export { newNumber } from '../pages/inbox'
export { SignInFlow } from '../pages/sign-in-flow'
export { signInByApi } from '../pages/subscriber'
export { LARGE, photograph, plainPng } from '../pages/photograph'
export { Studio, type StudioDesign } from '../pages/studio'
export { SITE } from '../product/product'
