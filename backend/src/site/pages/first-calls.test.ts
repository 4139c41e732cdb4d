import type { Prefetch } from '@yawmi/contract'
import { firstCalls } from './first-calls'

describe('the first calls of a page', () => {
  it('have their paths, and say which of them subscribers alone may send', () => {
    expect(firstCalls({ path: '/home', access: 'visitor', begins: ['categories', 'todaysContent'] })).toEqual([
      ['categories', '/api/players/categories', 0],
      ['todaysContent', '/api/v2/players/todays-content', 1],
    ])
  })

  it('have what their paths and queries need, of the declaration or of the address', () => {
    const prefetches: Prefetch[] = [
      { operation: 'subCategoryContent', params: { id: ':uuid' }, query: { page: '1', search: '?q' } },
      { operation: 'categoryItem', params: { categoryId: 'a/b', uuid: ':uuid' }, role: 'subscriber' },
      { operation: 'latestQuotes', query: { page: '1' }, role: 'free' },
    ]
    expect(firstCalls({ path: '/messages-list/:uuid', access: 'visitor', prefetches })).toEqual([
      [
        'subCategoryContent',
        '/api/players/sub-categories/{2}/content',
        expect.any(Number),
        { page: '1', search: '?q' },
      ],
      ['categoryItem', '/api/players/categories/a%2Fb/content/{2}', 1],
      ['latestQuotes', '/api/v2/players/contents/latest-quotes', 2, { page: '1' }],
    ])
  })

  it('say which picture their reply names, and that it is shown first', () => {
    const picture = { at: 'cover', sizes: '100vw' }
    const prefetches: Prefetch[] = [{ operation: 'todaysContent', picture }]
    expect(firstCalls({ path: '/home', access: 'visitor', prefetches })).toEqual([
      ['todaysContent', '/api/v2/players/todays-content', 1, {}, picture],
    ])
  })

  it('are sent by subscribers alone where the screen is theirs alone', () => {
    const route = { path: '/jokes-list', begins: ['categories'] }
    expect(firstCalls({ ...route, access: 'visitor' })).toEqual([['categories', '/api/players/categories', 0]])
    expect(firstCalls({ ...route, access: 'subscriber' })).toEqual([['categories', '/api/players/categories', 1]])
  })

  it('are none that write, lack a parameter, or are unknown', () => {
    expect(
      firstCalls({ path: '/', access: 'visitor', begins: ['login', 'subCategories', 'toString', 'nothing'] }),
    ).toBeUndefined()
    // The route has no such part.
    const prefetches = [{ operation: 'stickerPack', params: { id: ':uuid' } }]
    expect(firstCalls({ path: '/stickers-list', access: 'visitor', prefetches })).toBeUndefined()
    expect(firstCalls(undefined)).toBeUndefined()
  })
})
