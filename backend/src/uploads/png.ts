import { DESIGN_MAX_PIXELS } from '@yawmi/contract'
import { ar } from './copy/ar'
import { imageRefused } from './refusal'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length, type and checksum around a chunk's data. */
const FRAME = 12
/** The chunks that draw the picture. */
const DRAWING = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** How files of other kinds, which a browser or an archiver would take this one for, begin; in small letters. */
const OTHER_KINDS = ['pk\x03\x04', 'pk\x05\x06', '%pdf-', '<!doctype', '<html', '<script', '<svg', '<?php']

/**
 * The picture alone out of a PNG file, found by its bytes before any of it is decoded: texts, profiles and whatever
 * else it carries are left behind, so that they can neither be unpacked here nor handed on.
 * @throws ApiError 422 under `image` for a file that is no PNG, is cut, goes on after its end, hides a file of another
 *   kind, or claims too many pixels
 */
export function drawingOf(file: Buffer): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw notPng()
  const kept: Buffer[] = [SIGNATURE]
  for (let offset = SIGNATURE.length; ;) {
    const { type, data, end } = chunkAt(file, offset)
    if (offset === SIGNATURE.length) checkHeader(type, data)
    if (DRAWING.has(type)) kept.push(file.subarray(offset, end))
    else if (holdsOtherKind(data)) throw notPng()
    if (type === 'IEND') {
      if (end !== file.length) throw notPng()
      return Buffer.concat(kept)
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
}

const notPng = () => imageRefused(ar.notPng)
