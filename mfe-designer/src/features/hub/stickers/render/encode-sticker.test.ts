import { encodeSticker, NoWebp } from './encode-sticker'

/** A canvas whose files have sizes by their quality. */
function aCanvas(sizeOf: (quality: number) => number, type = 'image/webp') {
  const qualities: number[] = []
  const toBlob = (done: (blob: Blob) => void, _: string, quality: number) => {
    qualities.push(quality)
    done({ type, size: sizeOf(quality) } as Blob)
  }
  return { canvas: { toBlob } as unknown as HTMLCanvasElement, qualities }
}

it('takes the first quality below 100 KB', async () => {
  const { canvas, qualities } = aCanvas((quality) => (quality > 0.7 ? 102_400 : 102_399))
  expect((await encodeSticker(canvas)).size).toBe(102_399)
  expect(qualities).toEqual([0.92, 0.8, 0.65])
})

it('says that the browser makes no WebP, and that a sticker is too large', async () => {
  await expect(encodeSticker(aCanvas(() => 1, 'image/png').canvas)).rejects.toThrow(NoWebp)
  await expect(encodeSticker(aCanvas(() => 200_000).canvas)).rejects.toThrow('too large')
})
