import { collectStyles } from '../server/collect-styles'
import { holdStyles, stylesIn } from './style-roots'

const place = () => document.body.appendChild(document.createElement('div'))
const sheetsOf = (element: HTMLElement) => [...element.querySelectorAll('style')]
const rulesIn = (element: HTMLElement) =>
  sheetsOf(element).flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))

/** Classes of styles whose rules are in the page. */
function classesIn(element: HTMLElement, styles: Record<string, string>) {
  const registry = stylesIn(element)
  const classes = registry.classesOf(styles)
  registry.flush?.()
  return classes
}

describe('styles of a place', () => {
  it('are one registry for all who ask, and another one elsewhere', () => {
    const into = place()
    expect(stylesIn(into)).toBe(stylesIn(into))
    expect(stylesIn(into)).not.toBe(stylesIn(place()))
  })

  it('are written once, under the same class everywhere', () => {
    const [one, other] = [place(), place()]
    const first = classesIn(one, { a: '&{color:red;}' })
    const rules = rulesIn(one)
    expect(rules.at(-1)).toContain(`.${first.a}`)
    expect(classesIn(one, { b: '&{color:red;}' })).toEqual({ b: first.a })
    expect(rulesIn(one)).toEqual(rules)
    expect(classesIn(other, { a: '&{color:red;}' })).toEqual(first)
  })

  it('win over those before them also where others have written the very same rule earlier', () => {
    const into = place()
    classesIn(into, { error: '&{border-color:red;}' })
    const { base, failed } = classesIn(into, { base: '&{border:1px solid gray;}', failed: '&{border-color:red;}' })
    const at = (name = '') => rulesIn(into).findIndex((rule) => rule.startsWith(`.${name} `))
    expect(at(failed)).toBeGreaterThan(at(base))
    expect(at(base)).toBeGreaterThan(-1)
  })

  it('are not written again where a server wrote them', () => {
    const { styles, tags } = collectStyles()
    styles.classesOf({ a: '&{color:red;}' })
    const [{ names, css } = { names: '', css: '' }] = tags()
    const tag = document.head.appendChild(document.createElement('style'))
    tag.dataset.styles = names
    tag.textContent = css
    const into = place()
    classesIn(into, { a: '&{color:red;}', b: '&{color:blue;}' })
    expect(rulesIn(into)).toEqual([expect.stringContaining('blue')])
    tag.remove()
  })

  it('have no class where they have no rules', () => {
    expect(classesIn(place(), { none: '' })).toEqual({ none: '' })
  })

  it('go on after a rule that the browser does not know', () => {
    const into = place()
    classesIn(into, { a: '&::(x{color:red;}\n&{color:green;}' })
    expect(rulesIn(into).at(-1)).toContain('green')
  })

  it('are in a sheet of their own, so that none changes that is in the page', () => {
    const into = place()
    classesIn(into, { a: '&{color:red;}' })
    const [first, ...others] = sheetsOf(into)
    const rules = first?.sheet?.cssRules.length
    classesIn(into, { b: '&{color:blue;}' })
    expect(first?.sheet?.cssRules).toHaveLength(rules!)
    expect(sheetsOf(into)).toHaveLength(others.length + 2)
    // What brings no rule brings no sheet.
    classesIn(into, { b: '&{color:blue;}' })
    expect(sheetsOf(into)).toHaveLength(others.length + 2)
  })

  it('stay while somebody holds them and leave the page after the last', async () => {
    const into = place()
    const styles = stylesIn(into, { nonce: 'abc' })
    styles.flush?.()
    const [first, second] = [holdStyles(into), holdStyles(into)]
    expect(sheetsOf(into)[0]?.nonce).toBe('abc')
    first()
    await Promise.resolve()
    expect(sheetsOf(into)).toHaveLength(1)
    second()
    await Promise.resolve()
    expect(sheetsOf(into)).toHaveLength(0)
    expect(stylesIn(into)).not.toBe(styles)
  })

  it('stay when they are held again at once, as StrictMode does', async () => {
    const into = place()
    stylesIn(into).flush?.()
    holdStyles(into)()
    holdStyles(into)
    await Promise.resolve()
    expect(sheetsOf(into)).toHaveLength(1)
  })
})
