import { theme } from './theme.mjs'

const { compileStyle, compileGlobalRules } = theme()

describe('a style', () => {
  it('becomes one rule in a line, with the tokens of the system and & for the class', () => {
    const rules = compileStyle({ padding: { base: '3', md: '4' }, '&:hover': { color: 'brand' } })
    expect(rules.split('\n')).toEqual([
      '&{padding:var(--yw-spacing-3);}',
      '&:hover{color:var(--yw-colors-brand);}',
      '@media screen and (min-width: 60rem){&{padding:var(--yw-spacing-4);}}',
    ])
  })

  it('of a component lies in its layer', () => {
    expect(compileStyle({ color: 'red' }, 'recipes')).toBe('@layer yawmi.recipes{&{color:red;}}')
  })

  it('is turned from left to right outside of layers, whose rules are logical already', () => {
    expect(compileStyle({ left: '3px', textAlign: 'left' })).toBe('&{right:3px;text-align:right;}')
    expect(compileStyle({ marginInlineStart: '3px' })).toBe('&{margin-inline-start:3px;}')
    expect(compileStyle({ left: '3px' }, 'recipes')).toContain('left:3px')
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
    expect(selectors.length).toBeGreaterThan(50)
    expect(selectors.filter((selector) => !steps.test(selector) && !selector.includes('.yawmi'))).toEqual([])
  })

  it('leave the animations as they are', () => {
    expect(rules.join('')).toContain('@keyframes yw-spin{to{transform:rotate(360deg);}}')
  })
})
