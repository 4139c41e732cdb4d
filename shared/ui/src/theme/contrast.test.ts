import { contrastRatio, defaultBrand, mixColors, weakPairs } from '@yawmi/brand'
import { system } from './system'

const THEMES = ['light', 'dark'] as const
const CATEGORY_COLORS = ['#C9442B', '#20709A', '#6B4E9B', '#25805A', '#946200', '#B83567', '#3B4A9C', '#4B7A1F']

describe.each(THEMES)('the %s theme', (theme) => {
  const colors = defaultBrand.colors[theme]

  it('keeps text at 4.5:1 and outlines of controls at 3:1', () => {
    expect(weakPairs(colors)).toEqual([])
  })

  it('keeps the brand’s colour readable on its own tint, as under the pointer', () => {
    expect(contrastRatio(colors.brand, mixColors(colors.brand, 0.12, colors.surface))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['brand', 'accent', 'danger', 'success'] as const)('keeps text readable on the tint of %s', (name) => {
    expect(contrastRatio(colors.ink, mixColors(colors[name], 0.12, colors.surface))).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps words readable on a whole card in the brand’s colour', () => {
    const { brand, brandInk, ink, surface } = colors
    const [words, card] = theme === 'light' ? [brandInk, brand] : [ink, mixColors(brand, 0.2, surface)]
    expect(contrastRatio(words, card)).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps a disabled button readable', () => {
    expect(contrastRatio(colors.quiet, colors.line)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(CATEGORY_COLORS)('keeps the words of a tile in %s readable on its tint', (color) => {
    const tint = mixColors(color, 0.12, colors.surface)
    expect(contrastRatio(colors.ink, tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(colors.quiet, tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#ffffff', color)).toBeGreaterThanOrEqual(3)
  })
})

describe('the system', () => {
  const css = JSON.stringify(system._global)

  it('hangs every rule on the scope element', () => {
    const selectors = (rules: object, path: string[] = []): string[] =>
      Object.entries(rules).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null ? selectors(value, [...path, key]) : [path.join(' ')],
      )
    const outside = selectors(system._global.reduce((all, part) => ({ ...all, ...part }), {})).filter(
      (selector) => !selector.includes('.yawmi') && !selector.includes('@keyframes yw-'),
    )
    expect(outside).toEqual([])
  })

  it('names its variables, layers and keyframes as nobody else does', () => {
    expect(css).not.toMatch(/--chakra/)
    expect(system.layers.names).toEqual(['yawmi.reset', 'yawmi.base', 'yawmi.tokens', 'yawmi.recipes'])
    expect(css.match(/@keyframes (?!yw-)/)).toBeNull()
  })

  it('gives the colours of the default brand where a brand sets none', () => {
    expect(css).toContain(`var(--yw-light-brand, ${defaultBrand.colors.light.brand})`)
    expect(css).toContain(`var(--yw-dark-brand, ${defaultBrand.colors.dark.brand})`)
  })
})
