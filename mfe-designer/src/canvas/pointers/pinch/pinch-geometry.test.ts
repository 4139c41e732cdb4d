import { textBox } from '../../../document/box'
import { gripOf } from '../grip'
import { pinched, pinchedTogether } from './pinch-geometry'

const box = textBox('box-1', { x: 100, y: 200, width: 200, fontSize: 20 })
const hold = gripOf({ x: 0, y: 0 }, { x: 100, y: 0 })

describe('two fingers', () => {
  it('leave the box as it is while they do not move', () => {
    expect(pinched(box, 60, hold, hold, { scale: 1, maxWidth: 630 })).toEqual({
      x: 100,
      y: 200,
      width: 200,
      height: 60,
      rotation: 0,
      fontSize: 20,
    })
  })

  it('grow box and letters about the middle', () => {
    const spread = gripOf({ x: -50, y: 0 }, { x: 150, y: 0 })
    expect(pinched(box, 60, hold, spread, { scale: 1, maxWidth: 630 })).toMatchObject({
      width: 400,
      height: 120,
      fontSize: 40,
      x: 0,
      y: 170,
    })
  })

  it('move the box by their way over the scale of the stage', () => {
    const moved = gripOf({ x: 30, y: -12 }, { x: 130, y: -12 })
    expect(pinched(box, 60, hold, moved, { scale: 0.5, maxWidth: 630 })).toMatchObject({ x: 160, y: 176, width: 200 })
  })

  it('turn the box by their angle', () => {
    const turned = gripOf({ x: 50, y: -50 }, { x: 50, y: 50 })
    expect(pinched(box, 60, hold, turned, { scale: 1, maxWidth: 630 }).rotation).toBeCloseTo(90)
  })

  it('never make letters larger than the largest', () => {
    const wide = gripOf({ x: 0, y: 0 }, { x: 5000, y: 0 })
    expect(pinched(box, 60, hold, wide, { scale: 1, maxWidth: 630 })).toMatchObject({ fontSize: 50, width: 500 })
  })

  it('leave large letters that fit their box as they are while they only move or turn it', () => {
    const fitted = { ...box, fontSize: 90, height: 210, autoFit: true }
    const moved = gripOf({ x: 30, y: 0 }, { x: 130, y: 0 })
    expect(pinched(fitted, 210, hold, moved, { scale: 1, maxWidth: 630 })).toMatchObject({
      x: 130,
      width: 200,
      height: 210,
    })
    // They may be larger than those that are chosen by hand.
    const spread = gripOf({ x: 0, y: 0 }, { x: 120, y: 0 })
    expect(pinched(fitted, 210, hold, spread, { scale: 1, maxWidth: 630 })).toMatchObject({ width: 240, fontSize: 108 })
    const byHand = { ...fitted, autoFit: false }
    expect(pinched(byHand, 210, hold, spread, { scale: 1, maxWidth: 630 })).toMatchObject({ width: 200, fontSize: 90 })
  })

  it('never make letters smaller than a stored design may have them, by no rounding either', () => {
    const near = gripOf({ x: 49, y: 0 }, { x: 51, y: 0 })
    for (let size = 8; size <= 50; size += 0.01) {
      const { fontSize } = pinched({ ...box, fontSize: size }, 60, hold, near, { scale: 1, maxWidth: 630 })
      if (fontSize! < 8) expect([size, fontSize]).toEqual([size, 8])
    }
  })

  it('never make a box wider than it may be', () => {
    const spread = gripOf({ x: -50, y: 0 }, { x: 150, y: 0 })
    expect(pinched(box, 60, hold, spread, { scale: 1, maxWidth: 300 })).toMatchObject({ width: 300, fontSize: 30 })
  })

  const turnedBy = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    const [x, y] = [50 * Math.cos(angle), 50 * Math.sin(angle)]
    return gripOf({ x: 50 - x, y: -y }, { x: 50 + x, y })
  }
  const bounds = { scale: 1, maxWidth: 630 }

  it('find each fifteenth degree of the box by themselves, and leave it again', () => {
    const turns = [13, 17, 28, 43.5, -16, 24].map((by) => pinched(box, 60, hold, turnedBy(by), bounds).rotation)
    expect(turns.slice(0, 5)).toEqual([15, 15, 30, 45, -15])
    expect(turns.at(-1)).toBeCloseTo(24)
    // Of the box, whatever it was turned by before.
    expect(pinched({ ...box, rotation: 7 }, 60, hold, turnedBy(10), bounds).rotation).toBe(15)
  })

  it('leave a turn that is no fifteenth degree while they only spread', () => {
    const spread = gripOf({ x: -50, y: 0 }, { x: 150, y: 0 })
    expect(pinched({ ...box, rotation: 14 }, 60, hold, spread, bounds).rotation).toBe(14)
    // Fingers never do quite that.
    expect(pinched({ ...box, rotation: 14 }, 60, hold, turnedBy(2), bounds).rotation).toBe(14)
    expect(pinched({ ...box, rotation: 6 }, 60, hold, turnedBy(-2.9), bounds).rotation).toBe(6)
  })

  it('leave the size while they only turn, which they never do at quite the same distance', () => {
    const turned = gripOf({ x: 50, y: -50.9 }, { x: 50, y: 50 })
    const spread = gripOf({ x: 50, y: -53 }, { x: 50, y: 50 })
    expect(pinched(box, 60, hold, turned, bounds)).toMatchObject({ width: 200, height: 60, fontSize: 20 })
    expect(pinched(box, 60, hold, spread, bounds).width).toBeCloseTo(206)
    const [placed] = pinchedTogether([{ box, height: 60 }], { x: 200, y: 230 }, hold, turned, bounds)
    expect(placed).toMatchObject({ width: 200, fontSize: 20 })
  })

  it('find the fifteenth degree of the first of several', () => {
    const held = [7, 20].map((rotation, index) => ({ box: { ...box, id: `box-${index}`, rotation }, height: 60 }))
    const placed = pinchedTogether(held, { x: 200, y: 230 }, hold, turnedBy(10), bounds)
    expect(placed.map(({ rotation }) => Math.round(rotation ?? Number.NaN))).toEqual([15, 28])
  })
})
