import { decodeSmall } from './decode-small'

const scope = globalThis as { ImageDecoder?: unknown }
afterEach(() => delete scope.ImageDecoder)

const FILE = { stream: () => 'bytes' } as unknown as Blob
const closed = jest.fn()

/** A browser whose decoder answers pictures with this longest side. */
function decodesTo(side: number) {
  const sizes: number[][] = []
  closed.mockClear()
  scope.ImageDecoder = class {
    close = closed
    constructor({ desiredWidth, desiredHeight }: { desiredWidth: number; desiredHeight: number }) {
      sizes.push([desiredWidth, desiredHeight])
    }
    decode() {
      return side > 0
        ? Promise.resolve({ image: { displayWidth: side, displayHeight: 10, close: closed } })
        : Promise.reject(new Error('broken'))
    }
  }
  return sizes
}
const decode = (width: number, height: number) => decodeSmall(FILE, { width, height }, 2048)

describe('a large JPEG', () => {
  it('is decoded at the smallest number of eighths that has the side', async () => {
    const sizes = decodesTo(3060)
    expect(await decode(8160, 6120)).toMatchObject({ displayWidth: 3060 })
    await decode(4000, 8000)
    expect(sizes).toEqual([
      [3060, 2295],
      [1500, 3000],
    ])
  })

  it('is decoded as a whole where it is not much larger, and by browsers without such a decoder', async () => {
    const sizes = decodesTo(2100)
    expect(await decode(2300, 1000)).toBeUndefined()
    expect(sizes).toEqual([])
    delete scope.ImageDecoder
    expect(await decode(8160, 6120)).toBeUndefined()
  })

  it('is decoded as a whole where less comes than is needed, or nothing', async () => {
    decodesTo(1020)
    expect(await decode(8160, 6120)).toBeUndefined()
    // The picture, and its decoder.
    expect(closed).toHaveBeenCalledTimes(2)
    decodesTo(0)
    expect(await decode(8160, 6120)).toBeUndefined()
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
