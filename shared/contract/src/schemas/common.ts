import { z } from 'zod'
import { PAGE_LIMIT_MAX, SEARCH_LENGTH } from '../constants'
import { ERRORS, type ErrorId } from '../errors'
import { proofSchema } from './proofs'

export const uuidSchema = z.guid()

/** A file of the media host, as a path to append to that host's address. */
export const mediaPathSchema = z.string().min(1)

/** `#rrggbb`. */
export const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** A line that a person typed: no control characters, which a database and a log cannot all hold. */
export const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u)
/** A text of several lines that a person typed. */
export const linesSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u)

/** What people paste, without the marks of direction that a copy from Arabic text brings along and nobody sees. */
export const pastedSchema = () =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cf}/gu, ''))
    .trim()

/** One size of a picture: width in CSS pixels of the file itself. */
export const pictureVariantSchema = z.object({ width: z.int().positive(), path: mediaPathSchema })

/**
 * A picture in every size that the media host keeps. `width` and `height` are those of the largest variant;
 * `thumbhash` is base64 and stands in until the file is there.
 */
export const pictureSchema = z
  .object({
    width: z.int().positive(),
    height: z.int().positive(),
    thumbhash: z.string(),
    variants: z.array(pictureVariantSchema).min(1),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof pictureSchema>

/** A number of a query: a client writes one, the wire has it as text. */
const queryNumber = () => z.coerce.number<number>().int().min(1)

export const pageQuerySchema = z.object({
  page: queryNumber().max(100_000).default(1),
  limit: queryNumber().max(PAGE_LIMIT_MAX).optional(),
  per_page: queryNumber().max(PAGE_LIMIT_MAX).optional(),
})
export type PageQuery = z.infer<typeof pageQuerySchema>

/** A page of a list that can be searched: only rows that have every word of `search`, wherever in a word it stands. */
export const searchQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max).optional(),
})

export const pageMetaSchema = z
  .object({ current_page: z.int().min(1), last_page: z.int().min(1), per_page: z.int().min(1), total: z.int().min(0) })
  .meta({ id: 'PageMeta' })
export type PageMeta = z.infer<typeof pageMetaSchema>

/** `{ data: T }` */
export const replyOf = <T extends z.ZodType>(data: T) => z.object({ data })
/** `{ data: T[], meta }` */
export const pageOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMetaSchema })
/** What a list of such rows answers. */
export type Page<T> = z.output<ReturnType<typeof pageOf<z.ZodType<T>>>>

const errorIds = Object.keys(ERRORS) as [ErrorId, ...ErrorId[]]

/**
 * The body of every failure. `errors` holds the texts of a field, first one first; `messageCode` stands where the
 * specification names one; `retryAfter` is in seconds. `proof`, with `proof_required` always and with `otp_rejected` and
 * `otp_wait` where codes would keep the person waiting: another way to show that the number is theirs.
 */
export const errorReplySchema = z
  .object({
    message: z.string(),
    error: z.enum(errorIds),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    messageCode: z.string().optional(),
    retryAfter: z.int().min(0).optional(),
    proof: proofSchema.optional(),
  })
  .meta({ id: 'ErrorReply' })
export type ErrorReply = z.infer<typeof errorReplySchema>

export const messageReplySchema = z.object({ message: z.string() }).meta({ id: 'MessageReply' })
