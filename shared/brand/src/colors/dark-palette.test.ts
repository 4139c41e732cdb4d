import fc from 'fast-check'
import nasma from '../../brands/nasma.json'
import rimal from '../../brands/rimal.json'
import yawmi from '../../brands/yawmi.json'
import { COLOR_KEYS } from '../lib/constants'
import { weakPairs, type Palette } from './contrast'
import { darkPalette } from './dark-palette'
import { brandFaults } from '../faults/faults'
import { fromOklch, toOklch } from './oklch'
import { brandSchema } from '../schema/schema'

const PURPLE = {
  ...yawmi.colors.light,
  brand: '#5B2A9D',
  brandHover: '#43207A',
  accent: '#D81B7A',
  accentInk: '#FFFFFF',
}
const hue = (hex: string) => (toOklch(hex).h * 180) / Math.PI
const apart = (one: string, other: string) => Math.abs(((hue(one) - hue(other) + 540) % 360) - 180)

describe('the dark theme of a brand that gives only a light one', () => {
  const { dark } = brandSchema.parse({ id: 'mada', colors: { light: PURPLE } }).colors

  it('has its own hues, none of ours, and a dark ground', () => {
    expect(apart(dark.brand, PURPLE.brand)).toBeLessThan(12)
    expect(apart(dark.brandHover, PURPLE.brand)).toBeLessThan(12)
    expect(apart(dark.accent, PURPLE.accent)).toBeLessThan(12)
    expect(apart(dark.paper, PURPLE.brand)).toBeLessThan(25)
    expect(toOklch(dark.paper).l).toBeLessThan(0.25)
    for (const key of COLOR_KEYS) expect([key, dark[key]]).not.toEqual([key, yawmi.colors.dark[key]])
  })

  it('is sound, contrast included', () => {
    expect(weakPairs(dark)).toEqual([])
    expect(brandFaults({ id: 'mada', colors: { light: PURPLE } })).toEqual([])
  })

  it('keeps what the brand gives of it, and goes with that', () => {
    const given = { paper: '#000000', brand: '#C9A7FF' }
    const colors = brandSchema.parse({ id: 'mada', colors: { light: PURPLE, dark: given } }).colors
    expect(colors.dark).toMatchObject(given)
    expect(weakPairs(colors.dark)).toEqual([])
  })

  it('is ours where the brand gives no colours, and told where it is wrong', () => {
    expect(brandSchema.parse({ id: 'mada' }).colors.dark).toEqual(yawmi.colors.dark)
    expect(brandFaults({ id: 'mada', colors: { light: PURPLE, dark: { brand: 'violet' } } })).toEqual([
      'colors.dark.brand: must be a colour written as #rrggbb',
    ])
    expect(brandFaults({ id: 'mada', colors: { light: PURPLE, dark: 'none' } })).toEqual([
      'colors.dark: must be a group of options, { … }, not a text',
    ])
  })
})

it.each([yawmi, nasma, rimal])('keeps its contrast for $id, which ships', ({ colors }) => {
  expect(weakPairs(darkPalette(colors.light))).toEqual([])
})

it('keeps its contrast whatever the light colours are', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const palette = fc
    .tuple(...COLOR_KEYS.map(() => color))
    .map((colors) => Object.fromEntries(COLOR_KEYS.map((key, at) => [key, colors[at]])) as Palette)
  fc.assert(
    fc.property(palette, (light) => {
      expect(weakPairs(darkPalette(light))).toEqual([])
    }),
  )
})

it('takes a colour to OKLCH and back', () => {
  for (const hex of ['#000000', '#FFFFFF', '#0B5D6B', '#F5A524', '#5B2A9D', '#FF0000'])
    expect(fromOklch(toOklch(hex))).toBe(hex)
})
