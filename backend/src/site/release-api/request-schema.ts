import { remoteNameSchema } from '@yawmi/contract/schemas'
import { z } from 'zod'

/** As builds name versions, and as a folder may be named. */
const version = z
  .string()
  .max(100)
  .regex(/^[\dA-Za-z][\w.+-]*$/, 'is no version')
const text = z.string().max(500)
const brandId = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'is no brand')
const sha256 = z.string().regex(/^[\da-f]{64}$/, 'is no SHA-256')

/** What every act may be given. */
const allowed = {
  dryRun: z.boolean().optional(),
  serial: z.number().int().nonnegative().optional(),
  reason: text.optional(),
}
const dropRoutes = z.boolean().optional()
const audience = {
  share: z.number().positive().max(100).optional(),
  brands: z.array(brandId).max(50).optional(),
  testers: z.literal(true).optional(),
  together: z.array(remoteNameSchema).max(20).optional(),
}

const signedFields = {
  site: z.url(),
  at: z.iso.datetime(),
  kid: z.string().max(60),
}
const act = <C extends string, O extends z.ZodRawShape>(command: C, options: O) =>
  z.object({
    ...signedFields,
    command: z.literal(command),
    remote: remoteNameSchema,
    version: version.optional(),
    options: z.object({ ...allowed, ...options }),
  })
const withVersion = { version }
const question = <C extends string, O extends z.ZodRawShape>(command: C, options: O) =>
  z.object({ ...signedFields, command: z.literal(command), options: z.object(options) })

/** A request that a team's key has signed: what is to be done, for which site and when (shared/releases/src/https). */
export const requestSchema = z.discriminatedUnion('command', [
  act('upload', { bytes: z.number().int().positive(), digest: sha256 }).extend(withVersion),
  act('publish', {
    archive: sha256,
    // Judged by the contract's rules as it stands: they say what is wrong with it in words.
    declaration: z.record(z.string(), z.unknown()),
    candidate: z.boolean().optional(),
    skipped: z.array(z.enum(['types', 'tests', 'embed'])).optional(),
    dropRoutes,
  }).extend(withVersion),
  act('promote', { dropRoutes }),
  act('rollback', {}),
  act('canary', audience),
  act('withdraw', { isGood: z.boolean().optional() }),
  act('hold', {}),
  act('pin', {}).extend(withVersion),
  act('unpin', {}).extend(withVersion),
  act('retire', { on: z.iso.date().optional() }).extend(withVersion),
  z.object({
    ...signedFields,
    command: z.literal('testers'),
    remote: remoteNameSchema,
    options: z.object({ days: z.number().positive().max(90).optional() }),
  }),
  question('status', {}),
  question('log', { verify: z.boolean().optional() }),
])
export type ReleaseRequest = z.output<typeof requestSchema>
/** The requests that change the list, or would. */
export type ActRequest = Exclude<ReleaseRequest, { command: 'upload' | 'testers' | 'status' | 'log' }>

const signed = { request: z.string().max(48_000), signature: z.string().max(100) }
export const signedSchema = z.object(signed)
export type Signed = z.output<typeof signedSchema>

/** The body of a call: the request, and once its line of the record is signed, that. */
export const bodySchema = z.object({
  ...signed,
  at: z.iso.datetime().optional(),
  line: z.string().max(60_000).optional(),
  lineSignature: z.string().max(100).optional(),
})
export type CallBody = z.output<typeof bodySchema>
