import { firstCalls } from './first-calls'

describe('the first calls of a page', () => {
  it('have their paths, and say which of them subscribers alone may send', () => {
    expect(firstCalls(['categories', 'todaysContent'])).toEqual({
      categories: ['/api/players/categories', 0],
      todaysContent: ['/api/v2/players/todays-content', 1],
    })
  })

  it('are none that write, need a parameter, or are unknown', () => {
    expect(firstCalls(['login', 'subCategories', 'toString', 'nothing'])).toBeUndefined()
    expect(firstCalls()).toBeUndefined()
  })
})
