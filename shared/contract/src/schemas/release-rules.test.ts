import { declarationFaults, overlap, takenFrom } from './release-rules'
import type { Declaration } from './releases'

const route = (name: string, path: string, more: object = {}) =>
  ({ name, path, screen: name, layout: 'home', access: 'visitor', title: name, ...more }) as Declaration['routes'][0]
const declaration = (name: string, routes: Declaration['routes'], slots: string[] = []) =>
  ({ name, routes, slots, requires: {} }) as Declaration

describe('what is wrong with a declaration', () => {
  it('is nothing where it is sound', () => {
    expect(declarationFaults(declaration('content', [route('home', '/home')]))).toEqual([])
  })

  it('names route, field, what it is and what is allowed', () => {
    const wrong = declaration('content', [route('home', '/home'), route('images', '/images-list', { layout: 'wide' })])
    expect(declarationFaults(wrong)).toEqual([
      'route "images", layout: it is "wide"; allowed: "public", "home", "web-view", "bare"',
    ])
  })

  it.each<[string, unknown, string]>([
    ['no object', undefined, 'the declaration: it is missing; allowed: object'],
    ['a list', [], 'the declaration: it is []; allowed: object'],
    ['no routes', { name: 'content', slots: [], requires: {} }, 'routes: it is missing; allowed: array'],
    [
      'a route without a name',
      { name: 'content', routes: [{ ...route('x', '/x'), name: undefined }], slots: [], requires: {} },
      'route 1, name: it is missing; allowed: string',
    ],
  ])('is told where there is %s', (_, value, fault) => {
    expect(declarationFaults(value)).toContain(fault)
  })

  it.each(['/', '/home', '/list/:id', '/list/:id?', '/a/*', '/*', '/home/', '/webview/profile/:access'])(
    'is nothing in the path %s',
    (path) => expect(declarationFaults(declaration('content', [route('x', path)]))).toEqual([]),
  )
  it.each([
    ['the beginning of another’s address', '/regis*'],
    ['a letter that may be repeated', '/registe*r'],
    ['a value within a part', '/regis:rest'],
    ['values one after the other, which take for ever to tell apart', `/${':a'.repeat(12)}x`],
    ['letters that may be repeated, which do too', `/${'a*'.repeat(12)}b`],
    ['more parts than anybody types, each of which may be left out', '/:a?'.repeat(9)],
    ['no part', '//home'],
  ])('is told where a path has %s', (_, path) => {
    expect(declarationFaults(declaration('content', [route('x', path)]))).toEqual([
      `route "x", path: it is ${JSON.stringify(path)}; a path has up to 8 parts such as home or :id, after a slash each, and * as the last alone`,
    ])
  })

  it('is told where two routes have one name', () => {
    const twice = declaration('content', [route('home', '/home'), route('home', '/other')])
    expect(declarationFaults(twice)).toEqual(['there is more than one route named "home"'])
  })
})

describe('a remote’s name', () => {
  it.each(['games', 'x2', 'landing'])('may be %s', (name) => {
    expect(declarationFaults(declaration(name, []))).toEqual([])
  })
  it.each(['', 'x', 'Games', 'my-games', '2games', '../games', 'العاب', 'games '.repeat(9)])('is never %j', (name) => {
    expect(declarationFaults(declaration(name, []))[0]).toContain('name: it is')
  })
  it.each(['shell', 'backend', 'builds', 'constructor'])('is not %s, which the product has itself', (name) => {
    expect(declarationFaults(declaration(name, []))[0]).toContain('taken by the product itself')
  })
})

describe('a menu item', () => {
  const item = { id: 'games', label: 'ألعاب', route: 'games', icon: 'M4 4h16v16H4Z', in: { sidebar: { order: 5 } } }
  const routes = [route('games', '/games'), route('game', '/games/:id')]
  const faultsOf = (...menu: object[]) => declarationFaults({ ...declaration('games', routes), menu })

  it('leads to a screen of its remote', () => {
    expect(faultsOf(item, { ...item, id: 'more', icon: 'home' })).toEqual([])
  })
  it.each([
    [
      'another remote’s',
      { route: 'home' },
      'menu item "games" leads to the route "home", which the remote does not have',
    ],
    [
      'an address with a value',
      { route: 'game' },
      'menu item "games" leads to /games/:id, whose address needs a value',
    ],
  ])('never leads to %s screen', (_, change, fault) => {
    expect(faultsOf({ ...item, ...change })).toEqual([fault])
  })
  it.each([
    ['markup', { label: '<b>ألعاب</b>' }],
    ['a sentence', { label: 'ألعاب كثيرة ومسلية لكل أفراد العائلة' }],
    ['direction marks', { label: 'ألعاب\u202e' }],
    ['no path data', { icon: 'M0 0"/><script>' }],
    ['an address', { icon: 'https://example.test/icon.svg' }],
    ['a menu that there is none of', { in: { top: { order: 1 } } }],
    ['a place without order', { in: { sidebar: {} } }],
  ])('with %s is refused', (_, change) => {
    expect(faultsOf({ ...item, ...change })).toHaveLength(1)
  })
  it('has an id of its own', () => {
    expect(faultsOf(item, item)).toEqual(['there is more than one menu item "games"'])
  })
})

it.each([
  ['/home', '/home', true],
  ['/home', '/Home/', true],
  ['/home', '/', false],
  ['/', '/', true],
  ['/list/:id', '/list/daily', true],
  ['/list/:id', '/list', false],
  ['/list/:id?', '/list', true],
  ['/list/:id', '/other/:id', false],
  ['/:any', '/home', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/b', false],
])('the patterns %s and %s mean one address: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
})

describe('what a declaration takes from other remotes', () => {
  const account = declaration('account', [route('my_account', '/my-account')], ['menu'])

  it('is told by address, route name and slot', () => {
    const content = declaration('content', [route('mine', '/:page'), route('my_account', '/x')], ['menu'])
    expect(takenFrom(content, [account])).toEqual([
      'route "mine" takes /:page from account, whose "my_account" is /my-account',
      'the route name "my_account" is account\'s',
      'slot "menu" is account\'s',
    ])
  })

  it('is nothing where it is its own', () => {
    expect(takenFrom({ ...account }, [account])).toEqual([])
  })
})
