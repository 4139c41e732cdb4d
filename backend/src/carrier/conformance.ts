import { CALLS } from './conformance/calls'
import { CHARGING } from './conformance/charging'
import { NEWS } from './conformance/news'
import type { Check } from './conformance/target'

/** What every adapter must do. Numbers are fresh in each check, so that checks may run in any order, or at once. */
export const CONFORMANCE: readonly Check[] = [...CALLS, ...CHARGING, ...NEWS]
