import { globalCss } from './global-css'
import { reset } from './reset'

/** Selectors of rules, those within media queries too; not those that only some browsers read. */
const selectorsOf = (rules: object): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    if (name.startsWith('@supports')) return []
    return name.startsWith('@') ? selectorsOf(rule as object) : name.split(/,(?![^()]*\))/)
  })

/** Of every element: browsers style each of them once more for it. */
const UNIVERSAL = /\*?::?(before|after|selection|first-letter|first-line|marker)\b/
const isUniversal = (selector: string) => {
  const last = selector.trim().split(/\s+/).at(-1)!
  return UNIVERSAL.test(last) && !/[\w\])]::?/.test(last)
}

it('no global rule is about the pseudo-elements of every element', () => {
  expect([...selectorsOf(globalCss), ...selectorsOf(reset)].filter(isUniversal)).toEqual([])
})

it('such rules are found', () => {
  const rules = { ':where(.x) *, :where(.x) *::before': {}, '@media print': { ':where(.x) ::selection': {} } }
  expect(selectorsOf(rules).filter(isUniversal)).toEqual([' :where(.x) *::before', ':where(.x) ::selection'])
  expect([':where(.x)::selection', ':where(.x) p::before', ':where(.x) a'].filter(isUniversal)).toEqual([])
})
