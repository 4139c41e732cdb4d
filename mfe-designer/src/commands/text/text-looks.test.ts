import { textBox } from '../../document/box'
import { LOOK_COLORS } from '../../document/text-look'
import { estimatedHeight } from '../../testing/measured'
import { studioWith } from '../../testing/studio-with'
import { fitFontSize } from './fit-font-size'
import { fitArc } from './fit-arc'
import { setArc } from './text-arc'
import { setDirection, setLetterGap, setWordGap } from './text-spacing'
import { setLook, toggleAutoFit } from './text-looks'
import { setFontColor, setFontSize, toggleStyle } from './text-style'
import { setText } from './set-text'

const design = { background: null, boxes: [textBox('box-1', { text: 'صباح الخير', shadow: true })] }
const open = () => {
  const studio = studioWith(design, 'box-1')
  studio.measureBy(estimatedHeight)
  return { ...studio, box: () => studio.boxes()[0]! }
}

describe('a ready look', () => {
  it('comes with its colour, in the place of edge, shadow and plate, in one step', () => {
    const { run, undo, box } = open()
    run(setLook, 'ribbon')
    expect(box()).toMatchObject({ look: 'ribbon', fontColor: LOOK_COLORS.ribbon, shadow: false })
    run(setLook, 'neon')
    expect(box()).toMatchObject({ look: 'neon', fontColor: LOOK_COLORS.neon })
    undo()
    undo()
    expect(box()).toBe(design.boxes[0])
  })

  it('leaves a colour that was chosen by hand', () => {
    const { run, box } = open()
    run(setFontColor, '123456')
    run(setLook, 'ribbon')
    run(setLook, 'plain')
    expect(box()).toMatchObject({ look: 'plain', fontColor: '123456' })
  })

  it('goes with the first edge, shadow or plate of one’s own, and stays with bold letters', () => {
    const { run, box } = open()
    run(setLook, 'gold')
    run(toggleStyle, 'bold')
    expect(box()).toMatchObject({ look: 'gold', bold: true })
    run(toggleStyle, 'outline')
    expect(box()).toMatchObject({ look: 'plain', outline: true })
  })
})

describe('spacing and direction', () => {
  it('stay within their bounds, in whole units, and the way of a slider is one step', () => {
    const { run, undo, box } = open()
    for (const gap of [3.4, 7.6, 90]) run(setWordGap, gap)
    for (const gap of [-4, 90, 6.4]) run(setLetterGap, gap)
    run(setDirection, 'auto')
    expect(box()).toMatchObject({ wordGap: 40, letterGap: 6, direction: 'auto' })
    undo()
    undo()
    expect(box()).toMatchObject({ wordGap: 40, letterGap: 0, direction: 'rtl' })
    undo()
    expect(box()).toBe(design.boxes[0])
  })

  it('of a locked text stay', () => {
    const { run } = studioWith({ background: null, boxes: [textBox('box-1', { locked: true })] }, 'box-1')
    expect([run(setWordGap, 9), run(setLetterGap, 9), run(setDirection, 'ltr')]).toEqual([false, false, false])
  })
})

describe('bent lines', () => {
  it('are within their bounds, are as large as they were measured about their middle, and are one step', () => {
    const { run, amend, undo, box } = open()
    for (const arc of [20.4, 80.6, 900]) run(setArc, arc)
    amend(fitArc, { id: 'box-1', size: { width: 180, height: 100 } })
    expect(box()).toMatchObject({ arc: 330, width: 180, height: 100, x: 50 })
    undo()
    expect(box()).toBe(design.boxes[0])
  })

  it('have smaller letters where they would be more than the page', () => {
    const { run, amend, box } = open()
    run(setFontSize, 40)
    run(setArc, 90)
    amend(fitArc, { id: 'box-1', size: { width: 1400, height: 200 } })
    expect(box().fontSize).toBe(20)
  })

  it('let the box fit no more; straight ones are as high as their letters', () => {
    const { run, box } = open()
    run(toggleAutoFit, undefined)
    run(setArc, 90)
    expect(box().autoFit).toBe(false)
    run(setArc, 0)
    expect(box()).toMatchObject({ arc: 0, height: undefined })
  })
})

describe('a text that fits its box', () => {
  it('keeps the height that it has, and gets the largest letters with which it is no higher', () => {
    const { run, box } = open()
    run(toggleAutoFit, undefined)
    expect(box()).toMatchObject({ autoFit: true, height: estimatedHeight(design.boxes[0]!) })
    const larger = studioWith({ background: null, boxes: [{ ...box(), height: 300 }] }, 'box-1')
    larger.measureBy(estimatedHeight)
    larger.run(fitFontSize, { id: 'box-1' })
    const { fontSize } = larger.boxes()[0]!
    const heightAt = (size: number) => estimatedHeight({ ...box(), height: undefined, fontSize: size })
    expect(heightAt(fontSize)).toBeLessThanOrEqual(300)
    expect(heightAt(fontSize + 1)).toBeGreaterThan(300)
    larger.run(setText, { id: 'box-1', text: 'صباح الخير '.repeat(40) })
    larger.run(fitFontSize, { id: 'box-1' })
    expect(larger.boxes()[0]!.fontSize).toBeLessThan(fontSize)
  })

  it('does so no more once its letters are chosen by hand, or it is locked', () => {
    const { run, can, box } = open()
    run(toggleAutoFit, undefined)
    run(setFontSize, 30)
    expect(box()).toMatchObject({ autoFit: false, fontSize: 30 })
    expect(can(fitFontSize, { id: 'box-1' })).toBe(false)
  })
})
