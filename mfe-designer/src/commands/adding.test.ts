import { initialDesign } from '../document/pristine'
import { textBox, type TextBox } from '../document/box'
import { boundsOf } from '../document/geometry'
import { estimatedHeight } from '../testing/measured'
import { studioWith, three } from '../testing/studio-with'
import { addQuote, addText } from './add-box'
import { copyBox, cutBox, duplicateBox, pasteBox } from './clipboard'
import { deleteBox } from './delete-box'
import { lockBox } from './lock-box'
import { setText } from './text/set-text'

describe('what there is on the stage', () => {
  it('opens with one empty text box of 16, in black', () => {
    expect(studioWith(initialDesign('box-1')).boxes()).toMatchObject([
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

  it('puts what is new where nothing stands, as high as the others have grown by now', () => {
    const { run, boxes, measureBy } = studioWith(initialDesign('box-1'))
    measureBy(estimatedHeight)
    run(addText, undefined)
    run(setText, { id: 'box-2', text: 'سطر\nسطر\nسطر' })
    run(addQuote, 'من جدّ وجد ومن زرع حصد ومن سار على الدرب وصل')
    run(addQuote, 'الصبر مفتاح الفرج')
    const places = boxes().map((box) => boundsOf(box, estimatedHeight(box)))
    places.forEach((one, index) =>
      places.slice(index + 1).forEach((other) => {
        expect(one.bottom <= other.top || other.bottom <= one.top).toBe(true)
      }),
    )
    for (const { top, bottom } of places) expect(top >= 0 && bottom <= 700).toBe(true)
  })

  it('puts a new text a third of the way down the highest space, past what stands beside it', () => {
    const placeBeside = (...others: Partial<TextBox>[]) => {
      const { run, boxes, measureBy } = studioWith({
        background: null,
        boxes: others.map((each, index) => textBox(`box-${index + 1}`, { text: 'نص', ...each })),
      })
      measureBy((box) => (box.type === 'text' && box.text === '' ? 60 : (box.height ?? 60)))
      run(addText, undefined)
      return boxes().at(-1)
    }
    const empty = placeBeside()!
    expect(empty.y).toBe(Math.round((700 - 60) / 3))
    expect(placeBeside({ x: 0, y: 0, width: 700, height: 300 })?.y).toBe(Math.round(300 + (400 - 60) / 3))
    expect(placeBeside({ x: 0, y: 500, width: 700, height: 200 })?.y).toBe(Math.round((500 - 60) / 3))
    // What ends where the new one begins is not in its way.
    expect(placeBeside({ x: 0, y: 0, width: empty.x, height: 300 })?.y).toBe(empty.y)
    expect(placeBeside({ x: empty.x + empty.width, y: 0, width: 80, height: 300 })?.y).toBe(empty.y)
    expect(placeBeside({ x: 0, y: 0, width: empty.x + 1, height: 300 })?.y).not.toBe(empty.y)
    // Of a gap that is not high enough it covers the edges as little as can be, in steps of 24.
    const around = [
      { x: 0, y: 0, width: 700, height: 350 },
      { x: 0, y: 380, width: 700, height: 320 },
    ]
    expect(placeBeside(...around)?.y).toBe(336)
  })

  it('covers as little as can be where no place is free', () => {
    const { run, boxes, measureBy } = studioWith({
      background: null,
      boxes: [textBox('box-1', { x: 0, width: 700, height: 680, y: 20, text: 'نص' })],
    })
    measureBy(estimatedHeight)
    run(addText, undefined)
    expect(boxes()[1]?.y).toBe(0)
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

  it('begins a new design beside the one before, with no past', () => {
    const { open, boxes, view } = studioWith(three)
    const { draft } = view()
    open()
    expect(boxes()).toHaveLength(1)
    expect(view()).toMatchObject({ canUndo: false, canRedo: false, selected: 'box-1' })
    expect(view().draft).not.toBe(draft)
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
    expect(view().clipboard).toEqual([])
  })
})
