import fc from 'fast-check'
import { hostileValue, uuid } from './hostile'

/** The parts of JSON Schema that the API's description uses for what clients send. */
export interface Schema {
  $ref?: string
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** A value that the schema takes, mostly: patterns are left to chance. */
export function goodValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.format === 'uuid') return uuid
  if (schema.format === 'email') return fc.emailAddress()
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 100, 100_000) })
  }
  return fc.constantFrom('نص', '1234', '0912345678', '#cta_button')
}

/**
 * Values by name, most often with one of them hostile and the others good: two that are wrong hide each other.
 * @param bad stands in for the good value of a name
 */
export function fieldsOf<T>(
  good: Record<string, fc.Arbitrary<T>>,
  bad: fc.Arbitrary<T>,
): fc.Arbitrary<Record<string, T>> {
  const names = Object.keys(good)
  if (names.length === 0) return fc.constant({})
  const allGood = fc.record(good)
  const oneBad = fc
    .tuple(allGood, fc.constantFrom(...names), bad)
    .map(([fields, name, value]) => ({ ...fields, [name]: value }))
  const anything = fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(good[name]!, bad)])), {
    requiredKeys: [],
  })
  return fc.oneof(
    { weight: 1, arbitrary: allGood },
    { weight: 5, arbitrary: oneBad },
    { weight: 2, arbitrary: anything },
  ) as fc.Arbitrary<Record<string, T>>
}

/** An object of the schema's properties, with something more now and then. */
export function objectFor({ properties = {} }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const good = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, goodValue(schema)]))
  const more = fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), hostileValue, { maxKeys: 3 }) },
  )
  return fc.tuple(fieldsOf(good, hostileValue), more).map(([known, extra]) => ({ ...extra, ...known }))
}
