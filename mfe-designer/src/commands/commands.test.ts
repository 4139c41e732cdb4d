import { FONT_SIZE, firstDesign, textBox, type Design } from '../document/design'
import { createStudio } from '../studio/studio'
import { addQuote } from './add-quote'
import { addText } from './add-text'
import { alignBox, type StagePlace } from './align-box'
import { clearAll } from './clear-all'
import { clearBackground } from './clear-background'
import { copyBox } from './copy-box'
import { cutBox } from './cut-box'
import { deleteBox } from './delete-box'
import { duplicateBox } from './duplicate-box'
import { actionOfKey } from './keyboard'
import { lockBox } from './lock-box'
import { nudgeBox } from './nudge-box'
import { pasteBox } from './paste-box'
import { reorderBox } from './reorder-box'
import { selectToward } from './select-toward'
import { setBackground } from './set-background'
import { setFontColor } from './set-font-color'
import { setFontSize } from './set-font-size'
import { setLineGap } from './set-line-gap'
import { setOpacity } from './set-opacity'
import { setText } from './set-text'
import { toggleStyle } from './toggle-style'
import { transformBox } from './transform-box'

const three: Design = {
  background: null,
  boxes: [textBox('box-1', { x: 5, y: 7 }), textBox('box-2'), textBox('box-3')],
}
const picture = { path: 'designs/one.webp', width: 1080, height: 1350 }

function studioWith(design: Design, selected?: string) {
  const studio = createStudio(design)
  if (selected) studio.select(selected)
  return {
    ...studio,
    boxes: () => studio.view().design.boxes,
    ids: () => studio.view().design.boxes.map(({ id }) => id),
  }
}

describe('commands of the studio', () => {
  it('opens with one empty text box of 16, in black', () => {
    expect(studioWith(firstDesign('box-1')).boxes()).toMatchObject([
      { type: 'text', text: '', fontSize: 16, fontColor: '000000' },
    ])
  })

  it('adds an empty text box, selected, not on top of the one before', () => {
    const { run, boxes, view } = studioWith({ background: null, boxes: [] })
    run(addText, undefined)
    run(addText, undefined)
    expect(boxes().map(({ text }) => text)).toEqual(['', ''])
    expect(boxes()[0]?.y).not.toBe(boxes()[1]?.y)
    expect(view().selected).toBe(boxes()[1]?.id)
  })

  it('adds a quote in place of blank ones, and nothing for a blank text', () => {
    const { run, boxes } = studioWith({
      background: null,
      boxes: [textBox('box-1', { type: 'quote', text: '  ' }), textBox('box-2')],
    })
    expect(run(addQuote, '   ')).toBe(false)
    run(addQuote, ' من جدّ وجد ')
    expect(boxes()).toMatchObject([
      { id: 'box-2', type: 'text' },
      { type: 'quote', text: 'من جدّ وجد' },
    ])
  })

  it('keeps the font size between its bounds', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(setFontSize, 400)
    expect(boxes()[0]?.fontSize).toBe(50)
    run(setFontSize, 1)
    expect(boxes()[0]?.fontSize).toBe(FONT_SIZE.least)
  })

  it('takes a colour with its hash or without, and no other text', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(setFontColor, '#B83567')
    expect(boxes()[0]?.fontColor).toBe('b83567')
    run(setFontColor, 'red')
    expect(boxes()[0]?.fontColor).toBe('b83567')
  })

  it('changes nothing of a text while no box is selected', () => {
    const { run, view } = studioWith(three)
    expect(run(toggleStyle, 'bold')).toBe(false)
    expect(view().design).toBe(three)
  })

  it('takes a run of typing as one step', () => {
    const { run, undo, boxes } = studioWith(three)
    for (const text of ['س', 'سل', 'سلا', 'سلام']) run(setText, { id: 'box-2', text })
    undo()
    expect(boxes()[1]?.text).toBe('')
  })

  it('sets the picture in its own proportions, brings boxes into sight and takes the picture away alone', () => {
    const far = { background: null, boxes: [textBox('box-1', { x: 690, y: 680, text: 'نص' })] }
    const { run, view, boxes } = studioWith(far)
    run(setBackground, picture)
    expect(boxes()[0]).toMatchObject({ x: 280, y: 648 })
    run(clearBackground, undefined)
    expect(view().design).toMatchObject({ background: null, boxes: [{ text: 'نص' }] })
  })

  it('keeps what stands in the middle in the middle of another picture', () => {
    const { run, boxes } = studioWith(firstDesign('box-1'))
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

  it('begins a new design beside the one before, with no past', () => {
    const { open, boxes, view } = studioWith(three)
    const { draft } = view()
    open()
    expect(boxes()).toHaveLength(1)
    expect(view()).toMatchObject({ canUndo: false, canRedo: false, selected: null })
    expect(view().draft).not.toBe(draft)
  })

  it('keeps opacity and line height between their bounds', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(setOpacity, 0)
    run(setLineGap, -4)
    expect(boxes()[0]).toMatchObject({ opacity: 0.1, lineGap: 0 })
    run(setOpacity, 0.5)
    run(setLineGap, 300)
    expect(boxes()[0]).toMatchObject({ opacity: 0.5, lineGap: 60 })
  })

  it('changes nothing of a locked text, and everything once it is unlocked', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(lockBox, undefined)
    const locked = boxes()[0]
    expect([
      run(nudgeBox, { dx: 1, dy: 0 }),
      run(setText, { id: 'box-1', text: 'x' }),
      run(transformBox, { id: 'box-1', placement: { x: 9 } }),
      run(toggleStyle, 'bold'),
      run(alignBox, 'top'),
      run(reorderBox, 1),
      run(cutBox, undefined),
      run(deleteBox, undefined),
    ]).toEqual(Array(8).fill(false))
    expect(boxes()[0]).toBe(locked)
    run(lockBox, undefined)
    expect(run(nudgeBox, { dx: 1, dy: 0 })).toBe(true)
  })

  it('copies a locked text as one that can be moved', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(lockBox, undefined)
    run(duplicateBox, undefined)
    expect(boxes()[3]).toMatchObject({ locked: false })
  })

  it('cuts a text out and pastes it', () => {
    const { run, ids, boxes } = studioWith(three, 'box-1')
    run(cutBox, undefined)
    expect(ids()).toEqual(['box-2', 'box-3'])
    run(pasteBox, undefined)
    expect(boxes()[2]).toMatchObject({ x: 21, y: 23 })
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

  it('tells what was done, each time anew', () => {
    const { run, undo, view } = studioWith(three, 'box-1')
    run(nudgeBox, { dx: 1, dy: 0 })
    const first = view().did
    run(nudgeBox, { dx: 1, dy: 0 })
    expect(view().did).toEqual({ said: 'saidMoved' })
    expect(view().did).not.toBe(first)
    undo()
    expect(view().did).toEqual({ said: 'saidUndone' })
    run(lockBox, undefined)
    expect(view().did).toEqual({ said: 'saidLocked' })
  })

  it('deletes the selected box and leaves nothing selected', () => {
    const { run, ids, view } = studioWith(three, 'box-2')
    run(deleteBox, undefined)
    expect(ids()).toEqual(['box-1', 'box-3'])
    expect(view().selected).toBeNull()
  })

  it('pastes copies beside what was copied, like stairs', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(copyBox, undefined)
    run(pasteBox, undefined)
    run(pasteBox, undefined)
    expect(boxes().slice(3)).toMatchObject([
      { x: 21, y: 23 },
      { x: 37, y: 39 },
    ])
  })

  it('duplicates without touching what was copied before', () => {
    const { run, ids, view } = studioWith(three, 'box-1')
    run(duplicateBox, undefined)
    expect(ids()).toHaveLength(4)
    expect(view().clipboard).toBeNull()
  })

  it('brings a box forward and sends it back, as far as there are others', () => {
    const { run, can, ids } = studioWith(three, 'box-2')
    run(reorderBox, 1)
    expect(ids()).toEqual(['box-1', 'box-3', 'box-2'])
    expect(can(reorderBox, 1)).toBe(false)
    run(reorderBox, -1)
    expect(ids()).toEqual(['box-1', 'box-2', 'box-3'])
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

describe('keys of the studio', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    actionOfKey({ key, code: key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })
  const after = (action: ReturnType<typeof press>) => {
    const studio = studioWith(three, 'box-1')
    if (typeof action === 'object') action.perform(studio.run)
    return studio
  }

  it('moves by 1 with arrows and by 10 with Shift', () => {
    expect(after(press('ArrowLeft')).boxes()[0]).toMatchObject({ x: 4, y: 7 })
    expect(after(press('ArrowDown', { shiftKey: true })).boxes()[0]).toMatchObject({ x: 5, y: 17 })
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

  it('leaves every other key alone', () => {
    expect(press('a')).toBeUndefined()
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('s', { code: 'KeyS', ctrlKey: true })).toBeUndefined()
  })
})
