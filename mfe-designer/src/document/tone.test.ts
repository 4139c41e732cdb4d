import { NEUTRAL, filterOf, groundPlace, isNeutral, layersOf } from './tone'

describe('the tone of a background', () => {
  it('is nothing where it is neutral', () => {
    expect(isNeutral(NEUTRAL)).toBe(true)
    expect(filterOf(NEUTRAL)).toBe('none')
    expect(layersOf(NEUTRAL)).toEqual([])
    expect(groundPlace({ width: 700, height: 525 }, NEUTRAL)).toEqual({ x: 0, y: 0, width: 700, height: 525 })
  })

  it('filters light before contrast, colours and blur, in the pixels of what is drawn', () => {
    const tone = { ...NEUTRAL, exposure: -20, contrastLevel: 10, gray: 50, blurRadius: 4 }
    expect(filterOf(tone)).toBe('brightness(0.8) contrast(1.1) grayscale(0.5) blur(4px)')
    expect(filterOf(tone, 2)).toMatch(/blur\(8px\)$/)
  })

  it('lays a warm or a cool tint over it, and the veil over that', () => {
    const [warm, veil] = layersOf({ ...NEUTRAL, warmth: 50, veil: 40 })
    expect(warm).toMatchObject({ opacity: 0.4, blend: 'soft-light' })
    expect(veil).toEqual({ color: '#000000', opacity: 0.4, blend: 'normal' })
    const [cool] = layersOf({ ...NEUTRAL, warmth: -50 })
    expect(cool).toMatchObject({ opacity: 0.4 })
    expect(cool?.color).not.toBe(warm?.color)
  })

  it('lets the edge of a blurred picture lie beyond the stage, all around', () => {
    const { x, y, width, height } = groundPlace({ width: 700, height: 350 }, { ...NEUTRAL, blurRadius: 10 })
    expect([x, y, width, height]).toEqual([-60, -30, 820, 410])
  })
})
