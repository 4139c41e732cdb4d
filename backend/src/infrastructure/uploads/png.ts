import { DESIGN_MAX_PIXELS, type ErrorId } from '@yawmi/contract'
import { ApiError } from '../../lib/errors'
import { ar } from './copy/ar'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length, type and checksum around a chunk's data. */
const FRAME = 12
/** The chunks that draw the picture. */
const IMAGE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Values a pixel, by the colour type of the header; a palette is unfolded. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }
/** Bytes of the largest picture of eight bits a channel. */
const MAX_INFLATED_BYTES = DESIGN_MAX_PIXELS * 4
/** How files of other kinds, which a browser or an archiver would take this one for, begin; in small letters. */
const OTHER_KINDS = ['pk\x03\x04', 'pk\x05\x06', '%pdf-', '<!doctype', '<html', '<script', '<svg', '<?php']

/**
 * The picture alone out of a PNG file, found by its bytes before any of it is decoded: texts, profiles and whatever
 * else it carries are left behind, so that they can neither be unpacked here nor handed on.
 * @throws ApiError 422 under `image` for a file that is no PNG, is cut, goes on after its end, hides a file of another
 *   kind, or claims too many pixels
 */
export function imageOf(file: Buffer): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw notPng()
  const parts: Buffer[] = [SIGNATURE]
  for (let offset = SIGNATURE.length; ;) {
    const { type, data, end } = chunkAt(file, offset)
    if (offset === SIGNATURE.length) checkHeader(type, data)
    if (IMAGE_CHUNKS.has(type)) parts.push(file.subarray(offset, end))
    else if (holdsOtherKind(data)) throw notPng()
    if (type === 'IEND') {
      if (end !== file.length) throw notPng()
      const drawing = parts.reduce((sum, { length }) => sum + length, 0)
      return drawing === file.length ? file : Buffer.concat(parts)
    }
    offset = end
  }
}

function holdsOtherKind(data: Buffer): boolean {
  const text = data.toString('latin1').toLowerCase()
  return OTHER_KINDS.some((beginning) => text.includes(beginning))
}

function chunkAt(file: Buffer, offset: number): { type: string; data: Buffer; end: number } {
  if (offset + FRAME > file.length) throw notPng()
  const end = offset + FRAME + file.readUInt32BE(offset)
  if (end > file.length) throw notPng()
  return { type: file.toString('latin1', offset + 4, offset + 8), data: file.subarray(offset + 8, end - 4), end }
}

function checkHeader(type: string, data: Buffer): void {
  if (type !== 'IHDR' || data.length !== 13) throw notPng()
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  if (width === 0 || height === 0) throw notPng()
  if (width * height > DESIGN_MAX_PIXELS) throw imageRefused(ar.tooManyPixels(DESIGN_MAX_PIXELS))
  // Rows of an interlaced picture come in pieces: it is held in memory whole, unlike others.
  const [depth = 0, colours = 0, interlaced = 0] = [data[8], data[9], data[12]]
  const held = interlaced ? width * height * (CHANNELS[colours] ?? 4) * (depth > 8 ? 2 : 1) : 0
  if (held > MAX_INFLATED_BYTES) throw imageRefused(ar.tooManyPixels(Math.floor(DESIGN_MAX_PIXELS / 2)))
}

const notPng = () => imageRefused(ar.notPng)

/** The answer to an image that is not taken, with its reason under the field; 422 unless another id is given. */
export const imageRefused = (reason: string, id: ErrorId = 'validation', cause?: unknown): ApiError =>
  new ApiError(id, { message: reason, errors: { image: [reason] }, cause })
