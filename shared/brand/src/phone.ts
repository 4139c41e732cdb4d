import { ar } from './copy/ar'
import type { Brand, Operator } from './schema'

/** Whether a number in the form `+2189…` is one that the brand serves. */
export const acceptsPhone = (brand: Pick<Brand, 'phoneRule'>, msisdn: string) =>
  new RegExp(brand.phoneRule).test(msisdn)

/** The operator that a number in the form `+2189…` belongs to, or undefined. */
export const operatorOf = (brand: Pick<Brand, 'operators'>, msisdn: string): Operator | undefined =>
  brand.operators.find(({ phoneRule }) => new RegExp(phoneRule).test(msisdn))

/** Whether ten digits that were typed, `09…`, are a Libyan mobile number of an operator that the brand does not serve. */
export const isOfOthers = (brand: Brand, digits: string) =>
  /^09[1-6]\d{7}$/.test(digits) && !acceptsPhone(brand, `+218${digits.slice(1)}`)

/** The brand's operators by name, «الأولى أو الثانية». */
export const operatorNames = ({ operators }: Pick<Brand, 'operators'>) => operators.map(({ name }) => name).join(ar.or)
