import { fillPath, matchPath } from './path-pattern'

it.each([
  ['/videos', '/videos', {}],
  ['/videos', '/videos/', {}],
  ['/videos', '/Videos', undefined],
  ['/videos', '/videos/1', undefined],
  ['/videos/:uuid', '/videos/a%20b', { uuid: 'a b' }],
  ['/videos/:uuid', '/videos/%', { uuid: '%' }],
  ['/videos/:uuid', '/videos', undefined],
  ['/a.b', '/axb', undefined],
  ['/shop/*', '/shop', {}],
  ['/shop/*', '/shop/list/1', {}],
  ['*', '/anything', {}],
  ['/a/:1', '/a/b', { 1: 'b' }],
  ['/:part/:part', '/a/b', { part: 'b' }],
])('matches %s with %s: %p', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)?.params).toEqual(params)
})

it('fills a pattern in, encoded', () => {
  expect(fillPath('/videos/:uuid/:part?', { uuid: 'a b/c' })).toBe('/videos/a%20b%2Fc/')
})
