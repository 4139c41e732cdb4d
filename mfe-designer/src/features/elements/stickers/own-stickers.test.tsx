import { signIn } from '@yawmi/session'
import { aSubscriber, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { initialDesign } from '../../../document/pristine'
import { ownPictureFile } from '../../../studio/own-pictures'
import { addSticker, newPack } from '../../../studio/packs/pack'
import { changePack } from '../../../studio/packs/pack-storage'
import { createStudio } from '../../../studio/studio'
import { StudioProvider } from '../../../studio/use-studio'
import { OwnStickers } from './own-stickers'

const stores = new Map<string, Map<string, unknown>>()
jest.mock('idb-keyval', () => ({
  createStore: (name: string) => {
    const store = stores.get(name) ?? new Map<string, unknown>()
    stores.set(name, store)
    return store
  },
  set: (key: string, value: unknown, store: Map<string, unknown>) => Promise.resolve(void store.set(key, value)),
  update: (key: string, change: (value: unknown) => unknown, store: Map<string, unknown>) =>
    Promise.resolve(void store.set(key, change(store.get(key)))),
  get: (key: string, store: Map<string, unknown>) => Promise.resolve(store.get(key)),
  del: (key: string, store: Map<string, unknown>) => Promise.resolve(void store.delete(key)),
  entries: (store: Map<string, unknown>) => Promise.resolve([...store.entries()]),
  keys: (store: Map<string, unknown>) => Promise.resolve([...store.keys()]),
}))
beforeEach(() => {
  URL.createObjectURL = () => 'blob:sticker'
  URL.revokeObjectURL = () => {}
})

const file = new Blob(['sticker'], { type: 'image/webp' })

it('puts a sticker of a pack of one’s own on the picture, and stores its file once however often', async () => {
  signIn({ token: 'a-token', user: aSubscriber() })
  const pack = addSticker({ ...newPack(), name: 'كلامنا' }, file)
  await changePack(pack, (same) => same)
  const studio = createStudio(initialDesign('box-1'))
  const { user } = renderWithHost(
    <StudioProvider value={studio}>
      <OwnStickers />
    </StudioProvider>,
  )
  const sticker = await screen.findByRole('button', { name: 'إضافة كلامنا 1' })
  await user.click(sticker)
  await user.click(sticker)
  await waitFor(() => expect(studio.view().design.boxes).toHaveLength(3))
  const path = `own:sticker${pack.stickers[0]!.id}`
  for (const box of studio.view().design.boxes.slice(1))
    expect(box).toMatchObject({ type: 'picture', picture: { path, width: 512, height: 512 } })
  expect(await ownPictureFile(path)).toBe(file)
  expect(stores.get('yawmi-own-pictures')?.size).toBe(1)
})
