import { z } from 'zod'
import { SMS_TOKEN_DIGITS } from '../constants'

const hex = z.string().regex(/^[0-9a-f]+$/)

/**
 * A proof-of-work challenge of `altcha-lib` (version 2): find the counter whose PBKDF2 key begins with `keyPrefix`.
 * Sent back as it came, for its signature is over `parameters`.
 */
export const workChallengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex.max(64),
      salt: hex.max(64),
      cost: z.int().min(1).max(1_000_000),
      keyLength: z.int().min(1).max(64),
      keyPrefix: hex.max(16),
      /** Whom it was made for, and until when it is taken: seconds since 1970. */
      data: z.object({ bound: z.string().max(128), until: z.int() }),
    }),
    signature: hex.max(128),
  })
  .meta({ id: 'WorkChallenge' })
export type WorkChallenge = z.infer<typeof workChallengeSchema>

/** A challenge with what `solveChallenge` of `altcha-lib` answered. Good once, for the browser and number that it was made for. */
export const solvedWorkSchema = z
  .object({
    challenge: workChallengeSchema,
    solution: z.object({
      counter: z.int().min(0).max(0xffff_ffff),
      derivedKey: hex.max(128),
      time: z.number().optional(),
    }),
  })
  .meta({ id: 'SolvedWork' })
export type SolvedWork = z.infer<typeof solvedWorkSchema>

export const smsTokenSchema = z.string().regex(new RegExp(`^[1-8]\\d{${SMS_TOKEN_DIGITS - 1}}$`))

/**
 * What is asked for before a code is sent or judged. `work`: solve the challenge and make the same call again with
 * `proof`. `sms`: the person sends `text` from the number itself to the short code `to`, and the page asks `confirmSms`
 * every `retryAfter` seconds with `token`. `expiresIn` is in seconds.
 */
export const proofSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('work'), challenge: workChallengeSchema, expiresIn: z.int().min(0) }),
    z.object({
      kind: z.literal('sms'),
      to: z.string(),
      text: z.string(),
      token: smsTokenSchema,
      expiresIn: z.int().min(0),
      retryAfter: z.int().min(1),
      /** The number in E.164; servers of the former release leave it out. */
      msisdn: z.string().optional(),
    }),
  ])
  .meta({ id: 'Proof' })
export type Proof = z.infer<typeof proofSchema>
