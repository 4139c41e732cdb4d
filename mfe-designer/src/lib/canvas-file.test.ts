import { canvasFile } from './canvas-file'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A canvas that is encoded when it is told to, and the frames that are asked for. */
function aCanvas() {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame')
  let encode: (blob: Blob | null) => void = () => {}
  const toBlob: HTMLCanvasElement['toBlob'] = (done) => void (encode = done)
  return { canvas: { toBlob } as HTMLCanvasElement, frames, encode: (blob: Blob | null) => encode(blob) }
}

afterEach(() => jest.restoreAllMocks())

it('has one frame follow the other until the file is there, and none after it', async () => {
  const { canvas, frames, encode } = aCanvas()
  const made = canvasFile(canvas)
  await nextFrame()
  await nextFrame()
  expect(frames.mock.calls.length).toBeGreaterThan(3)
  const file = new Blob(['picture'], { type: 'image/png' })
  encode(file)
  await expect(made).resolves.toBe(file)
  frames.mockClear()
  await nextFrame()
  await nextFrame()
  expect(frames).toHaveBeenCalledTimes(2)
})

it('fails where the canvas cannot be encoded, and asks for no further frame', async () => {
  const { canvas, frames, encode } = aCanvas()
  const made = canvasFile(canvas)
  encode(null)
  await expect(made).rejects.toThrow()
  frames.mockClear()
  await nextFrame()
  expect(frames).toHaveBeenCalledTimes(1)
})
