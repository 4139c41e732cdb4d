import { DRAFT_PREFIX, signIn } from '@yawmi/session'
import { aSubscriber, fireEvent, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { addSticker, newPack, type Pack } from '../../../studio/packs/pack'
import { StickerMaker } from './sticker-maker'

const stored = new Map<string, Pack>()
let isFull = false
const write = (key: string, pack: Pack) =>
  isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve(void stored.set(key, pack))
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  update: (key: string, change: (pack?: Pack) => Pack) => write(key, change(stored.get(key))),
  del: (key: string) => Promise.resolve(void stored.delete(key)),
  entries: () => Promise.resolve([...stored.entries()]),
}))
jest.mock('./render/draw-words', () => ({ drawWords: () => Promise.resolve(undefined) }))
const mockArchive = jest.fn((_: { title: string }) => new Uint8Array())
jest.mock('@yawmi/lib/sticker-pack', () => ({
  packArchive: (input: { title: string }) => mockArchive(input),
  trayPicture: () => Promise.resolve(new Uint8Array()),
}))
jest.mock('./use-sticker', () => ({ useSticker: () => ({ file: new Blob(['sticker']), busy: false }) }))
beforeEach(() => {
  isFull = false
  stored.clear()
  localStorage.clear()
  URL.createObjectURL = () => 'blob:sticker'
  URL.revokeObjectURL = () => {}
  signIn({ token: 'a-token', user: aSubscriber({ id: 'salem' }) })
})

// jsdom's files have no bytes.
const file = () =>
  Object.assign(new Blob(['sticker'], { type: 'image/webp' }), { arrayBuffer: () => new ArrayBuffer(0) })
const aPack = (stickers: number): Pack =>
  Array.from({ length: stickers }, file).reduce<Pack>((pack, each) => addSticker(pack, each), newPack())

/** As a tab stores a pack. */
function storeBeside(pack: Pack): void {
  localStorage.setItem(`${DRAFT_PREFIX}pack:${pack.id}`, 'salem')
  stored.set(pack.id, pack)
}

async function openPack(pack: Pack) {
  storeBeside(pack)
  const utils = renderWithHost(<StickerMaker takePicture={jest.fn()} />)
  const [latest] = await screen.findAllByRole('button', { name: /ملصقاتي/ })
  await utils.user.click(latest!)
  return utils
}
const rename = (name: string) => fireEvent.change(screen.getByLabelText('اسم الحزمة'), { target: { value: name } })

describe('a pack that is open in two tabs', () => {
  it('has the sticker that the other tab has added, whatever this one changes', async () => {
    const pack = aPack(2)
    await openPack(pack)
    storeBeside(addSticker(pack, file()))
    rename('كلامنا')
    await waitFor(() => expect(stored.get(pack.id)).toMatchObject({ name: 'كلامنا' }))
    expect(stored.get(pack.id)?.stickers).toHaveLength(3)
    expect(await screen.findByText(/^3 ملصقات/)).toBeInTheDocument()
  })
})

describe('a pack on a device that was full', () => {
  it('is stored as this page has it once there is room', async () => {
    const pack = aPack(2)
    const { user } = await openPack(pack)
    isFull = true
    await user.click(screen.getByRole('button', { name: 'الملصق 2' }))
    await user.click(screen.getByRole('button', { name: 'حذف الملصق' }))
    expect(await screen.findByText(/^لا مكان على هذا الجهاز/)).toBeInTheDocument()
    isFull = false
    rename('كلامنا')
    await waitFor(() => expect(stored.get(pack.id)).toMatchObject({ name: 'كلامنا' }))
    expect(stored.get(pack.id)?.stickers).toHaveLength(1)
  })
})

describe('a sticker that is made the icon of its pack', () => {
  it('has the focus, which its button has lost', async () => {
    const { user } = await openPack(aPack(3))
    await user.click(screen.getByRole('button', { name: 'الملصق 2' }))
    await user.click(screen.getByRole('button', { name: 'اجعله أيقونة الحزمة' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'الملصق 2، أيقونة الحزمة' })).toHaveFocus())
  })
})

describe('a sticker that is removed', () => {
  it('hands the focus on to the next one, and to the last one there is', async () => {
    const { user } = await openPack(aPack(3))
    const remove = async (name: string) => {
      await user.click(screen.getByRole('button', { name }))
      await user.click(screen.getByRole('button', { name: 'حذف الملصق' }))
    }
    await remove('الملصق 2')
    await waitFor(() => expect(screen.getByRole('button', { name: 'الملصق 2' })).toHaveFocus())
    await remove('الملصق 2')
    await waitFor(() => expect(screen.getByRole('button', { name: 'الملصق 1، أيقونة الحزمة' })).toHaveFocus())
  })
})

describe('the words of a sticker', () => {
  it('are there again where the dialog closed while somebody wrote them, and not once they are on a sticker', async () => {
    const words = () => screen.getByRole('textbox', { name: 'كلمات الملصق' })
    const fromWords = () => screen.findByRole('button', { name: 'من كلمات' })
    const { user, unmount } = await openPack(aPack(1))
    await user.click(await fromWords())
    fireEvent.change(words(), { target: { value: 'صباح الخير' } })
    unmount()
    const again = await openPack(aPack(1))
    await again.user.click(await fromWords())
    expect(words()).toHaveValue('صباح الخير')
    await again.user.click(screen.getByRole('button', { name: 'أضف إلى الحزمة' }))
    await again.user.click(await fromWords())
    expect(words()).toHaveValue('')
  })
})

describe('the file of a pack', () => {
  it('has the common name where that of the pack is nothing but signs that no file may have', async () => {
    const { user } = await openPack(aPack(3))
    rename('???')
    await user.click(screen.getByRole('button', { name: 'تنزيل الحزمة' }))
    await waitFor(() => expect(mockArchive).toHaveBeenCalled())
    expect(mockArchive.mock.lastCall?.[0]).toMatchObject({ title: 'ملصقاتي' })
  })
})
