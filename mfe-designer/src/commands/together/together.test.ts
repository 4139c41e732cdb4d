import { textBox } from '../../document/box'
import { shapeBox } from '../../document/shape-box'
import { studioWith } from '../../testing/studio-with'
import { copyBox, duplicateBox, pasteBox } from '../clipboard'
import { deleteBox } from '../delete-box'
import { lockBox } from '../lock-box'
import { alignBox } from '../placement/align-box'
import { nudgeBox } from '../placement/nudge-box'
import { reorderBox } from '../placement/reorder-box'
import { transformBoxes } from '../placement/transform-boxes'
import { alignTogether, distributeBoxes } from './arrange-boxes'
import { growBoxes, turnBoxes } from './grow-boxes'
import { groupBoxes, ungroupBoxes } from './group-boxes'
import { selectAll, toggleSelected } from './select-boxes'

const square = (id: string, x: number, y: number) => shapeBox(id, { x, y, width: 100, height: 100 })
const design = {
  background: null,
  boxes: [square('box-1', 100, 100), square('box-2', 300, 160), square('box-3', 320, 400), textBox('box-4')],
}

/** A studio with the three squares selected, the second one first. */
function squares() {
  const studio = studioWith(design)
  studio.select('box-2', ['box-1', 'box-3'])
  const places = () =>
    studio
      .view()
      .design.boxes.slice(0, 3)
      .map(({ x, y }) => [x, y])
  const selection = () => [studio.view().selected, ...studio.view().others]
  return { ...studio, places, selection }
}

describe('several selected boxes', () => {
  it('are selected one after the other, and all at once', () => {
    const { run, select, selection } = squares()
    select('box-1')
    run(toggleSelected, 'box-3')
    expect(selection()).toEqual(['box-3', 'box-1'])
    run(toggleSelected, 'box-3')
    expect(selection()).toEqual(['box-1'])
    run(toggleSelected, 'box-1')
    expect(selection()).toEqual([null])
    run(selectAll, undefined)
    expect(selection()).toEqual(['box-1', 'box-2', 'box-3', 'box-4'])
    select('box-3')
    run(selectAll, undefined)
    expect(selection()).toEqual(['box-3', 'box-1', 'box-2', 'box-4'])
  })

  it('are none where there is none', () => {
    const { can } = studioWith({ background: null, boxes: [] })
    expect(can(selectAll, undefined)).toBe(false)
    expect(can(toggleSelected, 'box-1')).toBe(false)
  })

  it('move by one way, which none goes farther than it can be reached', () => {
    const { run, places } = squares()
    run(nudgeBox, { dx: 10, dy: -5 })
    expect(places()).toEqual([
      [110, 95],
      [310, 155],
      [330, 395],
    ])
    run(nudgeBox, { dx: 9999, dy: 0 })
    const [[first = 0], [second = 0], [third = 0]] = places() as [number[], number[], number[]]
    expect([second - first, third - first]).toEqual([200, 220])
    expect(third).toBeLessThan(700)
  })

  it('are brought back together where a gesture has put one out of reach', () => {
    const { run, places } = squares()
    const placements = { 'box-1': { x: -900, y: 0 }, 'box-2': { x: -700, y: 0 } }
    run(transformBoxes, new Map(Object.entries(placements)))
    const [[first = 0], [second = 0]] = places() as [number[], number[]]
    expect(second - first).toBe(200)
    expect(first).toBeGreaterThan(-100)
  })

  it('go to an edge of the picture as one', () => {
    const { run, places } = squares()
    run(alignBox, 'left')
    expect(places().map(([x]) => x)).toEqual([0, 200, 220])
  })

  it.each([
    ['left', [100, 100, 100], [100, 160, 400]],
    ['center', [210, 210, 210], [100, 160, 400]],
    ['right', [320, 320, 320], [100, 160, 400]],
    ['top', [100, 300, 320], [100, 100, 100]],
    ['middle', [100, 300, 320], [250, 250, 250]],
    ['bottom', [100, 300, 320], [400, 400, 400]],
  ] as const)('are aligned with one another: %s', (place, xs, ys) => {
    const { run, places } = squares()
    run(alignTogether, place)
    expect(places()).toEqual(xs.map((x, index) => [x, ys[index]]))
  })

  it('are aligned as they stand: what is turned by its corners, one alone not at all', () => {
    const { run, can, select, view } = squares()
    select('box-1')
    expect(can(alignTogether, 'left')).toBe(false)
    run(turnBoxes, 45)
    select('box-1', ['box-2'])
    run(alignTogether, 'top')
    // A square of 100 that stands on its corner is 141 high.
    expect(view().design.boxes[1]?.y).toBeCloseTo(150 - Math.SQRT2 * 50)
  })

  it('are distributed with the same space between them', () => {
    const { run, can, select, places } = squares()
    run(distributeBoxes, 'y')
    expect(places().map(([, y]) => y)).toEqual([100, 250, 400])
    select('box-1', ['box-2'])
    expect(can(distributeBoxes, 'x')).toBe(false)
  })

  it('are distributed in the order in which they stand, whatever their sizes', () => {
    const sized = (id: string, x: number, width: number) => shapeBox(id, { x, y: 0, width, height: 40 })
    const { run, select, view } = studioWith({
      background: null,
      boxes: [sized('end', 500, 50), sized('start', 0, 100), sized('large', 120, 200), sized('small', 300, 20)],
    })
    select('small', ['end', 'start', 'large'])
    run(distributeBoxes, 'x')
    // From 0 to 550 they fill 370: three spaces of 60.
    expect(view().design.boxes.map(({ x }) => x)).toEqual([500, 0, 160, 420])
  })

  it('are locked, brought forward and deleted as one step each', () => {
    const { run, undo, ids, view } = squares()
    run(reorderBox, 1)
    expect(ids()).toEqual(['box-4', 'box-1', 'box-2', 'box-3'])
    undo()
    run(lockBox, undefined)
    expect(view().design.boxes.map(({ locked }) => locked)).toEqual([true, true, true, false])
    undo()
    run(deleteBox, undefined)
    expect(ids()).toEqual(['box-4'])
    expect([view().selected, ...view().others]).toEqual([null])
    undo()
    expect(ids()).toHaveLength(4)
  })

  it('leave alone what is locked among them', () => {
    const { run, select, ids } = squares()
    select('box-1')
    run(lockBox, undefined)
    select('box-2', ['box-1'])
    run(deleteBox, undefined)
    expect(ids()).toEqual(['box-1', 'box-3', 'box-4'])
  })
})

describe('a group', () => {
  it('is selected by any of its boxes until it is taken apart', () => {
    const { run, select, selection, can } = squares()
    run(groupBoxes, undefined)
    expect(can(groupBoxes, undefined)).toBe(false)
    select(null)
    select('box-3')
    expect(selection()).toEqual(['box-3', 'box-1', 'box-2'])
    run(ungroupBoxes, undefined)
    select('box-3')
    expect(selection()).toEqual(['box-3'])
  })

  it('is copied as a group of its own', () => {
    const { run, select, selection, ids } = squares()
    run(groupBoxes, undefined)
    run(duplicateBox, undefined)
    expect(ids()).toHaveLength(7)
    expect(selection()).toEqual(['box-5', 'box-6', 'box-7'])
    select('box-1')
    expect(selection()).toEqual(['box-1', 'box-2', 'box-3'])
    run(copyBox, undefined)
    run(pasteBox, undefined)
    select('box-8')
    expect(selection()).toEqual(['box-8', 'box-9', 'box-10'])
  })

  it('grow and turn about the middle of all, as far as all can, and one that is locked stays', () => {
    const { run, select, view } = squares()
    select('box-1', ['box-2'])
    const sides = () =>
      view()
        .design.boxes.slice(0, 2)
        .map(({ x, y, width, rotation }) => [x, y, width, rotation])
    // From 100 to 400 and from 100 to 260: about 250 and 180.
    run(growBoxes, 1.5)
    expect(sides()).toEqual([
      [25, 60, 150, 0],
      [325, 150, 150, 0],
    ])
    run(growBoxes, 1 / 1.5)
    run(turnBoxes, 90)
    expect(sides()).toEqual([
      [230, 30, 100, 90],
      [170, 230, 100, 90],
    ])
    // The smallest side of a shape has 24 units.
    run(growBoxes, 0.01)
    expect(sides().map(([, , width]) => width)).toEqual([24, 24])
    run(selectAll, undefined)
    select('box-1')
    run(lockBox, undefined)
    expect(run(growBoxes, 2)).toBe(false)
  })
})
