import { theme } from './theme.mjs'

const { compileStyle, compileGlobalRules } = theme()

describe('a style', () => {
  it('becomes one rule in a line, with the tokens of the system and & for the class', () => {
    const rules = compileStyle({ padding: { base: '3', md: '4' }, '&:hover': { color: 'brand' } })
    expect(rules.split('\n')).toEqual([
      '&{padding:12px;}',
      '&:hover{color:var(--yw-colors-brand);}',
      '@media screen and (min-width: 60rem){&{padding:16px;}}',
    ])
  })

  it('reads no variable for what is constant, and one for what a brand, a width or a host page sets', () => {
    expect(compileStyle({ marginTop: '-4', zIndex: 'toast', fontWeight: 'bold' })).toBe(
      '&{margin-top:calc(16px * -1);z-index:1100;font-weight:700;}',
    )
    expect(compileStyle({ width: 'gutter', borderRadius: 'card', fontSize: 'sm' })).toBe(
      '&{width:var(--yw-sizes-gutter);border-radius:var(--yw-radii-card);font-size:var(--yw-font-sizes-sm);}',
    )
  })

  it('of a component lies in its layer', () => {
    expect(compileStyle({ color: 'red' }, 'recipes')).toBe('@layer yawmi.recipes{&{color:red;}}')
  })

  it('is turned from left to right outside of layers, whose rules are logical already', () => {
    expect(compileStyle({ left: '3px', textAlign: 'left' })).toBe('&{right:3px;text-align:right;}')
    expect(compileStyle({ marginInlineStart: '3px' })).toBe('&{margin-inline-start:3px;}')
    expect(compileStyle({ left: '3px' }, 'recipes')).toContain('left:3px')
  })

  it('has a height for browsers that know no `dvh`, before the one of those that do', () => {
    expect(compileStyle({ height: '100dvh', maxHeight: { base: '92dvh', sm: '100dvh' } }).split('\n')).toEqual([
      '&{height:100vh;height:100dvh;max-height:92vh;max-height:92dvh;}',
      '@media screen and (min-width: 37.5rem){&{max-height:100vh;max-height:100dvh;}}',
    ])
    expect(compileStyle({ height: '100dvh' }, 'recipes')).toContain('{height:100vh;height:100dvh;}')
    // Of every page, and seldom missed.
    expect(compileStyle({ minHeight: 'screen' })).toBe('&{min-height:100dvh;}')
  })

  it('with a placeholder rule compiles', () => {
    expect(compileStyle({ '&::placeholder': { paddingLeft: '1px' } })).toContain('padding-right:1px')
  })

  it('sets no variable that no style reads', () => {
    expect(compileStyle({ backgroundColor: 'surface' })).toBe('&{background-color:var(--yw-colors-surface);}')
  })
})

describe('the global rules', () => {
  const [order, ...rules] = compileGlobalRules().split('\n')

  it('name the layers first', () => {
    expect(order).toBe('@layer yawmi.reset, yawmi.base, yawmi.tokens, yawmi.recipes;')
  })

  it('stay within the scope element', () => {
    const selectors = [...rules.join('').matchAll(/[{}]([^{}@;]+)(?=\{)/g)].map(([, selector]) => selector.trim())
    const steps = /^(?:from|to|[\d%,\s]+)$/
    expect(selectors.length).toBeGreaterThan(40)
    expect(selectors.filter((selector) => !steps.test(selector) && !selector.includes('.yawmi'))).toEqual([])
  })

  it('are one layer each, and still name the steps of space, which remotes of earlier builds read', () => {
    expect(rules.map((rule) => /^@layer yawmi\.(\w+)\{(?=:where\(\.yawmi\)|@keyframes)/.exec(rule)?.[1])).toEqual([
      'reset',
      'base',
      'tokens',
    ])
    expect(rules.join('')).toContain('--yw-spacing-4:16px;')
    expect(rules.join('')).not.toContain('breakpoint')
  })

  it('leave the animations as they are', () => {
    expect(rules.join('')).toContain('@keyframes yw-spin{to{transform:rotate(360deg);}}')
  })
})
