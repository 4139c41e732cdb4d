/** The element that carries the design system: nothing of it reaches outside. */
export const SCOPE_CLASS = 'yawmi'
export const SCOPE = `.${SCOPE_CLASS}`
