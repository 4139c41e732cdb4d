import { z } from 'zod'
import { remoteNameSchema } from './releases'

/** Loads, one for each page and version; of these a failure, with the phase it was in; and the vitals of a page. */
export const fieldKindSchema = z.enum(['load', 'failure', 'event', 'lcp', 'inp', 'cls'])
export type FieldKind = z.infer<typeof fieldKindSchema>
/** What a remote was doing when it failed. */
export const fieldPhaseSchema = z.enum(['load', 'render', 'hang'])
export type FieldPhase = z.infer<typeof fieldPhaseSchema>
export const browserFamilySchema = z.enum(['chromium', 'firefox', 'safari', 'other'])

const fieldReportSchema = z.object({
  remote: remoteNameSchema,
  version: z.string().max(80),
  kind: fieldKindSchema,
  phase: fieldPhaseSchema.optional(),
  /** Name of a bus event that was unknown or malformed; the server counts so many names apart. */
  event: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*\/[a-z][a-z-]*$/)
    .optional(),
  /** Milliseconds; of `cls` the score. */
  value: z.number().min(0).max(600_000).optional(),
  /** How many pages it stands for: not each page sends its loads and vitals. */
  weight: z.union([z.literal(1), z.literal(10)]),
})
export type FieldReport = z.infer<typeof fieldReportSchema>

/** What a page saw of its remotes. Nothing in it is of a person. */
export const fieldDataSchema = z
  .object({ browser: browserFamilySchema, reports: z.array(fieldReportSchema).min(1).max(20) })
  .meta({ id: 'FieldData' })
export type FieldData = z.infer<typeof fieldDataSchema>
