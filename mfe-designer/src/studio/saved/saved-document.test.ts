import { DESIGN_DOCUMENT_VERSION } from '@yawmi/contract'
import { textBox } from '../../document/box'
import type { Design } from '../../document/design'
import { pictureBox } from '../../document/picture-box'
import { documentFaults } from '../../testing/document-faults'
import { ownPictureUrl, putOwnPicture } from '../own-pictures'
import { DocumentNotRead, packDocument, unpackDocument } from './saved-document'

/** What the device stores, instead of IndexedDB, which jsdom lacks. */
const mockFiles = new Map<string, Blob>()
let mockIsFull = false
jest.mock('idb-keyval', () => ({
  createStore: () => 'files',
  get: (key: string) => Promise.resolve(mockFiles.get(key)),
  set: (key: string, file: Blob) =>
    mockIsFull ? Promise.reject(new Error('full')) : Promise.resolve(void mockFiles.set(key, file)),
  del: (key: string) => Promise.resolve(void mockFiles.delete(key)),
  keys: () => Promise.resolve([...mockFiles.keys()]),
}))

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
const jpegOf = (length: number) => {
  const bytes = new Uint8Array(length)
  bytes.set(JPEG)
  return new Blob([bytes], { type: 'image/jpeg' })
}
const own = (id: string) => ({ path: `own:${id}`, width: 400, height: 300 })
const withPictures: Design = {
  background: own('ground'),
  boxes: [
    textBox('box-1', { text: 'صباح الخير' }),
    pictureBox('box-2', { picture: own('face'), width: 200, height: 150 }),
    pictureBox('box-3', { picture: own('face'), width: 200, height: 150, x: 300 }),
  ],
}
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(blob)
  })
const pack = async (design: Design) => {
  const packed = await packDocument(design)
  return packed && textOf(packed)
}

let reduced: number[]
beforeEach(() => {
  mockFiles.clear()
  mockIsFull = false
  reduced = []
  URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}:${(blob as Blob).size}`
  globalThis.createImageBitmap = jest.fn(() => Promise.resolve({ width: 2048, height: 1024, close() {} })) as never
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage() {} })) as never
  HTMLCanvasElement.prototype.toBlob = function (done, type) {
    reduced.push(this.width)
    done(new Blob([jpegOf(this.width * 1000)], { type }))
  }
})

describe('the document of a design', () => {
  it('has each of its own pictures once, as the contract has it, and opens on a device without them', async () => {
    await Promise.all(['ground', 'face'].map((id) => putOwnPicture(`own:${id}`, jpegOf(20))))
    const text = (await pack(withPictures))!
    expect(documentFaults(text)).toBeUndefined()
    mockFiles.clear()
    expect(await unpackDocument(text)).toEqual(withPictures)
    expect([...mockFiles.keys()].sort()).toEqual(['own:face', 'own:ground'])
    expect(await ownPictureUrl('own:face')).toBe('blob:image/jpeg:20')
    expect(reduced).toEqual([])
  })

  it('has pictures that the device had no room for, while their page is open', async () => {
    mockIsFull = true
    expect(await putOwnPicture('own:unstored', jpegOf(20))).toBe(false)
    const text = (await pack({ background: own('unstored'), boxes: [] }))!
    expect(documentFaults(text)).toBeUndefined()
    expect(text).toContain('"pictures":{"own:unstored":"/9j/')
  })

  it('has large pictures smaller, as large as there is room for', async () => {
    await putOwnPicture('own:ground', jpegOf(3_000_000))
    const text = (await pack({ ...withPictures, boxes: [] }))!
    expect(reduced).toEqual([1400])
    expect(documentFaults(text)).toBeUndefined()
  })

  it('takes the place of no picture that this device has in its full size', async () => {
    await putOwnPicture('own:ground', jpegOf(3_000_000))
    const text = (await pack({ ...withPictures, boxes: [] }))!
    await unpackDocument(text)
    expect(mockFiles.get('own:ground')?.size).toBe(3_000_000)
  })

  it('is none where nothing makes them small enough', async () => {
    const boxes = Array.from({ length: 8 }, (_, index) =>
      pictureBox(`box-${index + 1}`, { picture: own(`p${index}`), width: 200, height: 150 }),
    )
    await Promise.all(boxes.map(({ picture }) => putOwnPicture(picture.path, jpegOf(1_000_000))))
    expect(await pack({ background: null, boxes })).toBeUndefined()
    expect(new Set(reduced)).toEqual(new Set([1400, 900, 600]))
  })

  it('opens as it was by an earlier version', async () => {
    const first = { background: null, boxes: [{ id: 'box-1', text: 'قديم' }] }
    expect((await unpackDocument(JSON.stringify(first))).boxes).toMatchObject([{ type: 'text', text: 'قديم' }])
  })

  it.each([
    ['openNewer', JSON.stringify({ version: DESIGN_DOCUMENT_VERSION + 1, background: null, boxes: [] })],
    ['openBroken', '{'],
    ['openBroken', '[]'],
    [
      'openBroken',
      JSON.stringify({ version: 2, background: null, boxes: [{ id: 'x', type: 'text', fontSize: 'big' }] }),
    ],
  ])('says why it does not open: %s', async (reason, text) => {
    await expect(unpackDocument(text)).rejects.toEqual(expect.objectContaining({ reason }))
    await expect(unpackDocument(text)).rejects.toBeInstanceOf(DocumentNotRead)
  })
})
