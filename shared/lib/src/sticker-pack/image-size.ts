export interface ImageSize {
  width: number
  height: number
  animated: boolean
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Size of a WebP file by its header (RFC 9649: lossy, lossless and extended); undefined for anything else. */
export function webpSize(bytes: Uint8Array): ImageSize | undefined {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined
  const view = viewOf(bytes)
  const chunk = textAt(bytes, 12, 4)
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, animated: false }
  if (chunk === 'VP8L' && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, animated: false }
  }
  if (chunk === 'VP8X') {
    // Each size is 24 bits and one less than the true value; the second flag bit marks an animation.
    const width = (view.getUint32(24, true) & 0xffffff) + 1
    const height = (view.getUint32(26, true) >>> 8) + 1
    return { width, height, animated: ((bytes[20] ?? 0) & 0x02) !== 0 }
  }
  return undefined
}

/** Size of a PNG file by its header; undefined for anything else. */
export function pngSize(bytes: Uint8Array): Omit<ImageSize, 'animated'> | undefined {
  if (bytes.length < 24 || textAt(bytes, 1, 3) !== 'PNG' || textAt(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
