import path from 'node:path'
import sharp from 'sharp'
import { buildPrograms } from '../../../test/processes/server-process'
import { BoundedDrawing } from './bounded-drawing'
import { RECIPES } from './recipes'
import { drawLargest, resize } from './resize'

let programs: string
beforeAll(async () => {
  programs = await buildPrograms()
}, 60_000)

const drawing = (seconds?: number) => new BoundedDrawing(path.join(programs, 'draw-vector.mjs'), seconds)
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>`)
/** Each rectangle is painted through twenty layers of noise: minutes of work in two kilobytes. */
const HOSTILE = svg(
  `<filter id="f">${'<feTurbulence baseFrequency="0.05" numOctaves="20"/>'.repeat(20)}</filter>` +
    '<rect width="400" height="300" filter="url(#f)"/>'.repeat(20),
)

it('draws a vector as it is drawn without bounds', async () => {
  const source = svg('<rect width="200" height="300" fill="red"/>')
  const [{ data, info }, expected] = await Promise.all([
    drawing().draw(source, RECIPES.tile),
    drawLargest(source, RECIPES.tile),
  ])
  expect(info).toMatchObject({ width: expected.info.width, height: expected.info.height, channels: 4 })
  expect(data.equals(expected.data)).toBe(true)
}, 30_000)

it('gives up on a vector that takes minutes to draw', async () => {
  const began = Date.now()
  await expect(resize(HOSTILE, RECIPES.tile, drawing(2).draw)).rejects.toThrow('drawing it takes longer than 2 s')
  expect(Date.now() - began).toBeLessThan(10_000)
}, 30_000)

it('says what is wrong with what is no picture', async () => {
  await expect(drawing().draw(Buffer.from('nothing'), RECIPES.tile)).rejects.toThrow(/unsupported image format/)
}, 30_000)

it('decodes other pictures here, which cost no process', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const nowhere = new BoundedDrawing('/there/is/no/program.mjs')
  await expect(nowhere.draw(png, RECIPES.tile)).resolves.toMatchObject({ info: { width: 8, height: 8 } })
})
