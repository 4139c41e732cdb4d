import { DRAFT_PREFIX, forgetSession, signIn, writeStored } from '@yawmi/session'
import { addSticker, newPack, removeSticker, trayOf, type Pack } from './pack'
import { changePack, deletePack, listPacks } from './pack-storage'

const saved = new Map<string, unknown>()
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  update: (key: string, change: (value: unknown) => unknown) =>
    Promise.resolve(void saved.set(key, change(saved.get(key)))),
  del: (key: string) => Promise.resolve(void saved.delete(key)),
  entries: () => Promise.resolve([...saved.entries()]),
}))

const file = () => new Blob(['sticker'], { type: 'image/webp' })
const storePack = (pack: Pack) => changePack(pack, (same) => same)
const aPack = (name: string) => ({ ...addSticker(newPack(), file()), name })

const come = (id: string) => signIn({ token: id, user: { id, name: id, subscription_status: 'active' } })

beforeEach(() => {
  saved.clear()
  localStorage.clear()
  come('salem')
})

describe('packs of stickers on the device', () => {
  it('are listed for whoever made them, until they are deleted', async () => {
    const pack = aPack('كلامنا')
    expect(await storePack(pack)).toEqual({ pack, isStored: true })
    expect(await listPacks()).toEqual([pack])
    await deletePack(pack.id)
    expect(await listPacks()).toEqual([])
    expect(saved.size).toBe(0)
  })

  it('stay with whoever came by a host app’s token and has signed in since, as drafts do', async () => {
    localStorage.removeItem('subscriber_id')
    const pack = aPack('كلامنا')
    await storePack(pack)
    writeStored('subscriber_id', 'salem')
    expect(await listPacks()).toEqual([pack])
    expect(await listPacks()).toHaveLength(1)
  })

  it('wait for their maker where a session ended by itself', async () => {
    const pack = aPack('كلامنا')
    await storePack(pack)
    localStorage.removeItem('subscriber_id')
    expect(await listPacks()).toEqual([])
    writeStored('subscriber_id', 'salem')
    expect(await listPacks()).toEqual([pack])
  })

  it.each([
    ['signed out', false],
    ['had a session that ended by itself', true],
  ])('become nobody else’s by a sticker that was still being made when their maker %s', async (_, keepDrafts) => {
    const pack = aPack('كلامنا')
    await storePack(pack)
    forgetSession({ keepDrafts })
    expect((await changePack(pack, (known) => addSticker(known, file()))).isStored).toBe(false)
    come('mona')
    expect(await listPacks()).toEqual([])
  })

  it('are deleted once their maker has signed out, and not shown to who signs in next', async () => {
    await storePack(aPack('أول'))
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
    expect(await listPacks()).toEqual([])
    await storePack(aPack('ثان'))
    writeStored('subscriber_id', 'mona')
    expect(await listPacks()).toEqual([])
    expect(saved.size).toBe(0)
  })
})

describe('a pack', () => {
  it('takes thirty stickers, and no more', () => {
    const full = Array.from({ length: 31 }, file).reduce<Pack>((pack, each) => addSticker(pack, each), newPack())
    expect(full.stickers).toHaveLength(30)
  })

  it('is represented by its first sticker when the chosen one is gone', () => {
    const pack = addSticker(addSticker(newPack(), file()), file())
    const [first, second] = pack.stickers
    const chosen = { ...pack, tray: second!.id }
    expect(trayOf(chosen)).toBe(second)
    expect(trayOf(removeSticker(chosen, second!.id))).toBe(first)
    expect(trayOf(newPack())).toBeUndefined()
  })
})
