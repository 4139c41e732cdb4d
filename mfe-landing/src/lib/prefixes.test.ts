import { defaultBrand } from '@yawmi/brand'
import { prefixesOf } from './prefixes'

describe('prefixesOf', () => {
  it.each([
    ['^\\+2189[135]\\d{7}$', ['091', '093', '095']],
    ['^\\+21892[0-4]\\d{6}$', ['0920', '0921', '0922', '0923', '0924']],
    ['^\\+2181\\d{8}$', []],
  ])('reads them off the rule %s', (phoneRule, prefixes) => {
    expect(prefixesOf({ phoneRule })).toEqual(prefixes)
  })

  it('tells the operators of the default brand apart', () => {
    expect(defaultBrand.operators.map(prefixesOf)).toEqual([
      ['091', '093', '095'],
      ['092', '094', '096'],
    ])
  })
})
