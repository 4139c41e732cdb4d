import type { Target } from '@yawmi/remote-kit'

/** Route names that the shell itself leads to; the remotes that own them give them their addresses. */
export const LANDING: Target = { name: 'LandingPage' }
export const HOME: Target = { name: 'home' }
