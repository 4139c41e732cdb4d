/** A real Chromium and people in it, for journeys and for what `bench/` measures. */
export { DESKTOP, PHONE, Visitor, type VisitorOptions } from './visitor'
export { SignUp } from '../pages/sign-up'
export { newNumber } from '../pages/inbox'
export { SignInFlow } from '../pages/sign-in-flow'
export { signInByApi } from '../pages/subscriber'
export { Studio, type StudioDesign } from '../pages/studio'
export { SITE } from '../product/product'
