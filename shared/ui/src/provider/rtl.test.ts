import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { rtlOutsideLayers } from './rtl'

/** What the browser is given for a rule of the class `x`. */
const written = (css: string) => {
  const container = document.createElement('div')
  const cache = createCache({ key: 'rtl', container, speedy: false, stylisPlugins: [rtlOutsideLayers] })
  cache.insert('.x', serializeStyles([css]), cache.sheet, false)
  return container.textContent
}

describe('rules written right to left', () => {
  it('turns left into right in our own rules', () => {
    expect(written('margin-left:4px;text-align:left;')).toBe('.x{margin-right:4px;text-align:right;}')
    expect(written('@media (min-width:600px){margin-left:4px;}')).toContain('margin-right:4px')
  })

  it('leaves logical properties alone', () => {
    expect(written('margin-inline-start:4px;')).toBe('.x{margin-inline-start:4px;}')
  })

  it('leaves what lies in a layer as it is', () => {
    expect(written('@layer yawmi.recipes{margin-left:4px;}')).toBe('@layer yawmi.recipes{.x{margin-left:4px;}}')
  })

  it('leaves keyframes as they are', () => {
    expect(written('@keyframes yw-x{from{left:0;}to{left:1px;}}')).toContain('from{left:0;}to{left:1px;}')
  })

  it('survives a placeholder rule', () => {
    expect(written('&::placeholder{padding-left:1px;}')).toContain('padding-right:1px')
  })
})
