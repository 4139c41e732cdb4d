import { resolveTarget } from './target'

const routes = { home: '/home', videos_details: '/video-details/:uuid' }

describe('navigation target', () => {
  it('finds a route by name and fills in its parameters', () => {
    expect(resolveTarget({ name: 'videos_details', params: { uuid: 'daily_video' } }, routes)).toEqual({
      href: '/video-details/daily_video',
    })
  })

  it('takes a path, a query and a hash', () => {
    expect(resolveTarget({ path: '/', query: { brand: 'nasma' }, hash: '#hero' }, routes)).toEqual({
      href: '/?brand=nasma#hero',
    })
  })

  it('escapes what comes from outside', () => {
    expect(resolveTarget({ name: 'videos_details', params: { uuid: '../x?y' } }, routes)).toEqual({
      href: '/video-details/..%2Fx%3Fy',
    })
  })

  it('names a route that the page does not have', () => {
    expect(resolveTarget({ name: 'quotes' }, routes)).toEqual({ unknownName: 'quotes' })
  })

  it.each(['/home', null, undefined, 7, {}, { name: '' }, { path: 'javascript:alert(1)' }])('refuses %p', (target) => {
    expect(resolveTarget(target, routes)).toEqual({ invalid: true })
  })
})
