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
  return fc.constantFrom('نص', 'سالم', '1234', '#cta_button')
}

/** An object of the schema's properties, each good, hostile or left out, with something more now and then. */
export function objectFor({ properties = {} }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = fc.oneof({ weight: 3, arbitrary: goodValue(schema) }, { weight: 2, arbitrary: hostileValue })
    return [name, fc.option(field, { freq: 6, nil: undefined })] as const
  })
  const more = fc.option(fc.dictionary(fc.string({ maxLength: 12 }), hostileValue, { maxKeys: 3 }), { freq: 1, nil: {} })
  return fc.tuple(fc.record(Object.fromEntries(fields)), more).map(([known, extra]) => ({ ...extra, ...known }))
}
