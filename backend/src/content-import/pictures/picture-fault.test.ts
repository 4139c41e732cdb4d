import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFault } from './picture-fault'
import { RECIPES } from './recipes'
import { resize } from './resize'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-picture-fault-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function strip(width: number, height: number, orientation = 1) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#246' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  const file = path.join(folder, 'picture')
  writeFileSync(file, bytes)
  return { bytes, fault: await pictureFault(file) }
}

describe('a strip', () => {
  it.each([
    ['higher than a file can be', 1_080, 20_000, 1],
    ['that a camera has laid on its side', 20_000, 900, 6],
  ])('%s is refused before anything is imported, and could not be made', async (_, width, height, orientation) => {
    const { bytes, fault } = await strip(width, height, orientation)
    expect(fault).toMatch(/^is \d+ × 20000 pixels, a strip higher than any screen shows/)
    await expect(resize(bytes, RECIPES.background)).rejects.toThrow()
  })

  it.each([
    ['wide', 20_000, 900],
    ['high, of which little is left at the width of phones', 2_160, 18_000],
  ])('that is %s is right, and can be made', async (_, width, height) => {
    const { bytes, fault } = await strip(width, height)
    expect(fault).toBeUndefined()
    expect((await resize(bytes, RECIPES.background)).width).toBe(1_080)
  })
})
