import { writeStored } from '@yawmi/session'
import {
  act,
  answer,
  aPage,
  aQuote,
  fireEvent,
  queryAllByAttribute,
  renderWithHost,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { declaration } from '../../remote'
import { choosePhoneType } from '../../lib/phone-type'
import { openStudio } from '../../studio/open-studio'
import PhoneDesignPageScreen from '../phone-design-page-screen'
import { loadEveryPicture, widen } from '../../testing/designs'

useNetwork()

beforeEach(() => {
  loadEveryPicture()
  answer('categoryContent', aPage([aQuote({ name: 'من جدّ وجد' })]))
})

function open(stored: { backgroundImage?: string; dataType?: 'image' | 'card' } = {}) {
  return renderWithHost(<Chosen {...stored} />, {
    role: 'subscriber',
    at: '/phone-design-page',
    path: '/phone-design-page',
    declaration,
  })
}

/** The page before this one keeps what was chosen on it. */
function Chosen({ backgroundImage, dataType }: { backgroundImage?: string; dataType?: 'image' | 'card' }) {
  if (backgroundImage) writeStored('backgroundImage', backgroundImage)
  if (dataType) writeStored('dataType', dataType)
  return <PhoneDesignPageScreen />
}

const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
const stage = () => screen.getByRole('group', { name: 'لوحة التصميم' })
const canvas = () => within(stage())
const shows = (path: string) =>
  waitFor(() => expect(queryAllByAttribute('src', stage(), (address) => address.endsWith(path))).not.toHaveLength(0))

describe('phone editor', () => {
  it('opens with the picture that was chosen before and an empty text on it', async () => {
    open({ backgroundImage: 'designs/ward.webp', dataType: 'image' })
    await shows('designs/ward.webp')
    expect(canvas().getByText('يمكنك كتابة النص هنا')).toBeVisible()
  })

  it('begins with the picture of the design at work when one comes back to it, not with an earlier choice', async () => {
    localStorage.setItem(
      'yawmi:draft:image:1',
      '7;{"background":{"path":"designs/qamar.webp","width":1080,"height":1350},"boxes":[{"id":"box-1","text":"أمس"}]}',
    )
    const { user } = open({ backgroundImage: 'designs/ward.webp' })
    await shows('designs/ward.webp')
    await user.click(await screen.findByRole('button', { name: 'متابعة التصميم', hidden: true }))
    await shows('designs/qamar.webp')
    expect(localStorage.getItem('backgroundImage')).toBe('designs/qamar.webp')
    await user.click(button('المسودات'))
    await user.click(button('تصميم جديد'))
    await waitFor(() => expect(localStorage.getItem('backgroundImage')).toBeNull())
  })

  it('goes on after a reload with the picture of its design, whatever another tab has chosen since', async () => {
    sessionStorage.setItem('yawmi:open-draft:image', '1')
    localStorage.setItem(
      'yawmi:draft:image:1',
      '7;{"background":{"path":"designs/qamar.webp","width":1080,"height":1350},"boxes":[{"id":"box-1","text":"أمس"}]}',
    )
    open({ backgroundImage: 'designs/ward.webp' })
    await shows('designs/qamar.webp')
    // A picture would be set once it has loaded.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(openStudio('image').view().design.background?.path).toBe('designs/qamar.webp')
    sessionStorage.clear()
  })

  it('is of the kind that was kept, and an image without one', () => {
    const { unmount } = open({ dataType: 'card' })
    expect(screen.getByRole('heading', { level: 1, name: 'تصميم بطاقة' })).toBeInTheDocument()
    unmount()
    localStorage.removeItem('dataType')
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'تصميم صورة' })).toBeInTheDocument()
  })

  it('is of the kind that this tab has chosen, whatever another tab has chosen since', () => {
    choosePhoneType('card')
    open({ dataType: 'image' })
    expect(screen.getByRole('heading', { level: 1, name: 'تصميم بطاقة' })).toBeInTheDocument()
    sessionStorage.clear()
  })

  it('has undo, redo, back and download above, and eight tools below', () => {
    open()
    for (const name of ['تراجع', 'إعادة', 'تنزيل']) expect(button(name)).toBeVisible()
    expect(screen.getByRole('link', { name: 'رجوع' })).toHaveAttribute('href', '/design-categories')
    const tools = within(screen.getByRole('group', { name: 'الأدوات' })).getAllByRole('button')
    expect(tools.map(({ textContent }) => textContent)).toEqual([
      'إضافة نص',
      'نوع الخط',
      'حجم الخط',
      'لون الخط',
      'إضافة اقتباس',
      'العناصر',
      'ضبط الخلفية',
      'المقاس',
    ])
  })

  it('adds a quote and takes it back', async () => {
    const { user } = open()
    await user.click(button('إضافة اقتباس'))
    await user.click(await screen.findByRole('button', { name: /من جدّ وجد/, hidden: true }))
    expect(canvas().getByRole('button', { name: 'اقتباس، 2 من 2: من جدّ وجد' })).toBeVisible()
    await user.click(button('تراجع'))
    expect(canvas().queryByRole('button', { name: /اقتباس/ })).toBeNull()
  })

  it('opens the look of the selected text without adding another', async () => {
    const { user } = open()
    act(() => canvas().getByRole('button').focus())
    await user.click(button('شكل النص'))
    await user.click(button('عريض'))
    expect(canvas().getAllByRole('button')).toHaveLength(1)
    expect(canvas().getByRole('button')).toHaveStyle({ fontWeight: '700' })
  })

  it('closes each panel by the button that opened it, and has none over a new text', async () => {
    const { user } = open()
    const panels = () => screen.queryAllByRole('region', { hidden: true })
    for (const name of ['نوع الخط', 'حجم الخط', 'لون الخط', 'إضافة اقتباس']) {
      await user.click(button(name))
      expect(panels()).toHaveLength(1)
      await user.click(button(name))
      expect(panels()).toHaveLength(0)
    }
    await user.click(button('حجم الخط'))
    await user.click(button('إضافة نص'))
    expect(screen.getByRole('textbox', { name: 'النص 2 من 2' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(canvas().getAllByRole('button', { name: /^النص/ })).toHaveLength(2)
    expect(panels()).toHaveLength(0)
    await user.click(button('شكل النص'))
    expect(panels()).toHaveLength(1)
    await user.click(button('شكل النص'))
    expect(panels()).toHaveLength(0)
  })

  it('answers the press after the shortest of taps on a text', async () => {
    open()
    const at = { clientX: 5, clientY: 5 }
    // jsdom lays nothing out and has no answer of its own.
    document.elementFromPoint = () => null
    const tap = async (element: Element) => {
      const answered = fireEvent.touchStart(element, { touches: [at], changedTouches: [at] })
      fireEvent.touchEnd(element, { touches: [], changedTouches: [at] })
      await act(() => new Promise((done) => setTimeout(done)))
      return answered
    }
    act(() => canvas().getByRole('button').focus())
    await tap(canvas().getByRole('button'))
    expect(await tap(button('حجم الخط'))).toBe(true)
  })

  it('leaves a text by a tap beside it, and not by a second finger', () => {
    open()
    const stage = screen.getByRole('group', { name: 'لوحة التصميم' })
    const text = canvas().getByRole('button')
    act(() => text.focus())
    const finger = (type: 'pointerdown' | 'pointerup', isPrimary: boolean) =>
      fireEvent(stage, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch', isPrimary }))
    finger('pointerdown', false)
    finger('pointerup', false)
    expect(text).toHaveAttribute('aria-pressed', 'true')
    finger('pointerdown', true)
    expect(text).toHaveAttribute('aria-pressed', 'true')
    finger('pointerup', true)
    expect(text).toHaveAttribute('aria-pressed', 'false')
  })

  it('puts a text back where it was when its gesture is given up', () => {
    open()
    const text = canvas().getByRole('button')
    act(() => text.focus())
    const { transform } = text.style
    text.style.transform = 'translate(9px, 9px) rotate(0deg)'
    fireEvent.keyDown(text, { key: 'Escape' })
    expect(text.style.transform).toBe(transform)
  })

  it('gives way to the desktop editor from md', async () => {
    const narrowAgain = widen()
    const { address } = open({ dataType: 'card' })
    await waitFor(() => expect(address()).toBe('/design-page/cards'))
    narrowAgain()
  })
})
