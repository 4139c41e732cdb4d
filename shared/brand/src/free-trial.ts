import { ar } from './copy/ar'
import { fillText } from './words'

const HOURS_OF_DAY = 24

const plural = new Intl.PluralRules('ar-LY')

/** A free trial in words, «يوم مجاني», «12 ساعة مجانية»: whole days as days. Undefined for a brand without one. */
export const freeTrialText = (trialHours: number): string | undefined => {
  if (trialHours === 0) return undefined
  const days = trialHours / HOURS_OF_DAY
  return Number.isInteger(days) ? counted(days, ar.freeDays) : counted(trialHours, ar.freeHours)
}

function counted(n: number, forms: Record<string, string> & { other: string }): string {
  return fillText(forms[plural.select(n)] ?? forms.other, { n })
}
