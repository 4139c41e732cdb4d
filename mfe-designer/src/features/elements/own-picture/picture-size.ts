import type { Kind } from './picture-kind'

/** Bytes in which the size of a photograph is found, behind its metadata. */
const HEAD_BYTES = 512 * 1024

export interface PictureSize {
  width: number
  height: number
}
const sizeOf = (width: number, height: number): PictureSize => ({ width, height })

/** Start-of-frame markers of JPEG, which have its size: C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1))) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** By the three forms of WebP: lossy, lossless and extended. */
function webpSize(view: DataView): PictureSize | undefined {
  const form = view.getUint8(15)
  if (form === 0x20) return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (form === 0x4c) {
    const bits = view.getUint32(21, true)
    return sizeOf((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
  }
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return form === 0x58 ? sizeOf(side(24), side(27)) : undefined
}

/** Width and height of a picture before it is turned, as its head says; undefined where that does not tell. Nothing is decoded for it. */
export async function pictureSize(file: Blob, kind: Kind): Promise<PictureSize | undefined> {
  const view = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer())
  try {
    if (kind === 'jpeg') return jpegSize(view)
    if (kind === 'png') return sizeOf(view.getUint32(16), view.getUint32(20))
    if (kind === 'gif') return sizeOf(view.getUint16(6, true), view.getUint16(8, true))
    return kind === 'webp' ? webpSize(view) : undefined
  } catch {
    // Too short for a head: whatever decodes it says so.
    return undefined
  }
}
