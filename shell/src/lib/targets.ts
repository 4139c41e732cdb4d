import type { Target } from '@yawmi/remote-kit'

/** Routes that the shell itself navigates to; the remotes that own them define their addresses. */
export const LANDING: Target = { name: 'LandingPage' }
export const HOME = { name: 'home' } satisfies Target
