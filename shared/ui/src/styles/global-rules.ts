import { defineGlobalRules } from './define-styles'

/** Reset, variables and defaults of everything within the scope element. */
export const globalRules = defineGlobalRules()
