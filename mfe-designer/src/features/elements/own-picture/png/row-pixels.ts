import type { PngFile } from './png-file'

/** Samples of a pixel, by the type of colour. */
const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

/** Bits of a pixel. */
export const pixelBits = ({ colorType, depth }: Pick<PngFile, 'colorType' | 'depth'>): number =>
  SAMPLES[colorType] * depth

/** Makes what reads an unfiltered row as red, green, blue and alpha, of a byte each, into `to`. */
export function rowReader(file: PngFile): (row: Uint8Array, to: Uint8Array) => void {
  const { colorType, depth, width, palette, transparency } = file
  const isDirect = depth === 8 && (colorType === 2 || colorType === 6) && transparency.length === 0
  if (isDirect) return colorType === 6 ? (row, to) => to.set(row) : (row, to) => widen(row, to)
  const samples = SAMPLES[colorType]
  const max = 2 ** depth - 1
  /** A sample as it is stored. */
  const sampleAt = (row: Uint8Array, index: number): number => {
    if (depth === 8) return row[index]!
    if (depth === 16) return row[index * 2]! * 256 + row[index * 2 + 1]!
    const bit = index * depth
    return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & max
  }
  const toByte = (sample: number) => (depth === 16 ? sample >> 8 : (sample * 255) / max)
  const keyed = Array.from(
    { length: transparency.length >> 1 },
    (_, at) => transparency[at * 2]! * 256 + transparency[at * 2 + 1]!,
  )
  return (row, to) => {
    for (let pixel = 0; pixel < width; pixel += 1) {
      const [from, at] = [pixel * samples, pixel * 4]
      const first = sampleAt(row, from)
      if (colorType === 3) {
        for (let channel = 0; channel < 3; channel += 1) to[at + channel] = palette[first * 3 + channel]!
        to[at + 3] = transparency[first] ?? 255
        continue
      }
      const isGray = colorType === 0 || colorType === 4
      let isKeyed = keyed.length > 0
      for (let channel = 0; channel < 3; channel += 1) {
        const sample = isGray ? first : sampleAt(row, from + channel)
        to[at + channel] = toByte(sample)
        if (sample !== keyed[isGray ? 0 : channel]) isKeyed = false
      }
      const hasAlpha = colorType === 4 || colorType === 6
      to[at + 3] = hasAlpha ? toByte(sampleAt(row, from + samples - 1)) : isKeyed ? 0 : 255
    }
  }
}

function widen(row: Uint8Array, to: Uint8Array): void {
  for (let from = 0, at = 0; from < row.length; from += 3, at += 4) {
    to[at] = row[from]!
    to[at + 1] = row[from + 1]!
    to[at + 2] = row[from + 2]!
    to[at + 3] = 255
  }
}
