import { fillText } from '@yawmi/brand'

/** Arabic has six forms; what is not given falls back to `other`. `{n}` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = new Intl.PluralRules('ar-LY')
const number = new Intl.NumberFormat('ar-LY')

/** `plural(3, { one: 'ملصق واحد', two: 'ملصقان', few: '{n} ملصقات', other: '{n} ملصقًا' })` → «3 ملصقات» */
export const plural = (n: number, forms: PluralForms) =>
  fillText(forms[rules.select(n)] ?? forms.other, { n: number.format(n) })
