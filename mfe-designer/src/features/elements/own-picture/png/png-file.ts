/** What a PNG's chunks say of it. */
export interface PngFile {
  width: number
  height: number
  /** Bits of a sample. */
  depth: 1 | 2 | 4 | 8 | 16
  /** 0 gray, 2 colours, 3 palette, 4 gray with alpha, 6 colours with alpha. */
  colorType: 0 | 2 | 3 | 4 | 6
  isInterlaced: boolean
  /** Three bytes a colour. */
  palette: Uint8Array
  /** Alpha of the palette's colours; of a gray or coloured picture, the samples that are seen through. */
  transparency: Uint8Array
  /** Compressed rows. Parts of the file: nothing is read for them. */
  rows: Blob
}

const SIGNATURE_BYTES = 8
/** Length and name before a chunk's content, and its checksum behind. */
const HEAD_BYTES = 8
const SUM_BYTES = 4
/** Bits of a sample, by the type of colour. */
const DEPTHS: Partial<Record<number, number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
const NO_BYTES = new Uint8Array()

const bytesOf = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())

/**
 * Reads a PNG's chunks without its pixels. Whether these are whole, their decoding tells.
 * @throws Error where its pixels are of no kind that there is
 */
export async function readPngFile(file: Blob): Promise<PngFile> {
  const parts: Blob[] = []
  const read: Partial<PngFile> = { palette: NO_BYTES, transparency: NO_BYTES }
  let at = SIGNATURE_BYTES
  while (at + HEAD_BYTES <= file.size) {
    const head = new DataView((await bytesOf(file, at, at + HEAD_BYTES)).buffer)
    const [length, name] = [head.getUint32(0), head.getUint32(4)]
    const from = at + HEAD_BYTES
    if (name === nameOf('IDAT')) parts.push(file.slice(from, from + length))
    if (name === nameOf('IHDR'))
      Object.assign(read, headerOf(new DataView((await bytesOf(file, from, from + 13)).buffer)))
    if (name === nameOf('PLTE')) read.palette = await bytesOf(file, from, from + length)
    if (name === nameOf('tRNS')) read.transparency = await bytesOf(file, from, from + length)
    if (name === nameOf('IEND')) break
    at = from + length + SUM_BYTES
  }
  const { colorType, depth } = read
  if (!DEPTHS[colorType!]?.includes(depth!)) throw new Error(`a PNG has no colours ${colorType} of ${depth} bits`)
  return { ...read, rows: new Blob(parts) } as PngFile
}

const nameOf = (name: string) => [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)

const headerOf = (view: DataView) => ({
  width: view.getUint32(0),
  height: view.getUint32(4),
  depth: view.getUint8(8),
  colorType: view.getUint8(9),
  isInterlaced: view.getUint8(12) !== 0,
})
