import type * as Added from './pictures/add-own-picture'
import type * as OwnPictures from './own-pictures'

const mockFiles = new Map<string, Blob>()
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => mockFiles.get(key),
  set: async (key: string, value: Blob) => void mockFiles.set(key, value),
  del: async (key: string) => void mockFiles.delete(key),
  keys: async () => [...mockFiles.keys()],
}))
URL.createObjectURL = () => 'blob:picture'

type Module = typeof OwnPictures & typeof Added
async function aTab(): Promise<Module> {
  let tab: Module | undefined
  await jest.isolateModulesAsync(async () => {
    tab = { ...(await import('./own-pictures')), ...(await import('./pictures/add-own-picture')) }
  })
  return tab!
}
const picture = new Blob(['picture'])
/** Milliseconds after which a picture that no draft has was put on no design. */
const LATER_MS = 61_000
const later = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS)
afterEach(() => {
  jest.restoreAllMocks()
  mockFiles.clear()
})

it('keeps a picture that was put on a design a moment ago, whose draft is not stored yet, where another tab opens', async () => {
  const [one, other] = [await aTab(), await aTab()]
  const { path } = await one.addOwnPicture(picture)
  await other.sweepOwnPictures()
  expect([...mockFiles.keys()]).toEqual([path])
  later()
  await other.sweepOwnPictures()
  expect(mockFiles.size).toBe(0)
})

it('has a picture that is brought back, as by redo, though another tab has deleted it meanwhile', async () => {
  const [one, other] = [await aTab(), await aTab()]
  const { path } = await one.addOwnPicture(picture)
  // Put on a design and undone: no draft has it.
  later()
  await other.sweepOwnPictures()
  expect(mockFiles.size).toBe(0)
  expect(await one.ownPictureFile(path)).toBe(picture)
  await one.ownPictureUrl(path)
  await new Promise((resolve) => setTimeout(resolve))
  const reloaded = await aTab()
  expect(await reloaded.ownPictureFile(path)).toBe(picture)
})
