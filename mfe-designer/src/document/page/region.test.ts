import { regionOf } from './region'

const stage = { width: 630, height: 1120 }
const at = (x: number, y: number) => regionOf({ left: x - 20, right: x + 20, top: y - 5, bottom: y + 5 }, stage)

describe('the region of what lies on the picture', () => {
  it('is the ninth in which its middle lies, at the right and left of the picture itself', () => {
    expect([at(100, 100), at(315, 100), at(600, 100)]).toEqual(['topLeft', 'top', 'topRight'])
    expect([at(100, 560), at(315, 560), at(600, 560)]).toEqual(['middleLeft', 'middle', 'middleRight'])
    expect([at(100, 900), at(315, 900), at(600, 900)]).toEqual(['bottomLeft', 'bottom', 'bottomRight'])
  })

  it('is the nearest one beyond the edges', () => {
    expect([at(-80, 560), at(630, 1120), at(700, 1300)]).toEqual(['middleLeft', 'bottomRight', 'bottomRight'])
  })
})
