import { FONT_SIZE, MAX_TEXT_LENGTH } from '../../document/box'
import { studioWith, three } from '../../testing/studio-with'
import { addQuote } from '../add-box'
import { alignBox } from '../placement/align-box'
import { cutBox } from '../clipboard'
import { deleteBox } from '../delete-box'
import { lockBox } from '../lock-box'
import { nudgeBox } from '../placement/nudge-box'
import { reorderBox } from '../placement/reorder-box'
import { setFontColor, setFontSize, setLineGap, toggleStyle } from './text-style'
import { setOpacity } from '../set-opacity'
import { setText } from './set-text'
import { transformBox } from '../placement/transform-box'

describe('what a text says and how it looks', () => {
  it('keeps the font size between its bounds', () => {
    const { run, boxes } = studioWith(three, 'box-1')
    run(setFontSize, 400)
    expect(boxes()[0]?.fontSize).toBe(50)
    run(setFontSize, 1)
    expect(boxes()[0]?.fontSize).toBe(FONT_SIZE.min)
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

  it('takes no more letters than can be laid out at once', () => {
    const { run, boxes } = studioWith(three)
    run(setText, { id: 'box-1', text: 'س'.repeat(100_000) })
    expect(boxes()[0]?.text).toHaveLength(MAX_TEXT_LENGTH)
  })

  it('takes what is pasted from elsewhere without what no picture can hold', () => {
    const { run, boxes } = studioWith(three)
    run(setText, { id: 'box-1', text: 'سطر\vآخر\u0001' })
    expect(boxes()[0]?.text).toBe('سطر\nآخر')
    run(addQuote, '\u0001حكمة\fثانية ')
    expect(boxes().at(-1)?.text).toBe('حكمة\nثانية')
    expect(run(addQuote, '\u0001')).toBe(false)
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

  it('tells what was done, each time anew', () => {
    const { run, undo, view } = studioWith(three, 'box-1')
    run(nudgeBox, { dx: 1, dy: 0 })
    const first = view().announcement
    run(nudgeBox, { dx: 1, dy: 0 })
    expect(view().announcement).toMatchObject({ key: 'saidMoved' })
    expect(view().announcement).not.toBe(first)
    undo()
    expect(view().announcement).toMatchObject({ key: 'saidUndone' })
    run(lockBox, undefined)
    expect(view().announcement).toMatchObject({ key: 'saidLocked' })
  })
})
