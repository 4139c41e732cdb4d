/** Arabic has six forms; what is not given falls back to `other`. `{n}` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = new Intl.PluralRules('ar-LY')

/** The form that goes with a number, its `{n}` not yet filled in. */
export const pluralForm = (n: number, forms: PluralForms): string => forms[rules.select(n)] ?? forms.other
