import { brandCssVariables, defaultBrand } from '@yawmi/brand'
import { fontRules } from './font-rules'

/** What a stand-in's rule says, as numbers. */
const readRule = (rule: string) => {
  const value = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1])
  return { size: value('size-adjust'), ascent: value('ascent-override'), descent: value('descent-override') }
}

describe.each(['tajawal', 'cairo'] as const)('what stands in for %s', (font) => {
  const rules = fontRules(font).match(/@font-face\{[^}]*\}/g) ?? []
  const standIns = rules.filter((rule) => rule.includes('local('))

  it('is of the device alone, in both weights, in a family that the brand’s text falls back on', () => {
    const [own, fallback] = brandCssVariables({ ...defaultBrand, font })['--yw-brand-font']!.split(', ')
    for (const rule of standIns) {
      expect(rule).toContain(`font-family:${fallback}`)
      expect(rule).not.toContain('url(')
    }
    for (const weight of [400, 700]) expect(standIns.some((rule) => rule.includes(`font-weight:${weight};`))).toBe(true)
    expect(rules.some((rule) => rule.includes(`font-family:${own}`))).toBe(true)
  })

  it('has the height of the font whatever its letters are scaled by', () => {
    const heights = standIns.map(readRule).map(({ size, ascent, descent }) => (size * (ascent + descent)) / 100)
    const [first = 0] = heights
    expect(first).toBeGreaterThan(100)
    for (const height of heights) expect(Math.abs(height - first)).toBeLessThan(0.1)
  })
})

it('is nothing where the brand’s font is the device’s own', () => {
  expect(fontRules('system')).toBe('')
})
