import { ar } from '../copy/ar'
import { matchesPhoneRule, readPhoneRule } from '../lib/phone-rule'
import type { Brand, Operator } from '../schema/schema'

/**
 * Whether the brand serves a number in the form `+2189…`. A rule that cannot be read, which only an integrator's page
 * may pass, refuses nobody: the server applies its own rule.
 */
export function acceptsPhone({ phoneRule }: Pick<Brand, 'phoneRule'>, msisdn: string): boolean {
  const rule = readPhoneRule(phoneRule)
  return !rule || matchesPhoneRule(rule, msisdn)
}

/** The operator that a number in the form `+2189…` belongs to, or undefined. */
export const operatorOf = (brand: Pick<Brand, 'operators'>, msisdn: string): Operator | undefined =>
  brand.operators.find((operator) => isNumberOf(operator, msisdn))

/** Whether a number in the form `+2189…` belongs to an operator. */
export function isNumberOf({ phoneRule }: Pick<Operator, 'phoneRule'>, msisdn: string): boolean {
  const rule = readPhoneRule(phoneRule)
  return rule !== undefined && matchesPhoneRule(rule, msisdn)
}

/** Whether ten digits that were typed, `09…`, are a Libyan mobile number of an operator that the brand does not serve. */
export const isOfOthers = (brand: Brand, digits: string) =>
  /^09[1-6]\d{7}$/.test(digits) && !acceptsPhone(brand, `+218${digits.slice(1)}`)

/** The brand's operators by name, «الأولى أو الثانية». */
export const operatorNames = ({ operators }: Pick<Brand, 'operators'>) => operators.map(({ name }) => name).join(ar.or)
