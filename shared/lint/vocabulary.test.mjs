import { Linter } from 'eslint'
import vocabulary from './vocabulary.mjs'

/** @param {string} code */
const lint = (code, rule = 'field-words') =>
  new Linter()
    .verify(code, [{ plugins: { yawmi: vocabulary }, rules: { [`yawmi/${rule}`]: 'error' } }])
    .map(({ message }) => message)

describe('the field’s words in names', () => {
  it.each([
    ['a constant', 'const MOST_ITEMS = 3', 'most'],
    ['a function', 'function tellLeaf() {}', 'leaf'],
    ['a parameter', 'const show = (asked) => asked', 'asked'],
    ['a part of a pattern', 'const [wanted] = [1]', 'wanted'],
    ['a new name for a part', 'const { data: kept } = {}', 'kept'],
  ])('are asked for in %s', (_, code, word) => {
    expect(lint(code)).toEqual([expect.stringContaining(`“${word}”`)])
  })

  it.each([
    ['words that only begin alike', 'const footer = 1, farewell = 2, mostly = 3'],
    ['names of other packages', 'const { leaf } = row; row.asked.leaf()'],
    ['strings and comments', "const text = 'a leaf' // kept"],
  ])('leave alone %s', (_, code) => {
    expect(lint(code)).toEqual([])
  })
})

describe('the field’s words in prose', () => {
  it.each([
    ['a comment', '// The page is drawn ahead.', 'drawn ahead'],
    ['a docstring that breaks in the phrase', '/**\n * A page that is drawn\n * ahead.\n */', 'drawn ahead'],
    ['the name of a test', "it('forgets him', () => {})", 'him'],
    ['the name of a table of tests', "it.each([1])('has a wish: %s', () => {})", 'wish'],
    ['the name of a group, as a template', 'describe(`the journey of ${name}`, () => {})', 'journey'],
  ])('are required in %s', (_, code, word) => {
    expect(lint(code, 'field-prose')).toEqual([expect.stringContaining(`“${word}”`)])
  })

  it.each([
    ['paths and code', '// See e2e/src/journeys/home.test.ts, and `npm test -- journeys`.'],
    ['longer words', '// The sheet is there for this.'],
    ['other strings', "const words = 'his wish'; text('him')"],
  ])('leave alone %s', (_, code) => {
    expect(lint(code, 'field-prose')).toEqual([])
  })
})
