import { drawWords } from './draw-words'

/** Lines that were rendered, with the size of their letters. */
const lines: [line: string, size: number][] = []
const context = {
  font: '',
  /** Letters are half as wide as they are high. */
  measureText: (line: string) => ({
    width: (line.length * sizeOf()) / 2,
    actualBoundingBoxAscent: sizeOf(),
    actualBoundingBoxDescent: 0,
  }),
  fillText: (line: string) => void lines.push([line, sizeOf()]),
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8Array(width * height * 4).fill(255),
  }),
  drawImage: () => undefined,
}
const sizeOf = () => Number(/(\d+)px/.exec(context.font)?.[1])

beforeAll(() => {
  Object.assign(document, { fonts: { load: async () => [] } })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
})
beforeEach(() => void (lines.length = 0))

describe('words of a sticker', () => {
  it('are on lines that are broken between them', async () => {
    await drawWords({ text: 'صباح الخير', font: 'cairo', color: '000000' })
    expect(lines.map(([line]) => line)).toEqual(['صباح', 'الخير'])
  })

  it('are broken within where one is longer than a line of the smallest letters, as a long laugh', async () => {
    const laugh = 'ه'.repeat(80)
    expect(await drawWords({ text: laugh, font: 'cairo', color: '000000' })).toBeDefined()
    expect(lines.map(([line]) => line).join('')).toBe(laugh)
  })
})
