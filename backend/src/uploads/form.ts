import { File } from 'node:buffer'
import { DESIGN_MAX_BYTES } from '@yawmi/contract'
import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors'
import { ar } from './copy/ar'
import { imageRefused } from './refusal'

/** One file and a word or two beside it; bytes and counts that a form may not pass. */
export const formLimits: FastifyMultipartOptions & { fileHwm: number } = {
  limits: {
    files: 1,
    fileSize: DESIGN_MAX_BYTES,
    fields: 4,
    fieldSize: 256,
    fieldNameSize: 64,
    headerPairs: 16,
    parts: 8,
  },
  // The parser never pauses at a part: at one without a name, which it skips, it would wait for ever. What is read is
  // taken up as it comes all the same, so nothing gathers.
  fileHwm: 2 ** 30,
}

/**
 * The fields of a multipart form; a file becomes an `UploadedFile`.
 * @throws ApiError 415 for another kind of body, 413 or 422 under `image` for one that passes the limits or is broken
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  const form = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? await fileOf(part) : part.value)
    }
  } catch (error) {
    // What is still to come is let run past: a client that sends before it reads would never read the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw formRefused(error)
  }
  return Object.fromEntries(form)
}

const FIRST_BYTES = 256 * 1024
/** A part's last chunk may go past the limit before it is refused. */
const MOST_BYTES = DESIGN_MAX_BYTES + 64 * 1024

/** A file of a form, whose bytes are in memory once: a plain `File` keeps a copy, and makes another when it is read. */
class UploadedFile extends File {
  constructor(
    readonly content: Buffer,
    name: string,
    type: string,
  ) {
    super([], name, { type })
    Object.defineProperty(this, 'size', { value: content.length })
  }
}

/** The bytes of a file that `readForm` made. @throws when somebody else made it */
export function contentOf(file: unknown): Buffer {
  if (file instanceof UploadedFile) return file.content
  throw new TypeError('this file comes from no form')
}

/** @throws ApiError 413 at the first byte too many, not when the last has come */
async function fileOf({ file, filename, mimetype }: MultipartFile): Promise<UploadedFile> {
  file.once('limit', () => file.destroy(imageRefused(ar.tooManyBytes(DESIGN_MAX_BYTES), 'payload_too_large')))
  // Copied together as they come: chunks that wait for the last one would be held beside the whole.
  let content = Buffer.allocUnsafeSlow(FIRST_BYTES)
  let length = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (length + chunk.length > content.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length + chunk.length, Math.min(content.length * 4, MOST_BYTES)))
      content.copy(larger, 0, 0, length)
      content = larger
    }
    length += chunk.copy(content, length)
  }
  return new UploadedFile(content.subarray(0, length), filename, mimetype)
}

function formRefused(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return imageRefused(ar.tooManyBytes(DESIGN_MAX_BYTES), 'payload_too_large', error)
  if (code === 'FST_FILES_LIMIT') return imageRefused(ar.oneImageOnly, 'validation', error)
  return imageRefused(ar.formBroken, 'validation', error)
}
