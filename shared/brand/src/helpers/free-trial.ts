import { ar } from '../copy/ar'
import { pluralForm, type PluralForms } from '../lib/plural'
import { fillText } from './words'

const HOURS_OF_DAY = 24

/** A free trial in words, «يوم مجاني», «12 ساعة مجانية»: whole days as days. Undefined for a brand without one. */
export const freeTrialText = (trialHours: number): string | undefined => {
  if (trialHours === 0) return undefined
  const days = trialHours / HOURS_OF_DAY
  return Number.isInteger(days) ? counted(days, ar.freeDays) : counted(trialHours, ar.freeHours)
}

const counted = (n: number, forms: PluralForms) => fillText(pluralForm(n, forms), { n })
