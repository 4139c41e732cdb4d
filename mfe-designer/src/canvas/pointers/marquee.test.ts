import { groupBoxes } from '../../commands/together/group-boxes'
import { shapeBox } from '../../document/shape-box'
import { studioWith } from '../../testing/studio-with'
import { spanMarquee } from './marquee'

/** Squares of 100 in a row, with 100 between them. */
const square = (index: number) => shapeBox(`box-${index}`, { x: index * 200, y: 0, width: 100, height: 100 })

it('selects the boxes that its rectangle touches, each with its whole group', () => {
  const studio = studioWith({ background: null, boxes: [square(0), square(1), square(2), square(3)] }, 'box-1')
  studio.select('box-1', ['box-3'])
  studio.run(groupBoxes, undefined)
  studio.select(null)
  const released = new AbortController()
  const frame = document.createElement('div')
  spanMarquee({ frame, from: { x: 10, y: 10 }, scale: 1, studio, released: released.signal })
  const moveTo = (x: number) => dispatchEvent(Object.assign(new Event('pointermove'), { clientX: x, clientY: 50 }))
  moveTo(110)
  expect(studio.view()).toMatchObject({ selected: 'box-0', others: [] })
  moveTo(210)
  expect(studio.view()).toMatchObject({ selected: 'box-0', others: ['box-1', 'box-3'] })
  moveTo(110)
  expect(studio.view()).toMatchObject({ selected: 'box-0', others: [] })
  released.abort()
  expect(frame.children).toHaveLength(0)
})
