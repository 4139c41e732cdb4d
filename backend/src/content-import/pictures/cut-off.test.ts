import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFault } from './picture-fault'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-cut-off-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const SIZE = { width: 300, height: 200, channels: 3 } as const
const noise = () =>
  sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) ^ (at * at))), { raw: SIZE })
/** A segment of a JPEG that holds a small one, as cameras write it. */
async function withPreview(jpeg: Buffer): Promise<Buffer> {
  const preview = await noise().resize(16).jpeg().toBuffer()
  const head = Buffer.from('ffe10000', 'hex')
  head.writeUInt16BE(preview.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, preview, jpeg.subarray(2)])
}

describe.each([
  ['a JPEG', () => noise().jpeg().toBuffer()],
  ['a progressive JPEG', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['a photograph with a preview in it', async () => withPreview(await noise().jpeg().toBuffer())],
  ['a PNG', () => noise().png().toBuffer()],
])('%s', (_, make) => {
  const faultOf = async (bytes: Buffer) => {
    const file = path.join(folder, 'picture')
    writeFileSync(file, bytes)
    return pictureFault(file)
  }

  it('is right where it is whole, whatever stands behind it', async () => {
    const whole = await make()
    expect(await faultOf(whole)).toBeUndefined()
    expect(await faultOf(Buffer.concat([whole, Buffer.from('ffda00', 'hex'), Buffer.alloc(999, 7)]))).toBeUndefined()
  })

  it.each([0.5, 0.8, 0.99])('is said to be cut off where a share of %p is there', async (share) => {
    const whole = await make()
    expect(await faultOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('is cut off: copy it again')
  })
})
