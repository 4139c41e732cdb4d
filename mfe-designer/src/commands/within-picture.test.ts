import fc from 'fast-check'
import { FONT_SIZE, textBox } from '../document/box'
import { STAGE_SIDE, type Design } from '../document/design'
import { boundsOf, isTooLarge } from '../document/geometry'
import { estimatedHeight } from '../testing/measured'
import { studioWith } from '../testing/studio-with'
import { fitBox } from './placement/fit-box'
import { keepBoxWithin } from './placement/keep-box-within'
import { nudgeBox } from './placement/nudge-box'
import { setBackground } from './background/set-background'
import { copyBox, pasteBox } from './clipboard'
import { transformBox } from './placement/transform-box'

const PRAYER =
  'اللهم إني أسألك خير هذا اليوم فتحه ونصره ونوره وبركته وهداه، وأعوذ بك من شر ما فيه وشر ما بعده يا رب العالمين'
const stage = { width: STAGE_SIDE, height: STAGE_SIDE }

function studioOf(...boxes: Design['boxes']) {
  const studio = studioWith({ background: null, boxes }, 'box-1')
  studio.measureBy(estimatedHeight)
  const box = () => studio.boxes()[0]!
  return { ...studio, box, bounds: () => boundsOf(box(), estimatedHeight(box())) }
}

describe('a text that is larger than the picture', () => {
  it('is told of, and gets the largest letters in which all of it is on the picture', () => {
    const { run, can, box, bounds, measured, view } = studioOf(textBox('box-1', { text: PRAYER, fontSize: 50, y: 320 }))
    measured()
    expect(view().tooLarge).toBe('box-1')
    expect(run(fitBox, { id: 'box-1' })).toBe(true)
    expect(isTooLarge(box(), estimatedHeight(box()), stage)).toBe(false)
    expect(isTooLarge(box(), estimatedHeight({ ...box(), fontSize: box().fontSize + 1 }), stage)).toBe(true)
    expect(bounds().top).toBeGreaterThanOrEqual(0)
    expect(bounds().bottom).toBeLessThanOrEqual(STAGE_SIDE)
    measured()
    expect(view().tooLarge).toBeNull()
    expect(can(fitBox, { id: 'box-1' })).toBe(false)
  })

  it('gives up space between its lines where the smallest letters are too large', () => {
    const { run, box } = studioOf(textBox('box-1', { text: PRAYER.repeat(16), width: 200 }))
    run(fitBox, { id: 'box-1' })
    expect(box().fontSize).toBe(FONT_SIZE.min)
    expect(box().lineGap).toBeLessThan(20)
    expect(isTooLarge(box(), estimatedHeight(box()), stage)).toBe(false)
  })

  it('stays told of, and offers nothing, where nothing helps or a lock forbids it', () => {
    const { run, can, measured, view } = studioOf(textBox('box-1', { text: '\n'.repeat(500) + 'x' }))
    run(fitBox, { id: 'box-1' })
    expect(can(fitBox, { id: 'box-1' })).toBe(false)
    measured()
    expect(view().tooLarge).toBe('box-1')
    const locked = studioOf(textBox('box-1', { text: PRAYER, fontSize: 50, locked: true }))
    expect(locked.can(fitBox, { id: 'box-1' })).toBe(false)
  })

  it('is moved whole onto the picture where it fits there', () => {
    const { amend, bounds } = studioOf(textBox('box-1', { text: PRAYER, fontSize: 30, x: 560, y: 600, rotation: 30 }))
    amend(keepBoxWithin, { id: 'box-1', within: 'picture' })
    const { left, top, right, bottom } = bounds()
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.001)
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(STAGE_SIDE + 0.001)
  })

  it('is no step of its own when it follows from another, and leaves what was undone to be redone', () => {
    const { run, amend, undo, redo, view, box } = studioOf(textBox('box-1', { text: PRAYER, y: 560 }))
    run(nudgeBox, { dx: 0, dy: -1 })
    undo()
    amend(keepBoxWithin, { id: 'box-1', within: 'picture' })
    expect(box().y).toBeLessThan(560)
    expect(view()).toMatchObject({ canUndo: false, canRedo: true, changedBy: 'history' })
    redo()
    expect(box().y).toBe(559)
  })
})

describe('a text at the edge', () => {
  it('stays where a finger can take hold of it, however it is dragged, pulled, turned or pushed', () => {
    const distance = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(
        distance,
        distance,
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: -360, max: 360 }),
        (x, y, width, rotation) => {
          const { run, box } = studioOf(textBox('box-1', { text: 'سلام', x: 210, y: 320 }))
          run(transformBox, { id: 'box-1', placement: { x, y, width, rotation } })
          const middle = { x: box().x + box().width / 2, y: box().y + estimatedHeight(box()) / 2 }
          for (const at of [middle.x, middle.y]) {
            expect(at).toBeGreaterThan(22)
            expect(at).toBeLessThan(STAGE_SIDE - 22)
          }
          expect(box()).toMatchObject({ width, rotation })
        },
      ),
    )
  })

  it('does not leave the picture by the keyboard, nor by copies of copies', () => {
    const { run, box, boxes } = studioOf(textBox('box-1', { text: 'سلام', x: 210, y: 320 }))
    for (let press = 0; press < 100; press += 1) run(nudgeBox, { dx: 10, dy: 0 })
    expect(box()).toMatchObject({ x: STAGE_SIDE - 54 - 140, y: 320 })
    run(copyBox, undefined)
    for (let press = 0; press < 60; press += 1) run(pasteBox, undefined)
    expect(boxes().at(-1)!.x + 140).toBeLessThanOrEqual(STAGE_SIDE - 54)
    expect(boxes().at(-1)!.y).toBeLessThan(STAGE_SIDE)
  })

  it('is on another picture by its height as it is drawn', () => {
    const { run, bounds } = studioOf(textBox('box-1', { text: PRAYER, fontSize: 24, y: 500 }))
    run(setBackground, { path: 'wide.webp', width: 1400, height: 1000 })
    expect(bounds().bottom).toBeLessThanOrEqual(500)
  })
})
