import { act, fireEvent, renderWithHost, screen, within } from '@yawmi/testing'
import { alignBox } from '../../commands/placement/align-box'
import { nudgeBox } from '../../commands/placement/nudge-box'
import { reorderBox } from '../../commands/placement/reorder-box'
import { textBox, type Box } from '../../document/box'
import { shapeBox } from '../../document/shape-box'
import { createStudio } from '../../studio/studio'
import { StudioProvider } from '../../studio/use-studio'
import { Announcer } from '../../features/keyboard/announcer'
import { BoxMenu } from '../../features/selection/box-menu'
import { SelectionBar } from '../../features/selection/selection-bar'

function show(onStyle = () => {}, more: Box[] = []) {
  const studio = createStudio({
    background: null,
    boxes: [textBox('box-1', { x: 10, y: 20, width: 200 }), textBox('box-2'), ...more],
  })
  const utils = renderWithHost(
    <StudioProvider value={studio}>
      <BoxMenu>
        <button data-box="box-1">نص</button>
        <SelectionBar onStyle={onStyle} />
      </BoxMenu>
      <Announcer />
    </StudioProvider>,
  )
  const select = (id: string | null) => act(() => studio.select(id))
  return { ...utils, studio, select, count: () => studio.view().design.boxes.length }
}
const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true })

describe('bar of the selected text', () => {
  it('is there only while a text is selected, and duplicates, locks and deletes it', async () => {
    const { user, select, count } = show()
    expect(screen.queryByRole('group', { name: 'النص المختار' })).toBeNull()
    select('box-1')
    const bar = within(screen.getByRole('group', { name: 'النص المختار' }))
    await user.click(bar.getByRole('button', { name: 'تكرار' }))
    expect(count()).toBe(3)
    await user.click(bar.getByRole('button', { name: 'قفل' }))
    expect(bar.getByRole('button', { name: 'حذف' })).toBeDisabled()
    await user.click(bar.getByRole('button', { name: 'فتح القفل' }))
    await user.click(bar.getByRole('button', { name: 'حذف' }))
    expect(count()).toBe(2)
    expect(screen.queryByRole('group', { name: 'النص المختار' })).toBeNull()
  })
})

describe('bar of the text that is edited', () => {
  const before = window.visualViewport
  afterEach(() => void Object.defineProperty(window, 'visualViewport', { value: before, configurable: true }))

  it('has its look alone, which keeps the focus in the text until the press is over and ends the editing', async () => {
    const onStyle = jest.fn()
    const { user, studio } = show(onStyle)
    act(() => studio.edit('box-1'))
    const bar = within(screen.getByRole('group', { name: 'النص المختار' }))
    expect(bar.getAllByRole('button')).toHaveLength(1)
    const look = bar.getByRole('button', { name: 'شكل النص' })
    expect(fireEvent.mouseDown(look)).toBe(false)
    await user.click(look)
    expect(onStyle).toHaveBeenCalledWith('text')
    expect(studio.view()).toMatchObject({ editing: null, selected: 'box-1' })
    expect(fireEvent.mouseDown(look)).toBe(true)
  })

  it('stands above the keyboard of a phone, and in its place again without one', () => {
    const keyboard = Object.assign(new EventTarget(), { offsetTop: 0, height: 800 })
    Object.defineProperty(window, 'visualViewport', { value: keyboard, configurable: true })
    const { studio } = show()
    act(() => studio.select('box-1'))
    const bar = screen.getByRole('group', { name: 'النص المختار' })
    bar.getBoundingClientRect = () => ({ bottom: 740 }) as DOMRect
    keyboard.height = 500
    act(() => void keyboard.dispatchEvent(new Event('resize')))
    expect(bar.style.translate ?? '').toBe('')
    act(() => studio.edit('box-1'))
    expect(bar.style.translate).toBe('0 -240px')
    keyboard.offsetTop = 100
    keyboard.dispatchEvent(new Event('scroll'))
    expect(bar.style.translate).toBe('0 -140px')
    keyboard.height = 800
    keyboard.dispatchEvent(new Event('resize'))
    expect(bar.style.translate).toBe('')
    keyboard.height = 500
    keyboard.dispatchEvent(new Event('resize'))
    act(() => studio.select('box-1'))
    expect(bar.style.translate).toBe('')
  })
})

describe('menu of the selected text', () => {
  it('opens by the right button, is navigated by arrow keys, and returns the focus', async () => {
    const { user, select } = show()
    select('box-1')
    const box = screen.getByRole('button', { name: 'نص' })
    act(() => box.focus())
    fireEvent.contextMenu(box, { clientX: 40, clientY: 40 })
    // Its code comes when it is first opened.
    await screen.findByRole('menu')
    expect(item('نسخ')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('تكرار')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(item('حذف')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(box).toHaveFocus()
  })

  it('runs the very commands that keys run, and closes', async () => {
    const { user, select, count } = show()
    select('box-1')
    fireEvent.contextMenu(screen.getByRole('button', { name: 'نص' }))
    await screen.findByRole('menu')
    expect(item('لصق')).toBeDisabled()
    await user.click(item('تكرار'))
    expect(count()).toBe(3)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('menu of what is selected', () => {
  const isOffered = (name: string) => screen.queryByRole('menuitem', { name, hidden: true }) !== null
  const openMenu = async () => {
    fireEvent.contextMenu(screen.getByRole('button', { name: 'نص' }))
    await screen.findByRole('menu')
  }

  it('mirrors an element, which letters never are, and brings it before all others', async () => {
    const { user, studio, select } = show(undefined, [shapeBox('box-3', { shape: 'star' })])
    select('box-1')
    await openMenu()
    expect(isOffered('قلب أفقي')).toBe(false)
    await user.click(item('إلى الأمام تمامًا'))
    expect(studio.view().design.boxes.map(({ id }) => id)).toEqual(['box-2', 'box-3', 'box-1'])
    select('box-3')
    await openMenu()
    await user.click(item('قلب أفقي'))
    await openMenu()
    await user.click(item('إلى الخلف تمامًا'))
    expect(studio.view().design.boxes[0]).toMatchObject({ id: 'box-3', flipX: true })
  })

  it('makes a group of several boxes and takes it apart, and offers neither for one', async () => {
    const { user, studio, select } = show(undefined, [shapeBox('box-3', { shape: 'star' })])
    select('box-1')
    await openMenu()
    expect(['ضم في مجموعة', 'فك المجموعة'].map(isOffered)).toEqual([false, false])
    await user.keyboard('{Escape}')
    act(() => studio.select('box-1', ['box-3']))
    await openMenu()
    await user.click(item('ضم في مجموعة'))
    select('box-3')
    expect(studio.view().others).toEqual(['box-1'])
    await openMenu()
    expect(item('ضم في مجموعة')).toBeDisabled()
    await user.click(item('فك المجموعة'))
    expect(studio.view().design.boxes.every(({ group }) => group === undefined)).toBe(true)
  })
})

describe('announcer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const after = async (work: () => unknown) => {
    // The first change loads what announces it.
    await act(async () => void work())
    await act(async () => jest.advanceTimersByTime(400))
    return screen.getByText((_, element) => element?.matches('[data-announcer]') ?? false).textContent
  }

  it('says where a text has come to, the same words twice as well', async () => {
    const { studio, select } = show()
    select('box-1')
    expect(await after(() => studio.run(nudgeBox, { dx: 5, dy: 5 }))).toBe(
      'الموضع: أعلى اليسار، 485 من اليمين، 25 من الأعلى',
    )
    const undone = await after(studio.undo)
    expect(undone).toBe('تم التراجع')
    act(studio.redo)
    expect(await after(studio.undo)).toBe(`${undone}\u00a0`)
  })

  it('says the layer out of all, and of a run of steps only the last', async () => {
    const { studio, select } = show()
    select('box-1')
    expect(
      await after(() => {
        studio.run(nudgeBox, { dx: 5, dy: 5 })
        studio.run(reorderBox, 1)
      }),
    ).toBe('الطبقة 2 من 2')
  })

  it('says in words where several have come to, as one', async () => {
    const { studio, select } = show()
    select('box-1')
    act(() => studio.select('box-1', ['box-2']))
    const middle = () => after(() => studio.run(alignBox, 'center'))
    expect(await after(() => studio.run(alignBox, 'bottom'))).toMatch(/^الموضع: أسفل /)
    expect(await middle()).toMatch(/^الموضع: أسفل الوسط، /)
    expect(await after(() => studio.run(alignBox, 'middle'))).toMatch(/^الموضع: الوسط، /)
  })
})
