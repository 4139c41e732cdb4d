import { decodePngSmall } from './decode-png'

// jsdom's files cannot be read as bytes, and it inflates nothing.
const { Blob: FileOfBytes } = jest.requireActual<{ Blob: typeof Blob }>('node:buffer')
const { deflateSync } = jest.requireActual<{ deflateSync: (bytes: Uint8Array) => Uint8Array<ArrayBuffer> }>('node:zlib')
Object.assign(globalThis, jest.requireActual<object>('node:stream/web'), { Blob: FileOfBytes })

const bytes = (...all: number[]) => Uint8Array.from(all)
const joined = (parts: readonly Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0)
  return whole
}
const numbers = (...all: number[]) => {
  const view = new DataView(new ArrayBuffer(all.length * 4))
  all.forEach((number, index) => view.setUint32(index * 4, number))
  return new Uint8Array(view.buffer)
}
/** Its checksum is nothing that is looked at. */
const chunk = (type: string, data: Uint8Array) =>
  joined([numbers(data.length), Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data, numbers(0)])

interface Made {
  width: number
  height: number
  depth?: number
  colorType?: number
  /** Bytes of each row, its filter first. */
  rowOf: (row: number) => Uint8Array
  more?: Uint8Array[]
  interlaced?: boolean
  /** How much of the compressed rows is there. */
  share?: number
  /** Rows behind the last. */
  behind?: number
}

/** A PNG whose compressed rows are in two chunks. */
function png({
  width,
  height,
  depth = 8,
  colorType = 2,
  rowOf,
  more = [],
  interlaced,
  share = 1,
  behind = 0,
}: Made): Blob {
  const header = joined([numbers(width, height), bytes(depth, colorType, 0, 0, interlaced ? 1 : 0)])
  const picture = Array.from({ length: height }, (_, row) => rowOf(row))
  const rows = deflateSync(joined([...picture, new Uint8Array(behind * (picture[0]?.length ?? 0))]))
  const there = rows.subarray(0, Math.floor(rows.length * share))
  const half = there.length >> 1
  return new FileOfBytes([
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...more.map((each) => new Uint8Array(each)),
    chunk('IDAT', there.subarray(0, half)),
    chunk('IDAT', there.subarray(half)),
    chunk('IEND', bytes()),
  ])
}

const [WIDTH, HEIGHT] = [80, 21]
/** A row of pixels of these bytes each. */
const plainRow = (filter: number, pixel: readonly number[]) => {
  const row = new Uint8Array(1 + WIDTH * pixel.length)
  row[0] = filter
  pixel.forEach((byte, channel) => {
    for (let at = 1 + channel; at < row.length; at += pixel.length) row[at] = byte
  })
  return row
}
const pixelAt = ({ data, width }: { data: Uint8ClampedArray; width: number }, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

describe('a PNG that is decoded row by row', () => {
  it('is smaller by a whole number, whatever filters its rows have', async () => {
    // Of each filter the rows say the same colour: by itself, by the pixel before, above, half of both and the nearest.
    const first = { 1: [90, 60, 30], 3: [45, 30, 15] }
    const none = plainRow(0, [90, 60, 30])
    const made = [
      none,
      joined([bytes(1, ...first[1]), plainRow(0, [0, 0, 0]).subarray(4)]),
      plainRow(2, [0, 0, 0]),
      joined([bytes(3, ...first[3]), plainRow(0, [0, 0, 0]).subarray(4)]),
      plainRow(4, [0, 0, 0]),
    ]
    const file = png({ width: WIDTH, height: HEIGHT, rowOf: (row) => made[row % made.length]! })
    const pixels = (await decodePngSmall(file, 25))!
    expect([pixels.width, pixels.height]).toEqual([27, 7])
    for (const [x, y] of [
      [0, 0],
      [10, 3],
      [26, 6],
    ] as const)
      expect(pixelAt(pixels, x, y)).toEqual([90, 60, 30, 255])
  })

  it('has of each square of pixels the mean, by how much is seen of each', async () => {
    // Columns of red that is whole and of blue that is not seen.
    const row = new Uint8Array(1 + WIDTH * 4)
    for (let pixel = 0; pixel < WIDTH; pixel += 1) row.set(pixel % 2 ? [0, 0, 255, 0] : [200, 0, 0, 255], 1 + pixel * 4)
    const file = png({ width: WIDTH, height: HEIGHT, colorType: 6, rowOf: () => row })
    const pixels = (await decodePngSmall(file, 40))!
    expect(pixelAt(pixels, 10, 10)).toEqual([200, 0, 0, 128])
  })

  it.each([
    ['bits of gray', 1, 0, [0b11110000], [], [128, 128, 128, 255]],
    ['16 bits of gray', 16, 0, [0x80, 0x01], [], [128, 128, 128, 255]],
    ['gray with alpha', 8, 4, [70, 128], [], [70, 70, 70, 128]],
    [
      'a palette',
      4,
      3,
      [0x11],
      [chunk('PLTE', bytes(0, 0, 0, 10, 20, 30)), chunk('tRNS', bytes(9, 77))],
      [10, 20, 30, 77],
    ],
    ['a colour that is seen through', 8, 2, [1, 2, 3], [chunk('tRNS', bytes(0, 1, 0, 2, 0, 3))], [0, 0, 0, 0]],
  ] as const)('may be of %s', async (_, depth, colorType, given, more, expected) => {
    const [width, height] = [80, 21]
    const row = new Uint8Array(1 + Math.ceil((width * depth * (colorType === 2 ? 3 : colorType === 4 ? 2 : 1)) / 8))
    for (let at = 1; at < row.length; at += 1) row[at] = given[(at - 1) % given.length]!
    const file = png({ width, height, depth, colorType, rowOf: () => row, more: [...more] })
    // Squares of eight pixels: half of the bits are white.
    expect(pixelAt((await decodePngSmall(file, 10))!, 5, 1)).toEqual(expected)
  })

  it('that ends too soon, or has another filter, is broken', async () => {
    const rowOf = () => plainRow(0, [1, 2, 3])
    await expect(decodePngSmall(png({ width: WIDTH, height: HEIGHT, rowOf, share: 0.5 }), 25)).rejects.toThrow()
    const other = png({ width: WIDTH, height: HEIGHT, rowOf: () => plainRow(7, [1, 2, 3]) })
    await expect(decodePngSmall(other, 25)).rejects.toThrow('filter 7')
  })

  it('of no kind of colour that there is is broken, and keeps nobody waiting', async () => {
    const rowOf = () => plainRow(0, [1, 2, 3])
    for (const [colorType, depth] of [
      [5, 8],
      [2, 4],
      [0, 0],
    ] as const)
      await expect(decodePngSmall(png({ width: WIDTH, height: HEIGHT, rowOf, colorType, depth }), 25)).rejects.toThrow(
        `no colours ${colorType} of ${depth} bits`,
      )
  })

  it('is read to its last row, whatever comes behind', async () => {
    let made = 0
    const rowOf = () => ((made += 1), plainRow(0, [1, 2, 3]))
    const file = png({ width: WIDTH, height: HEIGHT, rowOf, behind: 20_000 })
    const reading = jest.spyOn(Uint8Array.prototype, 'subarray')
    expect(pixelAt((await decodePngSmall(file, 40))!, 10, 10)).toEqual([1, 2, 3, 255])
    // A piece of the stream has some 200 rows.
    expect(reading.mock.calls.length).toBeLessThan(2000)
    reading.mockRestore()
    expect(made).toBe(HEIGHT)
  })

  it('is left to the browser where it is interlaced', async () => {
    const rowOf = () => plainRow(0, [1, 2, 3])
    expect(await decodePngSmall(png({ width: WIDTH, height: HEIGHT, rowOf, interlaced: true }), 25)).toBeUndefined()
  })
})
