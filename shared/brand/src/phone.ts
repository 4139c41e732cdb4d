import type { Brand, Operator } from './schema'

/** Whether a number in the form `+2189…` is one that the brand serves. */
export const acceptsPhone = (brand: Brand, msisdn: string) => new RegExp(brand.phoneRule).test(msisdn)

/** The operator that a number in the form `+2189…` belongs to, or undefined. */
export const operatorOf = (brand: Brand, msisdn: string): Operator | undefined =>
  brand.operators.find(({ phoneRule }) => new RegExp(phoneRule).test(msisdn))
