import { z } from 'zod'

/** The id of `OTP_SECRET` in a ring: what was made by it before there were rings carries no id, and stays good. */
export const FIRST_KEY = '0'

const keySchema = z.strictObject({
  /** Stands in what the key makes. */
  id: z.string().regex(/^[a-z0-9-]{1,16}$/, 'must have 1 to 16 of a–z, 0–9 and -'),
  secret: z.string().min(32, 'must have 32 characters or more'),
  /** For people. */
  created: z.iso.date('must be a day, as 2026-11-22').optional(),
})

/** Keys from the oldest to the newest, and which of them signs. The others are good for what they signed. */
const purposeSchema = z
  .strictObject({ signs: z.string(), keys: z.array(keySchema).min(1, 'must have a key') })
  .refine(({ keys }) => new Set(keys.map(({ id }) => id)).size === keys.length, 'must have each id once')
  .refine(({ keys }) => new Set(keys.map(({ secret }) => secret)).size === keys.length, 'must have each secret once')
  .refine(({ signs, keys }) => keys.some(({ id }) => id === signs), {
    path: ['signs'],
    error: 'must name one of the keys',
  })

export type RingKey = z.output<typeof keySchema>
export type RingKeys = z.output<typeof purposeSchema>

const isShared = (a: RingKey, b: RingKey) =>
  a.id === FIRST_KEY && b.id === FIRST_KEY ? a.secret !== b.secret : a.secret === b.secret

/** The service's keys by what they are for. */
const keyRingSchema = z
  .strictObject({
    /** For what lives minutes or as long as a session: codes, CSRF tokens, proofs. Keys come and go. */
    codes: purposeSchema,
    /** For what stands for a number in rows that are kept: trials, consents. Keys come and stay. */
    numbers: purposeSchema,
  })
  .refine(({ codes, numbers }) => !codes.keys.some((code) => numbers.keys.some((number) => isShared(code, number))), {
    path: ['numbers'],
    error: `must share no secret with codes, but that of the key ${FIRST_KEY}`,
  })

export type KeyRing = z.output<typeof keyRingSchema>
export type KeyPurpose = keyof KeyRing

/** The ring of an install that has one secret for all. */
export function ringOfSecret(secret: string): KeyRing {
  const keys = () => ({ signs: FIRST_KEY, keys: [{ id: FIRST_KEY, secret }] })
  return { codes: keys(), numbers: keys() }
}

/** @throws ZodError, or SyntaxError where it is no JSON */
export const parseKeyRing = (text: string): KeyRing => keyRingSchema.parse(JSON.parse(text))
