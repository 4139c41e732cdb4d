import { RowAverage } from './average-rows'
import { readPngFile } from './png-file'
import { pixelBits, rowReader } from './row-pixels'
import { unfilter } from './unfilter'

export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/**
 * Decodes a PNG row by row, as small as its longer side still has `side` pixels: only what it is made into and two
 * rows are in memory.
 * @returns undefined of one that is interlaced, and where the browser does not inflate streams
 * @throws Error where its rows are not whole
 */
export async function decodePngSmall(file: Blob, side: number): Promise<Pixels | undefined> {
  if (typeof DecompressionStream === 'undefined') return undefined
  const png = await readPngFile(file)
  const { width, height } = png
  if (png.isInterlaced) return undefined
  const average = new RowAverage(width, height, Math.max(1, Math.floor(Math.max(width, height) / side)))
  const rowBytes = Math.ceil((width * pixelBits(png)) / 8)
  const step = Math.max(1, pixelBits(png) >> 3)
  const read = rowReader(png)
  const pixels = new Uint8Array(width * 4)
  let [row, above] = [new Uint8Array(rowBytes), new Uint8Array(rowBytes)]
  let rows = 0
  await eachRow(png.rows, rowBytes + 1, (bytes) => {
    row.set(bytes.subarray(1))
    unfilter(bytes[0]!, row, above, step)
    read(row, pixels)
    average.add(pixels)
    rows += 1
    ;[row, above] = [above, row]
    // What comes behind the last row is no picture, and may be without end.
    return rows < height
  })
  if (rows < height) throw new Error(`a PNG has ${rows} of its ${height} rows`)
  return average
}

/** Inflates a zlib stream in pieces of so many bytes, as long as more of them are taken. */
async function eachRow(compressed: Blob, bytes: number, take: (row: Uint8Array) => boolean): Promise<void> {
  const reader = compressed.stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const row = new Uint8Array(bytes)
  let filled = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (let from = 0; from < value.length;) {
      const part = value.subarray(from, from + bytes - filled)
      row.set(part, filled)
      filled += part.length
      from += part.length
      if (filled < bytes) continue
      if (!take(row)) return reader.cancel()
      filled = 0
    }
  }
}
