import { pictureBox } from '../document/picture-box'
import { shapeBox } from '../document/shape-box'
import { textBox } from '../document/box'
import { runsOf } from './runs'

const written = (id: string) => textBox(id, { text: 'نص' })
const shown = (id: string) =>
  pictureBox(id, { picture: { path: 'a.webp', width: 10, height: 10 }, width: 90, height: 90 })
const names = (boxes: Parameters<typeof runsOf>[0]) =>
  runsOf(boxes).map((run) =>
    'picture' in run
      ? run.picture.id
      : 'curved' in run
        ? `${run.curved.id}, bent`
        : 'ornament' in run
          ? `${run.ornament.id}, lines`
          : run.boxes.map(({ id }) => id),
  )

describe('runs of an export', () => {
  it('are one where there are no pictures, without blank texts', () => {
    expect(names([written('a'), textBox('b'), shapeBox('c')])).toEqual([['a', 'c']])
  })

  it('part at pictures, in drawing order', () => {
    expect(names([shown('a'), written('b'), shapeBox('c'), shown('d'), shown('e'), written('f')])).toEqual([
      'a',
      ['b', 'c'],
      'd',
      'e',
      ['f'],
    ])
  })

  it('have a bent text as a picture of its own', () => {
    const bent = textBox('b', { text: 'نص', arc: 90 })
    expect(names([written('a'), bent, written('c'), textBox('d', { arc: 90 })])).toEqual([['a'], 'b, bent', ['c']])
  })

  it('have an ornament by itself, and other shapes with the texts', () => {
    const frame = shapeBox('b', { shape: 'frame-girih' })
    expect(names([written('a'), frame, shapeBox('c', { shape: 'corner' })])).toEqual([['a'], 'b, lines', ['c']])
  })

  it('are none of an empty design', () => {
    expect(names([textBox('a')])).toEqual([])
  })
})
