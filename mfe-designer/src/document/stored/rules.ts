/** What a field of a stored design may be. */

export type Rule = (value: unknown) => boolean
export type Rules<T> = { [K in keyof Required<T>]: Rule }

interface Bounds {
  min: number
  max: number
}

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
export const isLength = (value: unknown): value is number => isNumber(value) && value > 0
export const isFlag: Rule = (value) => typeof value === 'boolean'
export const isTrue: Rule = (value) => value === true
export const isString: Rule = (value) => typeof value === 'string'
export const isColor: Rule = (value) => typeof value === 'string' && /^[0-9a-f]{6}$/i.test(value)
export const isOneOf =
  (values: readonly unknown[]): Rule =>
  (value) =>
    values.includes(value)

export const within =
  ({ min, max }: Bounds): Rule =>
  (value) =>
    isNumber(value) && value >= min && value <= max

export const wholeWithin =
  (bounds: Bounds): Rule =>
  (value) =>
    Number.isInteger(value) && within(bounds)(value)

/** The fields that a stored value has of something: those left out are left out, and one that is invalid makes it none. */
export function fieldsOf<T>(value: unknown, rules: Rules<T>): Partial<T> | undefined {
  const candidate = Object(value) as Record<string, unknown>
  const fields: Partial<Record<string, unknown>> = {}
  // A loop: a design has a hundred boxes of twenty fields, which are read while somebody waits for it.
  for (const name of Object.keys(rules)) {
    const field = candidate[name]
    if (field === undefined) continue
    if (!rules[name as keyof T](field)) return undefined
    fields[name] = field
  }
  return fields as Partial<T>
}
