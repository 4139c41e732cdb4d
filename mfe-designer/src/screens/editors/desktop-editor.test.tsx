import { CATEGORY_IDS } from '@yawmi/contract'
import {
  act,
  aPage,
  aQuote,
  aTag,
  answer,
  fireEvent,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { declaration } from '../../remote'
import DesignPageScreen from '../design-page-screen'
import { aDesign, loadEveryPicture, widen } from '../../testing/designs'

useNetwork()

let narrowAgain = () => {}
beforeEach(() => {
  narrowAgain = widen()
  loadEveryPicture()
})
afterEach(() => narrowAgain())

function answerAll() {
  const tags = answer('tags', { data: [aTag({ name: 'هدوء' }), aTag({ name: 'ليل' })] })
  answer('contents', aPage([aDesign('ورد'), aDesign('قمر')]))
  answer('categoryContent', aPage([aQuote({ name: 'من جدّ وجد' })]))
  return tags
}

const open = (dataType = 'images') =>
  renderWithHost(<DesignPageScreen />, {
    role: 'subscriber',
    at: `/design-page/${dataType}`,
    path: '/design-page/:dataType',
    declaration,
  })

// `hidden`: without it jsdom works out the styles of every element above every button, each time.
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
const boxes = () =>
  within(screen.getByRole('group', { name: 'لوحة التصميم', hidden: true })).getAllByRole('button', {
    name: /^(النص|اقتباس)/,
    hidden: true,
  })

describe('desktop editor', () => {
  it('has the same names in its bar where there is no room to write them out', async () => {
    answerAll()
    narrowAgain()
    narrowAgain = widen(960)
    open()
    for (const name of ['مسح الكل', 'تصميم جديد']) {
      expect(button(name)).toHaveAttribute('title', name)
      expect(button(name)).toHaveTextContent('')
    }
    expect(await screen.findByAltText('ورد')).toBeInTheDocument()
  })

  it('opens with one empty text, the nine tools, and the tags of images', async () => {
    const seen = answerAll()
    open()
    expect(boxes()).toHaveLength(1)
    expect(screen.getByText('يمكنك كتابة النص هنا')).toBeVisible()
    const tools = within(screen.getByRole('group', { name: 'الأدوات' })).getAllByRole('button')
    expect(tools.map(({ textContent }) => textContent)).toEqual([
      'الخلفيات',
      'إضافة نص',
      'نوع الخط',
      'حجم الخط',
      'لون الخط',
      'إضافة اقتباس',
      'العناصر',
      'ضبط الخلفية',
      'المقاس',
    ])
    expect(await screen.findByRole('button', { name: 'هدوء', hidden: true })).toHaveAttribute('aria-pressed', 'true')
    expect(seen[0]?.query).toEqual({ related_to: 'images' })
    expect(screen.getByRole('combobox', { name: 'التكبير' })).toHaveTextContent('100%75%50%')
  })

  it('asks for the tags of designs when it makes cards', async () => {
    const seen = answerAll()
    open('cards')
    await screen.findByRole('button', { name: 'هدوء', hidden: true })
    expect(seen[0]?.query).toEqual({ related_to: 'designs' })
  })

  it('finds tags by their name, however it is written', async () => {
    answerAll()
    answer('tags', { data: [aTag({ name: 'هدوء' }), aTag({ name: 'أدعية' })] })
    const { user } = open()
    await screen.findByRole('button', { name: 'هدوء', hidden: true })
    await user.type(screen.getByRole('searchbox', { name: 'بحث' }), 'ادعيه')
    expect(await screen.findByRole('button', { name: 'أدعية' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'هدوء', hidden: true })).toBeNull()
  })

  it('sets a chosen picture as the background, and only then offers to take it away', async () => {
    answerAll()
    const { user } = open()
    expect(screen.queryByRole('button', { name: 'إلغاء الخلفية', hidden: true })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'ورد', hidden: true }))
    await user.click(await screen.findByRole('button', { name: 'إلغاء الخلفية', hidden: true }))
    const pictures = screen.queryAllByRole('presentation', { hidden: true }).map((image) => image.getAttribute('src'))
    expect(pictures.filter((address) => address?.endsWith('designs/ward.webp'))).toEqual([])
    await user.click(button('تراجع'))
    expect(button('إلغاء الخلفية')).toBeVisible()
  })

  it('adds a text and a quote, and takes each back as one step', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('إضافة نص'))
    await user.keyboard('{Escape}')
    expect(boxes()).toHaveLength(2)
    await user.click(button('إضافة اقتباس'))
    await user.click(await screen.findByRole('button', { name: /من جدّ وجد/, hidden: true }))
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toContain('اقتباس، 3 من 3: من جدّ وجد')
    await user.click(button('تراجع'))
    await user.click(button('تراجع'))
    expect(boxes()).toHaveLength(1)
    await user.click(button('إعادة'))
    expect(boxes()).toHaveLength(2)
  })

  it('writes in place by the keyboard, Enter to begin and Escape to end', async () => {
    answerAll()
    const { user } = open()
    act(() => boxes()[0]!.focus())
    await user.keyboard('{Enter}')
    await user.paste('سلام')
    await user.keyboard('{Escape}')
    expect(boxes()[0]).toHaveAccessibleName('النص 1 من 1: سلام')
    await user.click(button('تراجع'))
    expect(boxes()[0]).toHaveAccessibleName('النص 1 من 1: يمكنك كتابة النص هنا')
  })

  it('opens a new text to be written at once, words, spaces and all', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('إضافة نص'))
    await user.keyboard('مرحبا يا صديقي')
    await user.keyboard('{Escape}')
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([
      'النص 1 من 2: يمكنك كتابة النص هنا',
      'النص 2 من 2: مرحبا يا صديقي',
    ])
  })

  it('has a way for the keyboard over the lists, to the text at work', async () => {
    answerAll()
    const { user } = open()
    await user.tab()
    expect(button('انتقل إلى اللوحة')).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(boxes()[0]).toHaveFocus())
  })

  it('opens one panel at a time, and closes it by the same tool', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('نوع الخط'))
    expect(screen.getByRole('group', { name: 'نوع الخط', hidden: true })).toBeVisible()
    await user.click(button('حجم الخط'))
    expect(screen.queryByRole('group', { name: 'نوع الخط', hidden: true })).toBeNull()
    expect(screen.getByRole('slider', { hidden: true })).toHaveAttribute('max', '50')
    await user.click(button('حجم الخط'))
    expect(screen.queryByRole('slider', { hidden: true })).toBeNull()
  })

  it('clears everything, says that there is nothing, and starts a new design with one text', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('مسح الكل'))
    expect(screen.getByText('لا توجد صور لعرضها')).toBeVisible()
    await user.click(button('تصميم جديد'))
    expect(boxes()).toHaveLength(1)
  })

  it('moves the focus with what keys select, add and delete', async () => {
    answerAll()
    const { user } = open()
    act(() => boxes()[0]!.focus())
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(boxes()[1]).toHaveFocus())
    await user.keyboard('{Control>}{ArrowUp}{/Control}')
    await waitFor(() => expect(boxes()[0]).toHaveFocus())
    await user.keyboard('{Delete}')
    await waitFor(() => expect(screen.getByRole('group', { name: 'لوحة التصميم', hidden: true })).toHaveFocus())
    expect(boxes()).toHaveLength(1)
  })

  it('has the keys go on where the button of a change goes with it, such as that of a deletion', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('إضافة نص'))
    await user.keyboard('{Escape}')
    expect(boxes()).toHaveLength(2)
    const bar = within(await screen.findByRole('group', { name: 'النص المختار', hidden: true }))
    await user.click(bar.getByRole('button', { name: 'حذف', hidden: true }))
    expect(boxes()).toHaveLength(1)
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await user.keyboard('{Control>}[KeyZ]{/Control}')
    expect(boxes()).toHaveLength(2)
  })

  it('takes back what a slider did, by the keys and with the focus still on it', async () => {
    answerAll()
    const { user } = open()
    act(() => boxes()[0]!.focus())
    await user.click(button('حجم الخط'))
    const slider = await screen.findByRole('slider', { name: 'حجم الخط', hidden: true })
    const before = slider.getAttribute('value')
    act(() => slider.focus())
    fireEvent.change(slider, { target: { value: 40 } })
    expect(slider).toHaveValue('40')
    await user.keyboard('{Control>}[KeyZ]{/Control}')
    expect(slider).toHaveValue(before)
    await user.keyboard('{Control>}[KeyY]{/Control}')
    expect(slider).toHaveValue('40')
  })

  it('offers the design that was left unfinished', async () => {
    answerAll()
    localStorage.setItem('yawmi:draft:image:1', '7;{"background":null,"boxes":[{"id":"box-1","text":"تصميم الأمس"}]}')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'متابعة التصميم', hidden: true }))
    expect(boxes()[0]).toHaveAccessibleName('النص 1 من 1: تصميم الأمس')
  })

  it('says that tags could not be loaded and tries again', async () => {
    refuse('tags', 'not_found')
    const { user } = open()
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى', hidden: true })
    answerAll()
    await user.click(retry)
    expect(await screen.findByRole('button', { name: 'ورد', hidden: true })).toBeVisible()
  })

  it('leads to the hub for what is no kind of design', async () => {
    answerAll()
    const { address } = open('posters')
    await waitFor(() => expect(address()).toBe('/design-categories'))
  })

  it('gives way to the phone editor below md, with the same design', async () => {
    narrowAgain()
    answerAll()
    const { address } = open('cards')
    await waitFor(() => expect(address()).toBe('/phone-design-page'))
    expect(localStorage.getItem('dataType')).toBe('card')
  })

  it('loads the quotes of the quotes category as it opens', async () => {
    answerAll()
    const seen = answer('categoryContent', aPage([aQuote()]))
    open()
    await waitFor(() => expect(seen[0]?.params.categoryId).toBe(CATEGORY_IDS.quotes))
  })

  it('has back, download, new design, undo, redo and save above, at 100 per cent', async () => {
    answerAll()
    open()
    const bar = within(screen.getByRole('banner', { hidden: true }))
    expect(bar.getByRole('link', { name: 'رجوع', hidden: true })).toHaveAttribute('href', '/design-categories')
    for (const name of ['تنزيل', 'تصميم جديد', 'تراجع', 'إعادة', 'حفظ']) {
      expect(bar.getByRole('button', { name, hidden: true })).toBeVisible()
    }
    expect(bar.getByRole('combobox', { hidden: true })).toHaveValue('100')
  })

  it('has the first text selected, so that its font can be chosen at once', async () => {
    answerAll()
    const { user } = open()
    expect(boxes()[0]).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('نوع الخط'))
    await user.click(button(/Lateef/))
    expect(boxes()[0]?.style.fontFamily).toContain('Lateef')
  })

  it('makes the quotes the active tool, and nothing else, however often they are asked for', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('إضافة اقتباس'))
    await user.click(button('إضافة اقتباس'))
    expect(button('إضافة اقتباس')).toHaveAttribute('aria-pressed', 'true')
    expect(boxes()).toHaveLength(1)
    expect(button('تراجع')).toBeDisabled()
  })

  it('leaves keys alone that are pressed in a dialog over it', async () => {
    answerAll()
    const { user } = open()
    await user.click(button('إضافة نص'))
    await user.click(button('لون الخط'))
    await user.click(button('المسودات'))
    const close = await screen.findByRole('button', { name: 'إغلاق', hidden: true })
    act(() => close.focus())
    await user.keyboard('{Control>}[KeyZ]{/Control}')
    expect(button('إعادة')).toBeDisabled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(button('لون الخط')).toHaveAttribute('aria-pressed', 'true')
  })
})
