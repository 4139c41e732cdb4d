import { type ElementBox, textBox } from '../document/box'
import type { Design } from '../document/design'
import { shapeBox } from '../document/shape-box'
import { picture, studioWith } from '../testing/studio-with'
import { addText } from './add-box'
import { addPicture, addShape } from './add-element'
import { duplicateBox } from './clipboard'
import { deleteBox } from './delete-box'
import { flipBox, resizeBox, rotateBox, setShapeColor, setStrokeWidth } from './element-style'
import { lockBox } from './lock-box'
import { reorderBox } from './placement/reorder-box'
import { transformBox } from './placement/transform-box'
import { setBackground } from './background/set-background'
import { setOpacity } from './set-opacity'
import { setFontSize } from './text/text-style'

const empty: Design = { background: null, boxes: [] }
const star: Design = { background: null, boxes: [shapeBox('box-1', { shape: 'star', x: 250, y: 250 })] }

function workOn(design: Design, selected?: string) {
  const studio = studioWith(design, selected)
  return { ...studio, last: () => studio.view().design.boxes.at(-1) as ElementBox }
}

describe('shapes and pictures', () => {
  it('are added in the middle, selected and in front, and not exactly on each other', () => {
    const { run, last, view, undo } = workOn({ background: null, boxes: [textBox('box-1')] })
    run(addShape, 'star')
    expect(last()).toMatchObject({ type: 'shape', shape: 'star', x: 250, y: 250, width: 200, height: 200 })
    expect(view().selected).toBe(last().id)
    run(addShape, 'star')
    expect(last()).toMatchObject({ x: 266, y: 266 })
    run(addPicture, { path: 'a.webp', width: 1080, height: 1350 })
    expect(last()).toMatchObject({ type: 'picture', width: 280, height: 350, x: 210, y: 175 })
    undo()
    undo()
    undo()
    expect(view().design.boxes).toHaveLength(1)
  })

  it('stand whole on the page and apart, however many are added one after the other', () => {
    const { run, view } = workOn({ ...empty, page: 'story' })
    for (let added = 0; added < 60; added += 1) run(addPicture, { path: 'a.webp', width: 512, height: 512 })
    const { boxes } = view().design
    const places = boxes.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(60)
    expect(boxes.filter(({ x, y, width }) => x < 0 || y < 0 || x + width > 394 || y + width > 700)).toEqual([])
  })

  it('stand around everything as a frame, on a picture of any proportions', () => {
    const { run, last } = workOn({ ...empty, background: picture })
    run(addShape, 'frame')
    expect(last()).toMatchObject({ fill: '', strokeWidth: 6, x: 28, y: 28, width: 504, height: 644 })
  })

  it('are moved, pulled and turned like texts, in whole units, and not out of reach', () => {
    const { run, last } = workOn(star, 'box-1')
    run(transformBox, { id: 'box-1', placement: { x: -900, width: 120.4, height: 60.6, rotation: 30 } })
    expect(last()).toMatchObject({ width: 120, height: 61, rotation: 30 })
    expect(last().x).toBeGreaterThan(-120)
  })

  it('grow about their middle in proportion, and a line in length alone', () => {
    const { run, last } = workOn(star, 'box-1')
    run(resizeBox, 300)
    expect(last()).toMatchObject({ width: 300, height: 300, x: 200, y: 200 })
    run(addShape, 'line')
    run(resizeBox, 500)
    expect(last()).toMatchObject({ width: 500, height: 48 })
    run(resizeBox, 1)
    expect(last()).toMatchObject({ width: 24, height: 48 })
  })

  it('are mirrored, turned, seen through, put in order, copied and removed', () => {
    const { run, last, ids } = workOn({ ...star, boxes: [...star.boxes, textBox('box-2')] }, 'box-1')
    run(flipBox, 'flipX')
    run(rotateBox, 44.6)
    run(setOpacity, 0.3)
    expect(run(reorderBox, 1)).toBe(true)
    expect(ids()).toEqual(['box-2', 'box-1'])
    expect(last()).toMatchObject({ flipX: true, flipY: false, rotation: 45, opacity: 0.3 })
    run(duplicateBox, undefined)
    expect(last()).toMatchObject({ id: 'box-3', flipX: true, rotation: 45 })
    run(deleteBox, undefined)
    expect(ids()).toEqual(['box-2', 'box-1'])
  })

  it('have a colour, or none, and then an edge to be seen by', () => {
    const { run, last } = workOn(star, 'box-1')
    run(setShapeColor, { part: 'fill', color: '#F5A524' })
    expect(last()).toMatchObject({ fill: 'f5a524', strokeWidth: 0 })
    run(setShapeColor, { part: 'fill', color: 'red' })
    expect(last()).toMatchObject({ fill: 'f5a524' })
    run(setShapeColor, { part: 'fill', color: '' })
    expect(last()).toMatchObject({ fill: '', strokeWidth: 6 })
    run(setStrokeWidth, 0)
    expect(last()).toMatchObject({ strokeWidth: 1 })
    run(setStrokeWidth, 90)
    expect(last()).toMatchObject({ strokeWidth: 24 })
  })

  it('keep out of the way of what is for texts, and stay as they are while locked', () => {
    const { run, can } = workOn(star, 'box-1')
    expect(can(setFontSize, 20)).toBe(false)
    run(lockBox, undefined)
    expect(can(flipBox, 'flipX')).toBe(false)
    expect(can(setShapeColor, { part: 'fill', color: '000000' })).toBe(false)
    expect(can(resizeBox, 90)).toBe(false)
    expect(can(deleteBox, undefined)).toBe(false)
  })

  it('are no larger than another picture that comes below them', () => {
    const { run, view } = workOn(empty)
    run(addShape, 'frame')
    run(addPicture, { path: 'a.webp', width: 2000, height: 1000 })
    run(resizeBox, 690)
    run(setBackground, picture)
    expect(view().design.boxes).toMatchObject([
      { width: 560, height: 644, x: 0 },
      { width: 560, height: 280 },
    ])
  })

  it('are two hundred at the most, texts among them', () => {
    const boxes = Array.from({ length: 200 }, (_, index) => textBox(`box-${index + 1}`))
    const { can } = workOn({ background: null, boxes }, 'box-1')
    expect(can(addShape, 'star')).toBe(false)
    expect(can(addText, undefined)).toBe(false)
    expect(can(duplicateBox, undefined)).toBe(false)
  })

  it('are announced by what they are, also once they are gone', () => {
    const { run, view } = workOn(star, 'box-1')
    run(deleteBox, undefined)
    expect(view().announcement).toMatchObject({ key: 'saidDeleted', box: { shape: 'star' } })
  })
})
