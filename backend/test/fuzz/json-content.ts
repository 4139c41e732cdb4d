import fc from 'fast-check'
import { hostileText } from './hostile'
import { objectFor, type Schema } from './schema-values'

/** A request's body and what it says that it is. */
export interface Content {
  type?: string
  payload?: string | Buffer
}

const OTHER_TYPES = ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-7', ';', '']

/** JSON bodies: an object, another value, broken text, or JSON under another name. */
export function jsonContent(schema: Schema): fc.Arbitrary<Content> {
  const type = 'application/json'
  const whole = objectFor(schema).map((value) => JSON.stringify(value))
  const cut = fc.tuple(whole, fc.nat()).map(([text, at]) => text.slice(0, at % text.length))
  const value = fc.jsonValue().map((any) => JSON.stringify(any))
  const misnamed = fc.record({ type: fc.constantFrom(...OTHER_TYPES), payload: whole })
  const named = (payload: fc.Arbitrary<string>) => fc.record({ type: fc.constant(type), payload })
  return fc.oneof<fc.WeightedArbitrary<Content>[]>(
    { weight: 8, arbitrary: named(whole) },
    { weight: 3, arbitrary: named(fc.oneof(value, cut, hostileText)) },
    { weight: 1, arbitrary: misnamed },
    { weight: 1, arbitrary: fc.constant({}) },
  )
}
