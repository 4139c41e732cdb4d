import { plural } from '@yawmi/ui'
import { freeDays } from '../../copy/ar'

const HOURS_OF_DAY = 24

/** The brand's free trial in words, «يوم مجاني»; undefined for a brand without one. Part of a day counts as a day. */
export const freeTrialText = (trialHours: number): string | undefined =>
  trialHours > 0 ? plural(Math.ceil(trialHours / HOURS_OF_DAY), freeDays) : undefined
