import { CATEGORY_IDS, FREE_VISITOR_TOKEN } from '@yawmi/contract'
import fc from 'fast-check'

/** Texts that have broken servers before. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'أحمد\0',
  '\u0001\u001f\u007f\u0085\u2028',
  '\ud800',
  '\udfff أ',
  '\u202e\u200f\u061c',
  'ﷺ'.repeat(300),
  'َ'.repeat(5000),
  '١٢٣٤',
  '🧕🏽👨‍👩‍👧‍👦',
  "'; DROP TABLE contents; --",
  '%',
  '%00',
  '%E0%A4%A',
  '..%2f..%2f..%2fetc%2fpasswd',
  '../../../../etc/passwd',
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e400',
  '99999999999999999999',
  '2147483648',
  '9223372036854775808',
  '0x10',
  'true',
  '[object Object]',
  '\r\nSet-Cookie: a=b',
  '0912345678',
  '+218912345678',
]

/** Texts of all kinds: known troublemakers, Arabic, anything at all, and some that are huge. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0x600, max: 0x6ff }).map((point) => String.fromCodePoint(point)),
      maxLength: 200,
    }),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code)),
      maxLength: 8,
    }),
  },
  // Within what any text may be long, so that it is the character that is judged.
  { weight: 3, arbitrary: fc.constantFrom('\0', '\0', '\u0001', '\ud800', '\u2028').map((odd) => `نص${odd}`) },
  { weight: 1, arbitrary: fc.constantFrom(300, 5_000, 15_000, 70_000).map((length) => 'ض'.repeat(length)) },
)

/** Values of every type that JSON has, and of the wrong depth. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 3000 }).map((depth) => nested(depth)) },
)

/** Objects in objects; too deep for whoever walks them by recursion without a bound. */
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

export const uuid: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.values(CATEGORY_IDS)),
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
)

/** A bearer token: one of those that are good, or anything. */
export const tokenFrom = (good: readonly string[]): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, FREE_VISITOR_TOKEN, 'a'.repeat(43), 'x'.repeat(9000)) },
  )

/** Percent-encoded, which lone surrogates are not by themselves. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString())
