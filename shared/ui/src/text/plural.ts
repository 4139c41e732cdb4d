import { fillText, pluralForm, type PluralForms } from '@yawmi/brand'

const number = new Intl.NumberFormat('ar-LY')

/** `plural(3, { one: 'ملصق واحد', two: 'ملصقان', few: '{n} ملصقات', other: '{n} ملصقًا' })` → «3 ملصقات» */
export const plural = (n: number, forms: PluralForms) => fillText(pluralForm(n, forms), { n: number.format(n) })
