import { Linter } from 'eslint'
import vocabulary from './vocabulary.mjs'

const lint = (code) =>
  new Linter()
    .verify(code, [{ plugins: { yawmi: vocabulary }, rules: { 'yawmi/field-words': 'error' } }])
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
