import {
  act,
  aPage,
  answer,
  disconnect,
  fireEvent,
  gate,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  within,
  type SeenCall,
} from '@yawmi/testing'
import { formatDraft } from '../document/stored/draft'
import { textBox } from '../document/box'
import { listDrafts } from '../studio/drafts'
import { openStudio } from '../studio/open-studio'
import { declaration } from '../remote'
import SavedItemsScreen from './saved-items-screen'
import { aSaved, seeEverything } from '../testing/designs'

useNetwork()

const open = () => renderWithHost(<SavedItemsScreen />, { role: 'subscriber', declaration })
/** Calls for a list, without that for what was saved last. */
const listed = (seen: SeenCall[]) => seen.map(({ query }) => query).filter(({ limit }) => limit !== '1')
const many = (count: number, type: 'image' | 'card') => Array.from({ length: count }, () => aSaved(type))

describe('saved items', () => {
  it('show images first, ten at a time', async () => {
    const seen = answer('designs', aPage(many(10, 'image'), { perPage: 10, total: 13 }))
    open()
    expect(await screen.findByRole('tab', { name: 'الصور' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findAllByRole('img', { name: /صورة محفوظة/ })).toHaveLength(10)
    expect(listed(seen)).toEqual([{ page: '1', limit: '10', design_type: 'image' }])
  })

  it('are listed by their small copies, the older ones by their pictures, and shown in full', async () => {
    const small = aSaved('image', { path: '/saved/a/full.png', thumbnail: '/saved/a/small.webp' })
    answer('designs', aPage([small, aSaved('image', { path: '/saved/a/older.png' })]))
    const { user } = open()
    const pictures = await screen.findAllByRole('img', { name: /صورة محفوظة/ })
    const files = (of: HTMLElement[]) => of.map((picture) => picture.getAttribute('src')?.split('/').at(-1))
    expect(files(pictures)).toEqual(['small.webp', 'older.png'])
    await user.click(pictures[0]!)
    const shown = within(await screen.findByRole('dialog')).getByRole('img', { name: 'صورة محفوظة 1' })
    expect(files([shown])).toEqual(['full.png'])
  })

  it('load more at the end of the list and say when there is no more', async () => {
    const stop = seeEverything()
    answer('designs', ({ query }) =>
      aPage(many(query.page === '1' ? 10 : 3, 'image'), { page: Number(query.page), perPage: 10, total: 13 }),
    )
    open()
    await waitFor(() => expect(screen.getAllByRole('img', { name: /صورة محفوظة/ })).toHaveLength(13))
    // It shows two frames after the rows.
    await waitFor(() => expect(screen.getByText('لا توجد بيانات أخرى')).toBeVisible())
    stop()
  })

  it('ask for more 100 px before the end, and lead back to the designs', async () => {
    let margin: string | undefined
    const stop = seeEverything((options) => (margin = options?.rootMargin))
    answer('designs', ({ query }) =>
      aPage(many(query.page === '1' ? 10 : 1, 'image'), { page: Number(query.page), perPage: 10, total: 11 }),
    )
    open()
    await screen.findByRole('img', { name: 'صورة محفوظة 11' })
    expect(margin).toBe('100px')
    expect(screen.getByRole('link', { name: 'رجوع' })).toHaveAttribute('href', '/design-categories')
    stop()
  })

  it('load the other kind anew with its tab', async () => {
    const seen = answer('designs', ({ query }) => aPage(many(1, query.design_type === 'card' ? 'card' : 'image')))
    const { user } = open()
    await screen.findByRole('img', { name: 'صورة محفوظة 1' })
    await user.click(screen.getByRole('tab', { name: 'البطاقات' }))
    expect(await screen.findByRole('img', { name: 'بطاقة محفوظة 1' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'الصور' }))
    await waitFor(() => expect(listed(seen).map((query) => query.design_type)).toEqual(['image', 'card', 'image']))
  })

  it('open at the cards where a card was saved last, and stay at the tab that is pressed', async () => {
    answer('designs', ({ query }) => aPage(query.design_type === 'image' ? [] : many(1, 'card')))
    const { user } = open()
    expect(await screen.findByRole('img', { name: 'بطاقة محفوظة 1' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'البطاقات' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'الصور' }))
    expect(await screen.findByText('لا توجد عناصر محفوظة')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'الصور' })).toHaveAttribute('aria-selected', 'true')
  })

  it('say so when nothing is saved, and lead to the studio', async () => {
    answer('designs', aPage([]))
    open()
    expect(await screen.findByText('لا توجد عناصر محفوظة')).toBeVisible()
    expect(screen.getByRole('link', { name: 'تصميم جديد' })).toHaveAttribute('href', '/design-images-list')
  })

  it('keep what is shown when the next page fails, and offer another try', async () => {
    const stop = seeEverything()
    answer('designs', aPage(many(10, 'image'), { perPage: 10, total: 20 }))
    const { user } = open()
    await screen.findAllByRole('img')
    answer('designs', { message: 'لا', error: 'not_found' }, { status: 404 })
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(screen.getAllByRole('img', { name: /صورة محفوظة/ }).length).toBeGreaterThanOrEqual(10)
    answer('designs', aPage(many(1, 'image'), { page: 2, perPage: 10, total: 11 }))
    await user.click(retry)
    expect(await screen.findByText('لا توجد بيانات أخرى')).toBeVisible()
    stop()
  })

  it('say so of a picture that does not come, which can still be deleted', async () => {
    answer('designs', aPage(many(1, 'image')))
    const { user } = open()
    fireEvent.error(await screen.findByRole('img', { name: 'صورة محفوظة 1' }))
    await user.click(screen.getByRole('img', { name: 'صورة محفوظة 1: تعذّر تحميل الصورة' }))
    expect(await screen.findByRole('button', { name: 'حذف' })).toBeVisible()
  })

  it('tell no connection from a fault', async () => {
    disconnect('designs')
    open()
    expect(await screen.findByText(/تعذّر الوصول إلى الخدمة/)).toBeVisible()
  })
})

describe('a saved design with its document', () => {
  const design = { background: null, boxes: [textBox('box-1', { text: 'عيد مبارك' })] }
  const saved = aSaved('image', { name: 'بطاقة العيد', key: 'draft-1' })
  const view = async (...others: ReturnType<typeof aSaved>[]) => {
    answer('designs', aPage([saved, ...others]))
    const { user, ...rest } = open()
    await user.click(await screen.findByRole('button', { name: 'بطاقة العيد' }))
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog', { name: 'بطاقة العيد' })
    return { ...rest, user, press }
  }
  beforeEach(() => localStorage.clear())

  it('is listed by its name and the time of its saving, and opens to be changed, also after a reload', async () => {
    const seen = answer('designDocument', { data: { uuid: saved.uuid, document: formatDraft(design) } })
    const { press } = await view()
    expect(screen.getAllByText(/2026/)).not.toHaveLength(0)
    await press('فتح للتعديل')
    await waitFor(() => expect(openStudio('image').view()).toMatchObject({ draft: 'draft-1', design }))
    expect(seen[0]?.params.id).toBe(saved.uuid)
    expect(listDrafts('image')).toMatchObject([{ id: 'draft-1', design }])
  })

  it.each([
    ['of a later studio', JSON.stringify({ version: 99, background: null, boxes: [] }), /إصدار أحدث/],
    ['that is broken', '{', /تعذّرت قراءة هذا التصميم/],
  ])('says why one %s does not open, and leaves what is open as it is', async (_, document, words) => {
    answer('designDocument', { data: { uuid: saved.uuid, document } })
    const { press } = await view()
    const { draft } = openStudio('image').view()
    await press('فتح للتعديل')
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(openStudio('image').view().draft).toBe(draft)
  })

  it('can be opened by another try when nobody answered', async () => {
    disconnect('designDocument')
    const { press } = await view()
    await press('فتح للتعديل')
    expect(await screen.findByText(/تعذّر فتح التصميم/)).toBeInTheDocument()
    answer('designDocument', { data: { uuid: saved.uuid, document: formatDraft(design) } })
    await press('فتح للتعديل')
    await waitFor(() => expect(openStudio('image').view().design).toEqual(design))
  })

  it('gets another name', async () => {
    const seen = answer('renameSavedDesign', { data: { ...saved, name: 'عيد أمي' } })
    const { user, press } = await view()
    await press('تغيير الاسم')
    const field = await screen.findByRole('textbox', { name: /اسم التصميم/ })
    await user.clear(field)
    expect(screen.getByRole('button', { name: 'حفظ الاسم' })).toBeDisabled()
    await user.type(field, ' عيد أمي {Enter}')
    expect(await screen.findByRole('dialog', { name: 'عيد أمي' })).toBeVisible()
    expect(seen).toMatchObject([{ params: { id: saved.uuid }, body: { name: 'عيد أمي' } }])
  })

  it('is renamed by keys alone: the focus goes into the field, and back to where it came from', async () => {
    answer('renameSavedDesign', { data: { ...saved, name: 'عيد أمي' } })
    const { user } = await view()
    const button = () => screen.findByRole('button', { name: 'تغيير الاسم' })
    ;(await button()).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /اسم التصميم/ })).toHaveFocus())
    screen.getByRole('button', { name: 'إلغاء' }).focus()
    await user.keyboard('{Enter}')
    expect(await button()).toHaveFocus()
    await user.keyboard('{Enter}عيد أمي{Enter}')
    await screen.findByRole('dialog', { name: 'عيد أمي' })
    expect(await button()).toHaveFocus()
  })

  it.each([
    ['another name', 'renameSavedDesign', 'تم تغيير الاسم'],
    ['its copy', 'copySavedDesign', 'تم تكرار التصميم'],
  ] as const)('leaves what is shown by then as it is when %s comes after it was closed', async (_, call, done) => {
    const { opened, open: release } = gate()
    const other = aSaved('image', { name: 'صباح الخير' })
    answer(call, { data: { ...saved, name: 'عيد أمي' } }, { after: opened })
    const { user, press } = await view(other)
    if (call === 'copySavedDesign') await press('تكرار')
    else {
      await press('تغيير الاسم')
      await user.type(await screen.findByRole('textbox', { name: /اسم التصميم/ }), ' أمي{Enter}')
    }
    await press('إغلاق')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('صباح الخير')
    await screen.findByRole('dialog', { name: 'صباح الخير' })
    release()
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'صباح الخير' })).toBeVisible()
  })

  it('is not opened any more by an answer that comes after it was closed', async () => {
    const { opened, open: release } = gate()
    const seen = answer(
      'designDocument',
      { data: { uuid: saved.uuid, document: formatDraft(design) } },
      { after: opened },
    )
    const { press, address } = await view()
    const before = address()
    await press('فتح للتعديل')
    await waitFor(() => expect(seen).toHaveLength(1))
    await press('إغلاق')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    // jsdom hands an answer on within some turns of its loop.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(address()).toBe(before)
    expect(listDrafts('image')).toEqual([])
  })

  it('is duplicated once, also where the first answer was lost', async () => {
    disconnect('copySavedDesign')
    const { press } = await view()
    await press('تكرار')
    expect(await screen.findByText(/لم يُكرَّر التصميم/)).toBeInTheDocument()
    refuse('copySavedDesign', 'validation', { errors: { image: ['بلغت المساحة القصوى'] } })
    await press('تكرار')
    expect(await screen.findByText('بلغت المساحة القصوى')).toBeInTheDocument()
    const seen = answer('copySavedDesign', { data: aSaved('image') })
    await press('تكرار')
    expect(await screen.findByText('تم تكرار التصميم')).toBeInTheDocument()
    expect(seen).toMatchObject([{ params: { id: saved.uuid }, body: { key: expect.stringMatching(/^\w+$/) } }])
  })
})

describe('a saved design that is deleted', () => {
  it('hands the focus on to the one that comes into its place, and to the last one there is', async () => {
    const saved = ['الأول', 'الثاني', 'الثالث'].map((name) => aSaved('image', { name }))
    answer('designs', () => aPage(saved))
    answer('deleteSavedDesign', { message: 'حُذف' })
    const { user } = renderWithHost(<SavedItemsScreen />, { role: 'subscriber', declaration, dialogs: true })
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }))
      await user.click(await screen.findByRole('button', { name: 'حذف' }))
      const question = within(await screen.findByRole('alertdialog'))
      saved.splice(
        saved.findIndex((design) => design.name === name),
        1,
      )
      await user.click(question.getByRole('button', { name: 'نعم' }))
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    }
    await remove('الثاني')
    await waitFor(() => expect(screen.getByRole('button', { name: 'الثالث' })).toHaveFocus())
    await remove('الثالث')
    await waitFor(() => expect(screen.getByRole('button', { name: 'الأول' })).toHaveFocus())
  })
})

describe('a saved design of before', () => {
  it('says that it is a picture alone, and offers no opening', async () => {
    answer('designs', aPage([aSaved('image')]))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'صورة محفوظة 1' }))
    expect(await screen.findByText(/صورةً فقط/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'فتح للتعديل' })).toBeNull()
    expect(screen.getByRole('button', { name: 'تنزيل' })).toBeVisible()
  })
})
