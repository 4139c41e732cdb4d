import zlib from 'node:zlib'

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** One chunk of a PNG file, with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(zlib.crc32(body), body.length + 4)
  return chunk
}

interface PngOptions {
  width: number
  height: number
  /** Compressed rows; rows of one colour that fit the size when left out. */
  pixels?: Buffer
  /** Bits a channel; 8 when left out. */
  depth?: 8 | 16
  interlaced?: boolean
  /** Chunks to stand before the pixels. */
  extra?: Buffer[]
}

/** A PNG file of 8-bit RGBA, made by hand so that tests can make wrong ones too. */
export function makePng({
  width,
  height,
  pixels = plainRows(width, height),
  depth = 8,
  interlaced = false,
  extra = [],
}: PngOptions): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 6, 0, 0, Number(interlaced)], 8)
  const chunks = [pngChunk('IHDR', header), ...extra, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([PNG_SIGNATURE, ...chunks])
}

const plainRows = (width: number, height: number) => zlib.deflateSync(Buffer.alloc((width * 4 + 1) * height))
