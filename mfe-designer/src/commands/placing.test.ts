import type { Design } from '../document/design'
import { initialDesign } from '../document/pristine'
import { textBox } from '../document/box'
import { picture, studioWith, three } from '../testing/studio-with'
import { addQuote } from './add-box'
import { alignBox, type StagePlace } from './placement/align-box'
import { clearAll } from './clear-all'
import { clearBackground } from './background/clear-background'
import { moveToEdge } from './placement/move-to-edge'
import { reorderBox } from './placement/reorder-box'
import { selectToward } from './placement/select-toward'
import { setBackground } from './background/set-background'

describe('where texts and pictures stand', () => {
  it('sets the picture in its own proportions, brings boxes into sight and takes the picture away alone', () => {
    const outside = { background: null, boxes: [textBox('box-1', { x: 690, y: 680, text: 'نص' })] }
    const { run, view, boxes } = studioWith(outside)
    run(setBackground, picture)
    expect(boxes()[0]).toMatchObject({ x: 280, y: 648 })
    run(clearBackground, undefined)
    expect(view().design).toMatchObject({ background: null, boxes: [{ text: 'نص' }] })
  })

  it('keeps what stands in the middle in the middle of another picture', () => {
    const { run, boxes } = studioWith(initialDesign('box-1'))
    run(setBackground, picture)
    const [box] = boxes()
    expect(box!.x + box!.width / 2).toBe(560 / 2)
  })

  it('makes a new box no wider than nine tenths of a narrow picture', () => {
    const { run, boxes } = studioWith({ background: { path: 'tall.webp', width: 1080, height: 1920 }, boxes: [] })
    run(addQuote, 'من جدّ وجد')
    expect(boxes()[0]).toMatchObject({ width: 355, x: 20 })
  })

  it('clears the background and every box, and undo brings them back', () => {
    const { run, undo, view } = studioWith({ ...three, background: picture })
    run(clearAll, undefined)
    expect(view().design).toEqual({ background: null, boxes: [] })
    undo()
    expect(view().design).toEqual({ ...three, background: picture })
  })

  it('clears a background, a page or boxes alone, and nothing where nothing is', () => {
    const canClear = (design: Design) => studioWith(design).can(clearAll, undefined)
    expect(canClear({ background: picture, boxes: [] })).toBe(true)
    expect(canClear(three)).toBe(true)
    expect(canClear({ background: null, page: 'story', boxes: [] })).toBe(true)
    expect(canClear({ background: null, boxes: [] })).toBe(false)
  })

  it('selects the nearest text in a direction, and none where there is none', () => {
    const cross: Design = {
      background: null,
      boxes: [
        textBox('box-1', { x: 200, y: 300, width: 100 }),
        textBox('box-2', { x: 20, y: 310, width: 100 }),
        textBox('box-3', { x: 400, y: 20, width: 100 }),
        textBox('box-4', { x: 210, y: 500, width: 100 }),
      ],
    }
    const { run, view } = studioWith(cross, 'box-1')
    const toward = (direction: 'left' | 'right' | 'up' | 'down') => {
      run(selectToward, direction)
      return view().selected
    }
    expect([toward('left'), toward('left'), toward('right'), toward('down'), toward('up'), toward('up')]).toEqual([
      'box-2',
      'box-2',
      'box-1',
      'box-4',
      'box-1',
      'box-3',
    ])
    expect(view().design).toBe(cross)
  })

  it('brings a box forward and sends it back, as far as there are others', () => {
    const { run, can, ids } = studioWith(three, 'box-2')
    run(reorderBox, 1)
    expect(ids()).toEqual(['box-1', 'box-3', 'box-2'])
    expect(can(reorderBox, 1)).toBe(false)
    run(reorderBox, -1)
    expect(ids()).toEqual(['box-1', 'box-2', 'box-3'])
  })

  it('brings boxes before all others and sends them behind, in their order, as one step', () => {
    const { run, can, ids, select, undo } = studioWith(three, 'box-1')
    run(moveToEdge, 'front')
    expect(ids()).toEqual(['box-2', 'box-3', 'box-1'])
    expect([can(moveToEdge, 'front'), can(moveToEdge, 'back')]).toEqual([false, true])
    select('box-1', ['box-3'])
    run(moveToEdge, 'back')
    expect(ids()).toEqual(['box-3', 'box-1', 'box-2'])
    undo()
    expect(ids()).toEqual(['box-2', 'box-3', 'box-1'])
  })

  it.each<[StagePlace, object]>([
    ['left', { x: 0, y: 7 }],
    ['center', { x: 210, y: 7 }],
    ['right', { x: 420, y: 7 }],
    ['top', { x: 5, y: 0 }],
    ['middle', { x: 5, y: 300 }],
    ['bottom', { x: 5, y: 600 }],
  ])('puts a box at the %s of the stage, by its height as it is drawn', (place, at) => {
    const { run, boxes, measureBy } = studioWith(three, 'box-1')
    measureBy(() => 100)
    run(alignBox, place)
    expect(boxes()[0]).toMatchObject(at)
  })

  it('puts a turned box at an edge by what is seen of it', () => {
    const turned: Design = { background: null, boxes: [textBox('box-1', { width: 200, rotation: 90, height: 100 })] }
    const { run, boxes } = studioWith(turned, 'box-1')
    run(alignBox, 'left')
    expect(boxes()[0]?.x).toBeCloseTo(-50)
    run(alignBox, 'top')
    expect(boxes()[0]?.y).toBeCloseTo(50)
  })
})
