import { CALLS } from './calls'
import { CHARGING } from './charging'
import { EVENTS } from './events'
import type { Check } from './target'

/** What every adapter must do. Numbers are fresh in each check, so that checks may run in any order, or at once. */
export const CONFORMANCE: readonly Check[] = [...CALLS, ...CHARGING, ...EVENTS]
