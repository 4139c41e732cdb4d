import {
  act,
  aBackground,
  aCategory,
  answer,
  aPage,
  disconnect,
  refuse,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { queryClient } from '@yawmi/remote-kit/query'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { useDialogs } from '../testing/dialogs'
import { reachTheEnd, useLayout } from '../testing/layout'
import ImagesDetailsScreen from './images-details-screen'
import ImagesScreen from './images-screen'

useNetwork()
useLayout()
useDialogs()

const sea = aCategory({ name: 'بحر', color: '#20709A' })
const pictures = (from: number, count = 8) =>
  Array.from({ length: count }, (_, index) =>
    aBackground({ name: `صورة ${from + index}`, path: `pictures/${from + index}.jpg` }),
  )
const answerLists = () => {
  answer('subCategories', { data: [sea] })
  return {
    lists: answer('categoryContent', ({ query }) =>
      aPage(pictures((Number(query.page) - 1) * 8 + 1), { page: Number(query.page), perPage: 8, total: 16 }),
    ),
    views: answer('viewContent', { message: 'تم' }),
  }
}
/** Answers for the media host, which is not part of the API. */
const fetched = jest.spyOn(globalThis, 'fetch')
const serveFile = () =>
  fetched.mockResolvedValueOnce(
    new Response('jpeg', { headers: { 'content-length': '4', 'content-type': 'image/jpeg' } }),
  )
const loseFile = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
/** The file is missing on the media host, or the network failed. */
const lose = (picture: HTMLElement) => act(() => void picture.dispatchEvent(new Event('error')))
const open = () => openScreen(<ImagesScreen />, '/images-list')
const openFirst = async () => {
  const rendered = open()
  await rendered.user.click(await screen.findByRole('button', { name: 'عرض صورة 1' }))
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'صورة 1' }) }
}

describe('backgrounds', () => {
  it('shows the categories, each in its colour and leading to its own list', async () => {
    answerLists()
    const { user, address } = open()
    const kind = await screen.findByRole('link', { name: 'بحر' })
    expect(kind.style.getPropertyValue('--tile')).toBe('#20709A')
    expect(within(kind).getAllByRole('presentation')[0]).toHaveAttribute(
      'src',
      'http://media.test/art/sea-primary.webp',
    )
    await user.click(kind)
    expect(address()).toBe(`/images-details/${sea.uuid}`)
  })

  it('requests eight a page, and the next eight at the end', async () => {
    const { lists } = answerLists()
    open()
    await screen.findByRole('button', { name: 'عرض صورة 8' })
    act(reachTheEnd)
    expect(await screen.findByRole('button', { name: 'عرض صورة 16' })).toBeVisible()
    expect(lists.map(({ query }) => [query.page, query.limit])).toEqual([
      ['1', '8'],
      ['2', '8'],
    ])
    await waitFor(() => expect(screen.getByText('لا توجد بيانات أخرى')).toBeVisible())
  })

  it('has the categories as well by the one button that stands for both', async () => {
    disconnect('subCategories')
    disconnect('categoryContent')
    const { user } = openScreen(<ImagesScreen />, '/images-list')
    // Whichever fails first has a button of its own until both have failed.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    answer('subCategories', { data: [aCategory({ name: 'طبيعة' })] })
    answer('categoryContent', aPage([aBackground()]))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'طبيعة' })).toBeVisible()
  })

  it('keeps the pictures when the categories fail', async () => {
    answerLists()
    refuse('subCategories', 'forbidden')
    open()
    expect(await screen.findByText('تعذّر تحميل هذا القسم.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'عرض صورة 1' })).toBeVisible()
  })
})

describe('picture viewer', () => {
  it('goes on showing a picture that editors take back, and opens others after it', async () => {
    const list = pictures(1)
    answer('subCategories', { data: [sea] })
    answer('categoryContent', () => aPage(list))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'عرض صورة 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'صورة 2' })
    list.splice(1, 1)
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'عرض صورة 2', hidden: true })).toBeNull())
    expect(dialog).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'إغلاق' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'عرض صورة 3' }))
    expect(await screen.findByRole('dialog', { name: 'صورة 3' })).toBeVisible()
  })

  it('moves to the next picture and back, and stops at the first', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    expect(viewer.queryByRole('button', { name: 'السابق' })).not.toBeInTheDocument()
    await user.click(viewer.getByRole('button', { name: 'التالي' }))
    expect(await screen.findByRole('dialog', { name: 'صورة 2' })).toBeVisible()
    await user.click(viewer.getByRole('button', { name: 'السابق' }))
    expect(await screen.findByRole('dialog', { name: 'صورة 1' })).toBeVisible()
    // It is at its end, and not disabled: a disabled button loses the focus, and the arrow keys with it.
    expect(viewer.getByRole('button', { name: 'السابق' })).toBeEnabled()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(await screen.findByRole('dialog', { name: 'صورة 2' })).toBeVisible()
  })

  it('says after the last picture that further ones could not be had, and has them by its button', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    refuse('categoryContent', 'forbidden')
    for (let picture = 2; picture <= 8; picture += 1) await user.click(viewer.getByRole('button', { name: 'التالي' }))
    expect(await viewer.findByRole('alert')).toHaveTextContent('تعذّر تحميل المزيد')
    answerLists()
    await user.click(viewer.getByRole('button', { name: 'حاول مرة أخرى' }))
    await waitFor(() =>
      expect(viewer.getByRole('button', { name: 'التالي' })).toHaveAttribute('aria-disabled', 'false'),
    )
    expect(viewer.queryByRole('alert')).toBeNull()
    // The focus has gone on within the viewer, which takes the keys.
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('dialog', { name: 'صورة 9' })).toBeVisible()
  })

  it('closes by its button', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    await user.click(viewer.getByRole('button', { name: 'إغلاق' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('closes by a click beside the picture, not by one on it', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    const picture = viewer.getByRole('img', { name: 'صورة 1' })
    await user.click(picture)
    expect(screen.getByRole('dialog')).toBeVisible()
    // The picture, the element that is enlarged, the one that takes touches: the overlay holds all three.
    // eslint-disable-next-line testing-library/no-node-access -- the overlay has neither role nor text
    await user.click(picture.parentElement!.parentElement!.parentElement!)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('opens no other one by the second of two presses beside it', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const at = { coords: { clientX: 200, clientY: 700 } }
    // eslint-disable-next-line testing-library/no-node-access -- the overlay has neither role nor text
    const beside = within(dialog).getByRole('img').parentElement!.parentElement!.parentElement!
    await user.pointer({ ...at, keys: '[MouseLeft]', target: beside })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.pointer({ ...at, keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'عرض صورة 2' }) })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by the back button, and stays on the list', async () => {
    answerLists()
    const { address } = await openFirst()
    await waitFor(() => expect(history.state).toMatchObject({ yawmiDialog: 1 }))
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/images-list')
  })

  it('zooms in and out', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    await user.click(viewer.getByRole('button', { name: 'تكبير' }))
    await user.click(viewer.getByRole('button', { name: 'تصغير' }))
    expect(viewer.getByRole('button', { name: 'تكبير' })).toBeVisible()
  })

  it('saves the picture as downloaded_image.jpg, says so, and counts a view', async () => {
    const { views } = answerLists()
    const saved: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    URL.createObjectURL = () => 'blob:one'
    URL.revokeObjectURL = () => {}
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    expect(views).toHaveLength(0)
    serveFile()
    await user.click(viewer.getByRole('button', { name: 'تنزيل' }))
    expect(await viewer.findByText('تم التنزيل')).toBeVisible()
    expect(saved).toEqual(['downloaded_image.jpg'])
    await waitFor(() => expect(views).toHaveLength(1))
    click.mockRestore()
  })

  it('shows the outcome of a download for no other picture', async () => {
    answerLists()
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = () => 'blob:one'
    URL.revokeObjectURL = () => {}
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    serveFile()
    await user.click(viewer.getByRole('button', { name: 'تنزيل' }))
    expect(await viewer.findByText('تم التنزيل')).toBeVisible()
    await user.click(viewer.getByRole('button', { name: 'التالي' }))
    expect(viewer.queryByText('تم التنزيل')).not.toBeInTheDocument()
    click.mockRestore()
  })

  it('keeps an enlarged picture over its box when the phone is turned', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    const picture = viewer.getByRole('img', { name: 'صورة 1' })
    // eslint-disable-next-line testing-library/no-node-access -- the element that moves has neither role nor text
    const moved = picture.parentElement!
    let size = { width: 300, height: 600 }
    Object.defineProperty(moved, 'offsetWidth', { get: () => size.width })
    Object.defineProperty(moved, 'offsetHeight', { get: () => size.height })
    await user.click(viewer.getByRole('button', { name: 'تكبير' }))
    await user.pointer([
      { keys: '[TouchA>]', target: picture, coords: { clientX: 0, clientY: 0 } },
      { pointerName: 'TouchA', target: picture, coords: { clientX: 900, clientY: 900 } },
      { keys: '[/TouchA]', target: picture },
    ])
    expect(moved.style.transform).toBe('translate(150px, 300px) scale(2)')
    size = { width: 100, height: 200 }
    act(() => void dispatchEvent(new Event('resize')))
    expect(moved.style.transform).toBe('translate(50px, 100px) scale(2)')
  })

  it('says of each picture how its own download stands', async () => {
    answerLists()
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = () => 'blob:one'
    URL.revokeObjectURL = () => {}
    let goOn = (_: Response) => {}
    fetched.mockReturnValueOnce(new Promise((resolve) => (goOn = resolve)))
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    await user.click(viewer.getByRole('button', { name: 'تنزيل' }))
    expect(viewer.getByText('جارٍ التنزيل… 0%', { ignore: '[aria-hidden]' })).toBeVisible()
    await user.click(viewer.getByRole('button', { name: 'التالي' }))
    expect(viewer.queryByText(/جارٍ التنزيل/)).not.toBeInTheDocument()
    // On a slow network the first is still on its way.
    serveFile()
    await user.click(viewer.getByRole('button', { name: 'تنزيل' }))
    expect(await viewer.findByText('تم التنزيل')).toBeVisible()
    await user.click(viewer.getByRole('button', { name: 'السابق' }))
    expect(viewer.getByText('جارٍ التنزيل… 0%', { ignore: '[aria-hidden]' })).toBeVisible()
    goOn(new Response('jpeg'))
    expect(await viewer.findByText('تم التنزيل')).toBeVisible()
    click.mockRestore()
  })

  it('says that a download failed, and lets it be tried again', async () => {
    answerLists()
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    loseFile()
    await user.click(viewer.getByRole('button', { name: 'تنزيل' }))
    expect(await viewer.findByText(/تعذّر التنزيل/)).toBeVisible()
    expect(viewer.getByRole('button', { name: 'تنزيل' })).toBeEnabled()
    warn.mockRestore()
  })
})

describe('picture viewer of pictures that do not load', () => {
  it('says so, and tries again', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    lose(viewer.getByRole('img', { name: 'صورة 1' }))
    expect(await viewer.findByRole('alert')).toHaveTextContent('تعذّر عرض الصورة، تحقق من الاتصال ثم حاول مرة أخرى.')
    await user.click(viewer.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(viewer.getByRole('img', { name: 'صورة 1' })).toHaveAttribute('srcset')
    // The button has gone, and keys go on in the viewer.
    await user.keyboard('{ArrowLeft}')
    expect(viewer.getByRole('img', { name: 'صورة 2' })).toBeVisible()
  })

  it('shows one whole again that was lost while it was enlarged', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    await user.click(viewer.getByRole('button', { name: 'تكبير' }))
    // The larger file does not come.
    lose(viewer.getByRole('img', { name: 'صورة 1' }))
    await user.click(await viewer.findByRole('button', { name: 'حاول مرة أخرى' }))
    expect(viewer.getByRole('img', { name: 'صورة 1' })).toHaveAttribute('sizes', '100vw')
    expect(viewer.getByRole('button', { name: 'تكبير' })).toBeVisible()
  })

  it('goes on to the next', async () => {
    answerLists()
    const { user, dialog } = await openFirst()
    const viewer = within(dialog)
    lose(viewer.getByRole('img', { name: 'صورة 1' }))
    await user.click(viewer.getByRole('button', { name: 'التالي' }))
    expect(viewer.getByRole('img', { name: 'صورة 2' })).toBeVisible()
    expect(viewer.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('backgrounds of one category', () => {
  const openKind = () => openScreen(<ImagesDetailsScreen />, `/images-details/${sea.uuid}`)

  it('shows the name of the category above its pictures', async () => {
    answer('subCategories', { data: [] })
    const lists = answer('subCategoryContent', {
      ...aPage(pictures(1, 2)),
      sub_category: { name: 'بحر', description: 'أمواج' },
    })
    openKind()
    expect(await screen.findByRole('heading', { level: 1, name: 'بحر' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'عرض صورة 2' })).toBeVisible()
    expect(lists[0]).toMatchObject({ params: { id: sea.uuid }, query: { page: '1', limit: '8' } })
  })

  it('says that there is nothing', async () => {
    answer('subCategories', { data: [] })
    answer('subCategoryContent', { ...aPage([]), sub_category: { name: 'بحر', description: '' } })
    openKind()
    expect(await screen.findByText('لا توجد بيانات لعرضها حاليًا')).toBeVisible()
  })
})

testFailures({ images: ImagesScreen, imagesDetails: ImagesDetailsScreen })
