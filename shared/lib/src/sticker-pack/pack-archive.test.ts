import { strFromU8, unzipSync } from 'fflate'
import { packArchive, type PackInput } from './pack-archive'
import { packFaults, RULES } from './pack-rules'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 255)
const padded = (head: number[], length: number) => Uint8Array.from({ length }, (_, index) => head[index] ?? 0)

/** Headers of the three kinds of WebP, and of a PNG, by their specifications. */
const webp = {
  lossy: (side: number, length = 2_000) =>
    padded(
      [
        ...ascii('RIFF'),
        0,
        0,
        0,
        0,
        ...ascii('WEBPVP8 '),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0x9d,
        1,
        0x2a,
        ...little(side, 2),
        ...little(side, 2),
      ],
      length,
    ),
  lossless: (side: number) =>
    padded(
      [
        ...ascii('RIFF'),
        0,
        0,
        0,
        0,
        ...ascii('WEBPVP8L'),
        0,
        0,
        0,
        0,
        0x2f,
        ...little((side - 1) | ((side - 1) << 14), 4),
      ],
      400,
    ),
  extended: (side: number, flags = 0x10) =>
    padded(
      [
        ...ascii('RIFF'),
        0,
        0,
        0,
        0,
        ...ascii('WEBPVP8X'),
        10,
        0,
        0,
        0,
        flags,
        0,
        0,
        0,
        ...little(side - 1, 3),
        ...little(side - 1, 3),
      ],
      400,
    ),
}
const png = (side: number, length = 900) =>
  padded([0x89, ...ascii('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0, side, 0, 0, 0, side], length)

const pack = (more: Partial<PackInput> = {}): PackInput => ({
  title: 'تحيات',
  author: 'يومي',
  tray: png(96),
  stickers: [webp.lossy(512), webp.lossless(512), webp.extended(512)],
  ...more,
})

describe('the file of a pack', () => {
  it('contains title, author, tray picture and stickers in their order, as WhatsApp requires', () => {
    const input = pack()
    const files = unzipSync(packArchive(input))
    expect(packFaults(files)).toEqual([])
    expect(Object.keys(files)).toEqual(['title.txt', 'author.txt', 'tray.png', '01.webp', '02.webp', '03.webp'])
    expect(strFromU8(files['title.txt'] ?? new Uint8Array())).toBe('تحيات')
    expect(files['02.webp']).toEqual(input.stickers[1])
  })

  it('includes only the first thirty stickers', () => {
    const files = unzipSync(packArchive(pack({ stickers: Array.from({ length: 40 }, () => webp.lossy(512)) })))
    expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toHaveLength(RULES.most)
  })

  it.each<[string, Partial<PackInput>]>([
    ['2 stickers', { stickers: [webp.lossy(512), webp.lossy(512)] }],
    ['01.webp is no still WebP', { stickers: [webp.lossy(500), webp.lossy(512), webp.lossy(512)] }],
    ['02.webp is no still WebP', { stickers: [webp.lossy(512), webp.extended(512, 0x02), webp.lossy(512)] }],
    ['03.webp is no still WebP', { stickers: [webp.lossy(512), webp.lossy(512), png(512)] }],
    ['01.webp has 102400 bytes', { stickers: [webp.lossy(512, 100 * 1024), webp.lossy(512), webp.lossy(512)] }],
    ['tray.png is no PNG of 96×96', { tray: png(100) }],
    ['tray.png is no PNG of 96×96', { tray: webp.lossy(96) }],
    ['tray.png has 60000 bytes', { tray: png(96, 60_000) }],
    ['title.txt has 0 characters', { title: ' ' }],
    ['author.txt has 0 characters', { author: '' }],
  ])('is not made when %s', (fault, more) => {
    expect(() => packArchive(pack(more))).toThrow(fault)
  })
})
