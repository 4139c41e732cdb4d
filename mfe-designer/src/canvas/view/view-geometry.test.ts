import { gripOf } from '../pointers/grip'
import { WHOLE, changedView, pinchedView } from './view-geometry'

const place = { room: { width: 360, height: 500 }, stage: { width: 360, height: 360 } }
const middle = { x: 0, y: 0 }

describe('the view of the canvas', () => {
  it('grows about the middle of two fingers: what is under it stays there', () => {
    const from = gripOf({ x: 50, y: 0 }, { x: 150, y: 0 })
    const to = gripOf({ x: 0, y: 0 }, { x: 200, y: 0 })
    // 100 px beside the middle, and 200 when it is twice as large.
    expect(pinchedView(WHOLE, from, to, place)).toEqual({ zoom: 2, x: -100, y: 0 })
  })

  it('follows two fingers, and leaves no room empty that the canvas can fill', () => {
    const grip = (x: number, y: number) => gripOf({ x, y }, { x: x + 100, y })
    const zoomed = { zoom: 2, x: 0, y: 0 }
    expect(pinchedView(zoomed, grip(0, 0), grip(30, -20), place)).toEqual({ zoom: 2, x: 30, y: -20 })
    expect(pinchedView(zoomed, grip(0, 0), grip(900, -900), place)).toEqual({ zoom: 2, x: 180, y: -110 })
  })

  it('has at most four times the size, and at least all of the canvas in the middle', () => {
    expect(changedView({ zoom: 3, x: 0, y: 0 }, 10, [middle, middle], place).zoom).toBe(4)
    expect(changedView({ zoom: 2, x: 90, y: 40 }, 0.1, [middle, middle], place)).toEqual(WHOLE)
    expect(changedView({ zoom: 2, x: 90, y: 40 }, 0.51, [middle, middle], place)).toEqual(WHOLE)
  })
})
