import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { compressionCache } from './compression-cache.mjs'

const CONTENT = Buffer.from('يومي'.repeat(500))
/** @type {string} */
let folder
/** @type {number} */
let compressed
/** @type {import('./compression-cache.mjs').Encoding} */
const encoding = {
  compress: async (content) => {
    compressed += 1
    return zlib.gzipSync(content)
  },
  expand: zlib.gunzipSync,
}
/** @param {Buffer} [content] @param {number} [maxFiles] */
const compress = (content = CONTENT, maxFiles) => compressionCache(folder, maxFiles).of(content, 'gz', encoding)
const theFile = () => path.join(folder, fs.readdirSync(folder)[0])

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'compressed-')), 'of-builds')
  compressed = 0
})
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }))

it('compresses a content once, for all builds that have it', async () => {
  const first = await compress()
  expect(zlib.gunzipSync(first)).toEqual(CONTENT)
  expect(await compress()).toEqual(first)
  expect(compressed).toBe(1)
  await compress(Buffer.from('غيره'))
  expect(compressed).toBe(2)
})

it.each([
  ['was cut off', (/** @type {Buffer} */ bytes) => bytes.subarray(0, bytes.length / 2)],
  ['is of something else', () => zlib.gzipSync('غيره')],
])('compresses again what %s', async (_, damage) => {
  const first = await compress()
  fs.writeFileSync(theFile(), damage(first))
  expect(await compress()).toEqual(first)
  expect(compressed).toBe(2)
  await compress()
  expect(compressed).toBe(2)
})

it('removes what was not used for longest', async () => {
  await compress()
  const old = theFile()
  fs.utimesSync(old, new Date(0), new Date(0))
  await compress(Buffer.from('غيره'))
  const cache = compressionCache(folder, 1)
  cache.removeOldest()
  expect(fs.existsSync(old)).toBe(false)
  expect(fs.readdirSync(folder)).toHaveLength(1)
})

it('keeps one that is old and in use', async () => {
  await compress()
  fs.utimesSync(theFile(), new Date(0), new Date(0))
  const used = theFile()
  await compress(Buffer.from('غيره'))
  const [newer = ''] = fs.readdirSync(folder).filter((name) => !used.endsWith(name))
  fs.utimesSync(path.join(folder, newer), new Date(1), new Date(1))
  await compress()
  compressionCache(folder, 1).removeOldest()
  expect(fs.existsSync(used)).toBe(true)
})
