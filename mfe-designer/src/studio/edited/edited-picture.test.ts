import { MAX_BOXES } from '../../document/design'
import { editedPicture } from './edited-picture'

jest.mock('./edit-in-worker', () => ({ editInWorker: () => Promise.resolve(new Blob()) }))

/** A part of a picture that no other call asks for. */
const part = (index: number) => ({ crop: { x: 0, y: 0, width: 0.5, height: (index + 1) / 1000 } })

let revoked: string[]
beforeEach(() => {
  let made = 0
  revoked = []
  URL.createObjectURL = () => `blob:${(made += 1)}`
  URL.revokeObjectURL = (url) => void revoked.push(url)
})

it('leaves the address to each picture of a design of nothing but parts of pictures', async () => {
  const all = Array.from({ length: MAX_BOXES + 1 }, (_, index) => editedPicture('/media/large.webp', part(index)))
  expect(new Set(await Promise.all(all)).size).toBe(MAX_BOXES + 1)
  expect(revoked).toEqual([])
})

it('gives those up that were shown longest ago', async () => {
  const first = await editedPicture('/media/first.webp', part(0))
  for (let index = 0; index < MAX_BOXES * 2; index += 1) await editedPicture('/media/slid.webp', part(index))
  expect(revoked).toContain(first)
  await expect(editedPicture('/media/first.webp', part(0))).resolves.not.toBe(first)
})
