import { defaultBrand } from '@yawmi/brand'
import { act, answer, aPage, aStickerPack, aUuid, refuse, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { useLayout } from '../testing/layout'
import StickersListScreen from './stickers-list-screen'
import StickersCategoriesScreen from './stickers-categories-screen'

useNetwork()
useLayout()

const stickers = Array.from({ length: 6 }, (_, index) => ({ uuid: aUuid(), path: `stickers/${index}.webp` }))
const pack = aStickerPack({ name: 'تحيات', number_of_stickers: 12, stickers })

describe('sticker packs', () => {
  it('shows each pack with its name, its count and up to four of its stickers, and leads to it', async () => {
    answer('stickers', aPage([pack]))
    const { user, address } = openScreen(<StickersCategoriesScreen />, '/stickers-categories')
    const card = await screen.findByRole('link', { name: /تحيات/ })
    expect(screen.getByRole('heading', { level: 1, name: 'ملصقات واتساب' })).toBeVisible()
    expect(card).toHaveTextContent('12 ملصقًا')
    expect(within(card).getAllByRole('presentation')).toHaveLength(4)
    await user.click(card)
    expect(address()).toBe(`/stickers-list/${pack.uuid}`)
  })

  it('leads back to the designs', async () => {
    answer('stickers', aPage([]))
    const { user, hostEvents } = openScreen(<StickersCategoriesScreen />, '/stickers-categories')
    await screen.findByText('لا توجد بيانات لعرضها حاليًا')
    await user.click(screen.getByRole('button', { name: 'رجوع' }))
    expect(hostEvents).toContainEqual({ type: 'navigate', name: 'design_categories', params: {} })
  })
})

describe('stickers of a pack', () => {
  const open = () => openScreen(<StickersListScreen />, `/stickers-list/${pack.uuid}`)
  const add = () => screen.getByRole('button', { name: 'إضافة إلى واتساب' })

  it('shows the pack, and nothing to add until a sticker is chosen', async () => {
    answer('stickerPack', { data: pack })
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'تحيات' })).toBeVisible()
    expect(screen.getByText('12 ملصقًا')).toBeVisible()
    expect(add()).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'ملصق 2 من تحيات' }))
    expect(screen.getByRole('radio', { name: 'ملصق 2 من تحيات' })).toBeChecked()
    expect(add()).toBeEnabled()
  })

  it('keeps a sticker selectable by its name when its picture does not load', async () => {
    answer('stickerPack', { data: pack })
    const { user } = open()
    const sticker = await screen.findByRole('img', { name: 'ملصق 2 من تحيات' })
    act(() => void sticker.dispatchEvent(new Event('error')))
    expect(sticker).toHaveStyle({ opacity: '0' })
    await user.click(screen.getByRole('radio', { name: 'ملصق 2 من تحيات' }))
    expect(add()).toBeEnabled()
  })

  it('asks to download the app, with its stores, and closes by a click on the dialog', async () => {
    answer('stickerPack', { data: pack })
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'ملصق 1 من تحيات' }))
    await user.click(add())
    const dialog = within(await screen.findByRole('dialog', { name: 'يرجى تنزيل التطبيق' }))
    expect(dialog.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', 'https://apps.apple.com/app/yawmi')
    expect(dialog.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      expect.stringContaining('play.google.com'),
    )
    await user.click(dialog.getByRole('heading', { name: 'يرجى تنزيل التطبيق' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is shared or downloaded, and not sent to an app, where the brand has none', async () => {
    answer('stickerPack', { data: pack })
    const brand = { ...defaultBrand, links: { ...defaultBrand.links, appStore: '', playStore: '' } }
    const { user } = openScreen(<StickersListScreen />, `/stickers-list/${pack.uuid}`, 'subscriber', brand)
    await user.click(await screen.findByRole('radio', { name: 'ملصق 1 من تحيات' }))
    expect(await screen.findByRole('button', { name: 'تنزيل الملصق' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'إضافة إلى واتساب' })).toBeNull()
  })

  it('is shared by a link where the page may not open the device’s own sheet, as in a frame', async () => {
    answer('stickerPack', { data: pack })
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.assign(navigator, { canShare: () => true, share })
    const { user } = open()
    const sticker = await screen.findByRole('radio', { name: 'ملصق 1 من تحيات' })
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('sticker'))
    await user.click(sticker)
    await user.click(await screen.findByRole('button', { name: 'مشاركة الملصق' }))
    expect(await screen.findByRole('link', { name: 'مشاركة الملصق' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me'),
    )
    fetched.mockRestore()
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
  })

  it('explains in Arabic only how to add a whole pack', async () => {
    answer('stickerPack', { data: pack })
    open()
    expect((await screen.findByText(/^افتح ملف الحزمة/)).textContent).not.toMatch(/[a-z]/i)
  })

  it('offers no file of a pack that is too small for WhatsApp', async () => {
    answer('stickerPack', { data: { ...pack, number_of_stickers: 2, stickers: stickers.slice(0, 2) } })
    open()
    expect(await screen.findByText('ملصقان')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'تنزيل الحزمة كاملة' })).toBeNull()
  })

  it('says that a pack does not exist', async () => {
    refuse('stickerPack', 'not_found')
    open()
    expect(await screen.findByText(/لم نجد ما تبحث عنه/)).toBeVisible()
  })
})

testFailures({ stickersCategories: StickersCategoriesScreen, stickersList: StickersListScreen })
