import { textBox } from '../../document/box'
import { resized } from './resized'

const size = { width: 300, height: 150 }
const at = { x: 5, y: 6 }

describe('a text that is pulled', () => {
  it('at a corner gets both sides, at a side its width', () => {
    const box = textBox('box-1', { text: 'نص', width: 200 })
    expect(resized(box, size, [1, 1], at)).toEqual({ ...at, ...size })
    expect(resized(box, size, [1, 0], at)).toEqual({ x: 5, width: 300 })
  })

  it('has larger letters where they are bent, within what letters may be', () => {
    const box = textBox('box-1', { text: 'نص', width: 200, arc: 90, fontSize: 20 })
    expect(resized(box, size, [1, 1], at)).toEqual({ ...at, ...size, fontSize: 30 })
    expect(resized(box, { width: 2000, height: 900 }, [1, 1], at)).toMatchObject({ fontSize: 50 })
  })
  it('has letters as large as before where they are bent and larger than those that are chosen by hand', () => {
    const box = textBox('box-1', { text: 'نص', width: 200, arc: 90, fontSize: 90 })
    expect(resized(box, { width: 200, height: 100 }, [1, 1], at)).toMatchObject({ fontSize: 90 })
    expect(resized(box, { width: 180, height: 90 }, [1, 1], at)).toMatchObject({ fontSize: 81 })
  })
})
