import { File } from 'node:buffer'
import { DESIGN_MAX_BYTES } from '@yawmi/contract'
import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { ar } from '../../../infrastructure/uploads/copy/ar'
import { imageRefused } from '../../../infrastructure/uploads/png'
import type { SpooledFile } from '../../../infrastructure/uploads/spool'

const FILE_FIELDS = new Set(['image', 'document'])

/** A picture, its document and a word or two beside them; bytes and counts that a form may not pass. */
export const formLimits: FastifyMultipartOptions & { fileHwm: number } = {
  limits: {
    files: 2,
    fileSize: DESIGN_MAX_BYTES,
    fields: 4,
    // Letters of a name have up to four bytes.
    fieldSize: 512,
    fieldNameSize: 64,
    headerPairs: 16,
    parts: 8,
  },
  // The parser never pauses at a part: at one without a name, which it skips, it would wait for ever. What is read is
  // taken up as it comes all the same, so nothing gathers.
  fileHwm: 2 ** 30,
}

/**
 * The fields of a multipart form; its files become `UploadedFile`s.
 * @param spools take the files' bytes as they come, one each
 * @throws ApiError 415 for another kind of body, 413 or 422 under `image` for one that passes the limits or is broken
 */
export async function readForm(request: FastifyRequest, ...spools: SpooledFile[]): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  const form = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && (!FILE_FIELDS.has(part.fieldname) || form.has(part.fieldname)))
        throw imageRefused(ar.oneImageOnly)
      form.set(part.fieldname, part.type === 'file' ? await fileOf(part, request, nextOf(spools)) : part.value)
    }
  } catch (error) {
    // What is still to come is let run past: a client that sends before it reads would never read the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw formRefused(error)
  }
  return Object.fromEntries(form)
}

/** @throws ApiError where a form has more files than there are spools */
function nextOf(spools: SpooledFile[]): SpooledFile {
  const spooled = spools.shift()
  if (!spooled) throw imageRefused(ar.oneImageOnly)
  return spooled
}

/** Bytes that may wait in memory for the disk; beyond them no more are read from the sender. */
const MAX_UNWRITTEN = 256 * 1024

/** A file of a form, whose bytes are in the spool: a plain `File` would hold them in memory. */
class UploadedFile extends File {
  constructor(
    readonly spooled: SpooledFile,
    name: string,
    type: string,
  ) {
    super([], name, { type })
    Object.defineProperty(this, 'size', { value: spooled.length })
  }
}

/** Reads the bytes of a file that `readForm` made into memory. @throws when somebody else made it */
export function contentOf(file: unknown): Promise<Buffer> {
  if (file instanceof UploadedFile) return file.spooled.read()
  throw new TypeError('this file comes from no form')
}

/** @throws ApiError 413 at the first byte too many, not when the last has come */
async function fileOf(
  { file, filename, mimetype }: MultipartFile,
  { raw }: FastifyRequest,
  spooled: SpooledFile,
): Promise<UploadedFile> {
  file.once('limit', () => file.destroy(imageRefused(ar.tooManyBytes(DESIGN_MAX_BYTES), 'payload_too_large')))
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const isAhead = file.readableLength > MAX_UNWRITTEN
    if (isAhead) raw.pause()
    await spooled.append(chunk)
    if (isAhead) raw.resume()
  }
  return new UploadedFile(spooled, filename, mimetype)
}

/** @throws the error itself where the server's own disk failed */
function formRefused(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  // What the disk said is no fault of the form.
  if (syscall === 'write' || syscall === 'open') throw error
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return imageRefused(ar.tooManyBytes(DESIGN_MAX_BYTES), 'payload_too_large', error)
  if (code === 'FST_FILES_LIMIT') return imageRefused(ar.oneImageOnly, 'validation', error)
  return imageRefused(ar.formBroken, 'validation', error)
}
