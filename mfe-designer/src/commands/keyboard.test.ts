import { textBox } from '../document/box'
import { studioWith, three } from '../testing/studio-with'
import { actionOfKey } from './keyboard'
import { nudgeBox } from './placement/nudge-box'

describe('keys of the studio', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    actionOfKey({ key, code: key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })
  const after = (action: ReturnType<typeof press>) => {
    const studio = studioWith(three, 'box-1')
    if (typeof action === 'object') action.perform(studio.run)
    return studio
  }

  it.each([
    ['ArrowLeft', { x: -1, y: 0 }],
    ['ArrowRight', { x: 1, y: 0 }],
    ['ArrowUp', { x: 0, y: -1 }],
    ['ArrowDown', { x: 0, y: 1 }],
  ])('moves by 1 with %s and by 10 with Shift', (key, way) => {
    const [x, y] = [300, 200]
    const moved = (more: Partial<KeyboardEvent>) => {
      const studio = studioWith({ background: null, boxes: [textBox('box-1', { x, y })] }, 'box-1')
      const action = press(key, more)
      if (typeof action === 'object') action.perform(studio.run)
      return studio.boxes()[0]
    }
    expect(moved({})).toMatchObject({ x: x + way.x, y: y + way.y })
    expect(moved({ shiftKey: true })).toMatchObject({ x: x + 10 * way.x, y: y + 10 * way.y })
  })

  it('knows undo and redo while the keyboard is Arabic', () => {
    expect(press('ئ', { code: 'KeyZ', ctrlKey: true })).toBe('undo')
    expect(press('ئ', { code: 'KeyZ', ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(press('غ', { code: 'KeyY', metaKey: true })).toBe('redo')
  })

  it('deletes and duplicates', () => {
    expect(after(press('Delete')).ids()).toEqual(['box-2', 'box-3'])
    expect(after(press('ي', { code: 'KeyD', ctrlKey: true })).ids()).toHaveLength(4)
  })

  it('locks, and leaves locked texts where they are', () => {
    const studio = after(press('م', { code: 'KeyL', ctrlKey: true }))
    expect(studio.boxes()[0]?.locked).toBe(true)
    expect(studio.run(nudgeBox, { dx: 1, dy: 1 })).toBe(false)
  })

  it('grows and turns by keys beside the letters, in small steps with Shift', async () => {
    const first = async (code: string, more?: Partial<KeyboardEvent>) => {
      const { boxes } = after(press('و', { code, ...more }))
      // What grows and turns comes with the first press.
      await new Promise((resolve) => setTimeout(resolve))
      return boxes()[0]
    }
    expect(await first('Period')).toMatchObject({ rotation: 15 })
    expect(await first('Comma', { shiftKey: true })).toMatchObject({ rotation: -1 })
    const { width } = three.boxes[0]!
    expect((await first('Equal'))?.width).toBeCloseTo(width * 1.1)
    expect((await first('NumpadSubtract', { shiftKey: true }))?.width).toBeCloseTo(width / 1.01)
    // Those are the browser's.
    expect(press('=', { code: 'Equal', ctrlKey: true })).toBeUndefined()
  })

  it('leaves every other key alone', () => {
    expect(press('a')).toBeUndefined()
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('s', { code: 'KeyS', ctrlKey: true })).toBeUndefined()
  })
})
