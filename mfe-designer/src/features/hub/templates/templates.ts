import { EVERYDAY } from './rows/everyday'
import { FAITH } from './rows/faith'
import { FAMILY } from './rows/family'
import type { Template } from './template'

/** Every template, in the order of the occasions; their words are in `copy/ar.ts`. */
export const TEMPLATES: readonly Template[] = [...FAITH, ...FAMILY, ...EVERYDAY]
